import { characterSet } from './character-set.js';
import type { CharacterSet } from './character-set.js';
import { PatternError } from './pattern-error.js';
import type { AssertionNode, SyntaxTree } from './syntax-tree.js';

/** The deepest nesting of groups. */
const MAX_DEPTH = 250;

/** A count no text can reach (a string of V8 has less than 2^30 units): no bound at all. */
const UNREACHABLE = 2 ** 30;

/**
 * The next token of a pattern. Linear over all tokens: an unclosed class, name or brace is one token to the end of the
 * pattern, so that nothing is scanned twice.
 */
const TOKEN =
  /\\(?:[pPu]\{[^}]*\}?|u[dD][89abAB]\w\w\\u[dD][c-fC-F]\w\w|u\w{4}|x\w\w|c.|.)?|\[(?:\\.|[^\\\]])*\]?|\((?:\?(?:<(?:[!=]|[^!=>][^>]*>?)?|[^<])?)?|[*+?]\??|\{(?:\d+(?:,\d*)?\}\??)?|[^\\[(*+?{]/suy;

/** The escapes of the grammar, back-references left out; `\-` is one in a class only. */
const KNOWN_ESCAPES = /\\[dDsSwWbBpPtnvfrcxu0^$\\.*+?()[\]{}|/-]/gu;

/**
 * Parses a pattern by the grammar of ECMA-262 section 22.2.1 with UnicodeMode (the `u` flag). It relies on the native
 * engine to refuse what isn't of that grammar: of such a pattern the tree has no meaning.
 *
 * @throws PatternError for an escape or group it doesn't know, a back-reference, and groups too deep.
 */
export function parsePattern(source: string): SyntaxTree {
  const sets = new Map<string, CharacterSet>();
  let depth = 0;
  let offset = 0;
  let token = '';

  function advance(): void {
    offset += token.length;
    TOKEN.lastIndex = offset;
    token = TOKEN.exec(source)?.[0] ?? '';
  }

  function run(text: string): SyntaxTree {
    const set = sets.get(text) ?? characterSet(text);
    sets.set(text, set);
    return { kind: 'run', set, minimum: 1, maximum: 1 };
  }

  /** Applies the quantifier at hand, if there is one, to what is before it. */
  function quantify(body: SyntaxTree): SyntaxTree {
    if (!/^(?:[*+?]|\{\d)/u.test(token)) return body;
    const marks: Readonly<Record<string, string>> = { '*': '0,', '+': '1,', '?': '0,1' };
    const range = marks[token[0]!] ?? token.slice(1, token.indexOf('}'));
    const [least, most = least] = range.split(',');
    const minimum = Number(least);
    const maximum = most === '' || Number(most) >= UNREACHABLE ? Infinity : Number(most);
    advance();
    if (body.kind === 'run' && body.minimum === 1 && body.maximum === 1) return { ...body, minimum, maximum };
    return { kind: 'repeat', body, minimum, maximum };
  }

  function group(): SyntaxTree {
    const opening = token;
    if (!/^\((?:$|\?[:=!<])/u.test(opening)) throw new PatternError('this kind of group is not known', offset);
    if (++depth > MAX_DEPTH) throw new PatternError(`its groups are over ${MAX_DEPTH} deep`, offset);
    advance();
    const body = disjunction();
    depth--;
    advance();
    if (!/[=!]$/u.test(opening)) return quantify(body);
    return { kind: 'lookaround', ahead: opening.length === 3, negative: opening.endsWith('!'), body };
  }

  function term(): SyntaxTree {
    if (token.startsWith('(')) return group();
    if (/^\\[1-9k]/u.test(token)) throw new PatternError("back-references can't be matched in linear time", offset);
    const text = token;
    const unknown = text === '\\-' ? 0 : text.replace(KNOWN_ESCAPES, '  ').indexOf('\\');
    if (unknown >= 0) throw new PatternError('an escape is not known with the u flag', offset + unknown);
    advance();
    if (/^(?:[$^]|\\[bB])$/u.test(text)) return { kind: text as AssertionNode['kind'] };
    return quantify(run(text));
  }

  function alternative(): SyntaxTree {
    const parts: SyntaxTree[] = [];
    while (token !== '' && token !== '|' && token !== ')') {
      const part = term();
      const last = parts[parts.length - 1];
      // Neighbouring runs of one set become one, `a{0,9}a+` a `a{1,}`: the same texts match, in one way each, which keeps
      // the states of the automaton small.
      if (part.kind === 'run' && last?.kind === 'run' && part.set === last.set) {
        const minimum = last.minimum + part.minimum;
        parts[parts.length - 1] = { ...last, minimum, maximum: last.maximum + part.maximum };
      } else {
        parts.push(part);
      }
    }
    return parts.length === 1 ? parts[0]! : { kind: 'alternative', parts };
  }

  function disjunction(): SyntaxTree {
    const parts = [alternative()];
    while (token === '|') {
      advance();
      parts.push(alternative());
    }
    return parts.length === 1 ? parts[0]! : { kind: 'disjunction', parts };
  }

  advance();
  return disjunction();
}
