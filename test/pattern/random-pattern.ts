/** A source of random numbers that gives the same ones for the same seed (xorshift). */
export class Random {
  #state: number;

  constructor(seed: number) {
    // Never zero, which the generator would keep for ever.
    this.#state = Math.imul(seed, 2) + 1;
    for (let round = 0; round < 16; round++) this.below(2);
  }

  /** A whole number from 0 to `limit - 1`. */
  below(limit: number): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return (this.#state >>> 0) % limit;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }
}

/** A pattern's text with a way to write texts that it is likely to match. */
interface Sampled {
  readonly source: string;
  readonly sample: (random: Random) => string;
}

const SETS: readonly (readonly [source: string, members: string])[] = [
  ['a', 'a'],
  ['a', 'a'],
  ['b', 'b'],
  ['\\x61', 'a'],
  ['\\u0062', 'b'],
  ['\\u{1f600}', '\u{1f600}'],
  ['\\ud83d\\ude00', '\u{1f600}'],
  ['\u{1f600}', '\u{1f600}'],
  ['\\ud83d', '\ud83d'],
  ['\\ude00', '\ude00'],
  ['é', 'é'],
  ['.', 'ab\u{1f600}1'],
  ['\\d', '12'],
  ['\\D', 'ab_'],
  ['\\w', 'a1_'],
  ['\\W', ' -é'],
  ['\\s', ' \n\u00a0'],
  ['\\S', 'ab'],
  ['\\t', '\t'],
  ['\\cJ', '\n'],
  ['\\0', '\0'],
  ['\\.', '.'],
  ['\\/', '/'],
  ['\\p{L}', 'abé'],
  ['\\P{L}', '12 '],
  ['\\p{Lu}', 'A'],
  ['\\p{Script=Greek}', 'α'],
  ['[ab]', 'ab'],
  ['[a-c]', 'abc'],
  ['[^a]', 'b1\u{1f600}'],
  ['[^\\d\\s]', 'ab'],
  ['[\\w-]', 'a-'],
  ['[^]', 'a\n'],
  ['[]', ''],
  ['[\\]a]', ']a'],
  ['[\u{1f600}-\u{1f64f}]', '\u{1f600}'],
  ['[^\\ud800-\\udbff]', 'a\ude00'],
  ['[\\p{L}\\d]', 'aé1'],
  ['[\\b\\-]', '\b-'],
  ['[.*+]', '.+'],
];

const QUANTIFIERS: readonly (readonly [source: string, least: number, most: number])[] = [
  ['*', 0, 3],
  ['+', 1, 3],
  ['?', 0, 1],
  ['*?', 0, 3],
  ['+?', 1, 3],
  ['??', 0, 1],
  ['{2}', 2, 2],
  ['{0}', 0, 0],
  ['{1,}', 1, 3],
  ['{0,2}', 0, 2],
  ['{1,3}?', 1, 3],
  ['{2,4}', 2, 4],
];

const ASSERTIONS = ['^', '$', '\\b', '\\B'];

function quantified(random: Random, body: Sampled): Sampled {
  if (random.below(3) > 0) return body;
  const [mark, least, most] = random.pick(QUANTIFIERS);
  return {
    source: body.source + mark,
    sample: (inner) => Array.from({ length: least + inner.below(most - least + 1) }, () => body.sample(inner)).join(''),
  };
}

function term(random: Random, depth: number): Sampled {
  const kind = random.below(depth > 0 ? 16 : 10);
  if (kind === 9) return { source: random.pick(ASSERTIONS), sample: () => '' };
  if (kind < 9) {
    const [source, members] = random.pick(SETS);
    return quantified(random, { source, sample: (inner) => (members === '' ? '' : inner.pick(Array.from(members))) });
  }
  const body = disjunction(random, depth - 1);
  if (kind === 10)
    return { source: `(?=${body.source})`, sample: (inner) => (inner.below(2) ? '' : body.sample(inner)) };
  if (kind === 11) return { source: `(?!${body.source})`, sample: () => '' };
  if (kind === 12) return { source: `(?<=${body.source})`, sample: body.sample };
  if (kind === 13) return { source: `(?<!${body.source})`, sample: () => '' };
  const opening = kind === 14 ? '(?:' : '(';
  return quantified(random, { source: `${opening}${body.source})`, sample: body.sample });
}

function alternative(random: Random, depth: number): Sampled {
  const terms = Array.from({ length: random.below(4) + (random.below(8) > 0 ? 1 : 0) }, () => term(random, depth));
  return {
    source: terms.map(({ source }) => source).join(''),
    sample: (inner) => terms.map(({ sample }) => sample(inner)).join(''),
  };
}

function disjunction(random: Random, depth: number): Sampled {
  const parts = Array.from({ length: random.below(3) === 0 ? 2 : 1 }, () => alternative(random, depth));
  return {
    source: parts.map(({ source }) => source).join('|'),
    sample: (inner) => inner.pick(parts).sample(inner),
  };
}

/** A random pattern of the whole grammar (without back-references), and a maker of texts near its matches. */
export function randomPattern(random: Random): Sampled {
  return disjunction(random, 3);
}

const CHARACTERS = [...Array.from('aab bc1_-.\n\té\u{1f600}A'), '\ud83d', '\ude00', 'α', '\0'];

/** A text near a match: one the pattern's parts were written to, often with a change or a frame of other characters. */
export function randomText(random: Random, pattern: Sampled): string {
  const noise = (most: number): string =>
    Array.from({ length: random.below(most + 1) }, () => random.pick(CHARACTERS)).join('');
  if (random.below(4) === 0) return noise(6);
  let text = pattern.sample(random).slice(0, 14);
  if (random.below(3) === 0) text = noise(2) + text;
  if (random.below(3) === 0) text += noise(2);
  if (random.below(3) === 0) {
    const place = random.below(text.length + 1);
    text = text.slice(0, place) + noise(1) + text.slice(place + random.below(2));
  }
  return text;
}
