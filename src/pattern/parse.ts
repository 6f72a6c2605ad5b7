import { characterSet, DOT, keyOf } from './character-set.js';
import type { CharacterSet } from './character-set.js';
import { fail, takeClass, takeCodePoint, takeEscape } from './parse-characters.js';
import type { Cursor } from './parse-characters.js';
import { alternativeOf } from './syntax-tree.js';
import type { SyntaxTree } from './syntax-tree.js';

/** The deepest nesting of groups. */
const MAX_DEPTH = 250;

/** The most look-arounds in one pattern: each has one bit of a 32-bit word at every place of a text. */
const MAX_LOOK_AROUNDS = 30;

/** A count that no text can reach: the longest string of V8 has less than 2^30 units. */
const UNREACHABLE_COUNT = 2 ** 30;

/** State of one run of the parser. */
interface Parser extends Cursor {
  depth: number;
  lookArounds: number;
  /** One object for equal sets. */
  readonly sets: Map<string, CharacterSet>;
}

function characterNode(parser: Parser, set: CharacterSet): SyntaxTree {
  const key = keyOf(set);
  const known = parser.sets.get(key) ?? set;
  parser.sets.set(key, known);
  return { kind: 'character', set: known };
}

/** Reads the decimal digits at the cursor; undefined where there are none. */
function takeNumber(parser: Parser): number | undefined {
  const start = parser.offset;
  while (parser.source[parser.offset]! >= '0' && parser.source[parser.offset]! <= '9') parser.offset++;
  return parser.offset > start ? Number(parser.source.slice(start, parser.offset)) : undefined;
}

/** Reads a quantifier in braces; the cursor is at the opening one. */
function takeBraces(parser: Parser): [minimum: number, maximum: number] {
  const start = parser.offset++;
  const minimum = takeNumber(parser);
  let maximum = minimum;
  if (parser.source[parser.offset] === ',') {
    parser.offset++;
    maximum = takeNumber(parser) ?? Infinity;
  }
  if (minimum === undefined || maximum === undefined || parser.source[parser.offset++] !== '}') {
    fail('a quantifier in braces is not complete; a plain brace needs a backslash', start);
  }
  if (minimum > maximum) fail('the numbers of a quantifier are out of order', start);
  return [minimum, maximum >= UNREACHABLE_COUNT ? Infinity : maximum];
}

/** Reads the quantifier at the cursor, if there is one, and applies it to the term before it. */
function quantified(parser: Parser, body: SyntaxTree): SyntaxTree {
  const mark = parser.source[parser.offset];
  let range: [number, number];
  if (mark === '{') {
    range = takeBraces(parser);
  } else {
    if (mark === '*') range = [0, Infinity];
    else if (mark === '+') range = [1, Infinity];
    else if (mark === '?') range = [0, 1];
    else return body;
    parser.offset++;
  }
  if (parser.source[parser.offset] === '?') parser.offset++;
  return { kind: 'quantified', body, minimum: range[0], maximum: range[1] };
}

/** Reads a group or a look-around with its quantifier; the cursor is behind the opening bracket. */
function takeGroup(parser: Parser): SyntaxTree {
  const { source } = parser;
  const start = parser.offset - 1;
  const [opening] = ['?<=', '?<!', '?=', '?!', '?:', '?<'].filter((text) => source.startsWith(text, parser.offset));
  if (opening === undefined && source[parser.offset] === '?') fail('this kind of group is not known', start);
  parser.offset += opening?.length ?? 0;
  if (opening === '?<') {
    const end = source.indexOf('>', parser.offset);
    if (end < 0) fail('the name of a group is not closed', start);
    parser.offset = end + 1;
  }
  if (++parser.depth > MAX_DEPTH) fail(`groups may be ${MAX_DEPTH} deep`, start);
  const body = takeDisjunction(parser);
  parser.depth--;
  if (source[parser.offset++] !== ')') fail('a group is not closed', start);
  if (opening === undefined || opening === '?:' || opening === '?<') return quantified(parser, body);
  if (++parser.lookArounds > MAX_LOOK_AROUNDS) fail(`a pattern may hold ${MAX_LOOK_AROUNDS} look-arounds`, start);
  return { kind: 'lookaround', ahead: !opening.includes('<'), negative: opening.endsWith('!'), body };
}

function takeTerm(parser: Parser): SyntaxTree {
  const { source } = parser;
  const start = parser.offset;
  const character = source[start]!;
  if (character === '\\') {
    const letter = source[start + 1];
    if (letter === 'b' || letter === 'B') {
      parser.offset += 2;
      return { kind: 'assertion', assertion: letter };
    }
    const value = takeEscape(parser, false);
    const set = typeof value === 'number' ? characterSet([value, value]) : value;
    return quantified(parser, characterNode(parser, set));
  }
  const codePoint = takeCodePoint(parser);
  switch (character) {
    case '^':
    case '$':
      return { kind: 'assertion', assertion: character };
    case '(':
      return takeGroup(parser);
    case '.':
      return quantified(parser, characterNode(parser, characterSet(DOT)));
    case '[':
      return quantified(parser, characterNode(parser, takeClass(parser)));
    case '*':
    case '+':
    case '?':
      return fail('a quantifier has nothing to repeat', start);
    case '{':
    case '}':
    case ']':
      return fail('a plain brace or bracket needs a backslash', start);
    default:
      return quantified(parser, characterNode(parser, characterSet([codePoint, codePoint])));
  }
}

function takeDisjunction(parser: Parser): SyntaxTree {
  const { source } = parser;
  const alternatives: SyntaxTree[] = [];
  do {
    if (alternatives.length > 0) parser.offset++;
    const terms: SyntaxTree[] = [];
    while (parser.offset < source.length && source[parser.offset] !== '|' && source[parser.offset] !== ')') {
      terms.push(takeTerm(parser));
    }
    alternatives.push(alternativeOf(terms));
  } while (source[parser.offset] === '|');
  return alternatives.length === 1 ? alternatives[0]! : { kind: 'disjunction', alternatives };
}

/**
 * Parses a pattern by the grammar of ECMA-262 section 22.2.1 with UnicodeMode (the `u` flag). The names of groups are
 * left to the native engine.
 *
 * @throws PatternError when the pattern isn't of that grammar, uses a back-reference, or is over a limit.
 */
export function parsePattern(source: string): SyntaxTree {
  const parser: Parser = { source, offset: 0, properties: new Map(), sets: new Map(), depth: 0, lookArounds: 0 };
  const tree = takeDisjunction(parser);
  if (parser.offset < source.length) fail('a closing bracket has no opening one', parser.offset);
  return tree;
}
