/** Punycode (RFC 3492): the Bootstring of section 6 with the parameters of section 5. */

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 0x80;
const DELIMITER = '-';
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LAST_CODE_POINT = 0x10ffff;

/**
 * The code points that a Punycode text stands for, or undefined where it stands for none.
 *
 * @param text lower case, without `xn--`; at most a name long, since the work grows with the square of its length.
 */
export function decodePunycode(text: string): number[] | undefined {
  const delimiter = text.lastIndexOf(DELIMITER);
  const points = Array.from(text.slice(0, Math.max(delimiter, 0)), (character) => character.charCodeAt(0));
  let index = delimiter > 0 ? delimiter + 1 : 0;
  let n = INITIAL_N;
  let bias = INITIAL_BIAS;
  let position = 0;
  while (index < text.length) {
    const before = position;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = index < text.length ? DIGITS.indexOf(text.charAt(index)) : -1;
      index++;
      if (digit < 0) return undefined;
      position += digit * weight;
      const t = threshold(k, bias);
      if (digit < t) break;
      weight *= BASE - t;
    }
    const length = points.length + 1;
    bias = adapt(position - before, length, before === 0);
    // Past 2^53 the position is no longer exact, but then n is far too large in any case.
    n += Math.floor(position / length);
    if (n > LAST_CODE_POINT) return undefined;
    position %= length;
    points.splice(position++, 0, n);
  }
  return points;
}

/** The Punycode text of code points, in lower case if they are, without `xn--`. */
export function encodePunycode(points: readonly number[]): string {
  const basic = points.filter((point) => point < INITIAL_N);
  let text = basic.length > 0 ? String.fromCharCode(...basic) + DELIMITER : '';
  let handled = basic.length;
  let n = INITIAL_N;
  let bias = INITIAL_BIAS;
  let delta = 0;
  while (handled < points.length) {
    const next = Math.min(...points.filter((point) => point >= n));
    delta += (next - n) * (handled + 1);
    n = next;
    for (const point of points) {
      if (point < n) delta++;
      if (point !== n) continue;
      text += encodeDelta(delta, bias);
      bias = adapt(delta, handled + 1, handled === basic.length);
      delta = 0;
      handled++;
    }
    delta++;
    n++;
  }
  return text;
}

/** A delta as a variable-length integer (section 3.3). */
function encodeDelta(delta: number, bias: number): string {
  let digits = '';
  let rest = delta;
  for (let k = BASE; ; k += BASE) {
    const t = threshold(k, bias);
    if (rest < t) return digits + DIGITS.charAt(rest);
    digits += DIGITS.charAt(t + ((rest - t) % (BASE - t)));
    rest = Math.floor((rest - t) / (BASE - t));
  }
}

function threshold(k: number, bias: number): number {
  return Math.min(Math.max(k - bias, T_MIN), T_MAX);
}

/** The bias for the next delta (section 6.1). */
function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
