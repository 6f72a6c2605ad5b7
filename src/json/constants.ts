import { canonicalText, NOT_CANONICAL, TOO_LARGE } from './canonical.js';
import { MAX_EQUAL_DEPTH } from './equal.js';
import { isNumber, numberIdentity } from './number.js';

/** Whether a value is one of the constants. */
export type ConstantTest = (value: unknown) => boolean;

/** Up to here comparing with each text is cheaper than hashing the value. */
const FEW = 8;

const NOTHING: ConstantTest = () => false;

/**
 * Prepares the members of an `enum`, or the one of a `const`, for a test whose time does not grow with their number
 * (JSON Schema validation, sections 6.1.2 and 6.1.3; equality as in `isEqual`). Members that JSON can't carry equal
 * nothing. A value is walked no further than the deepest and the largest member go. It throws nothing of its own;
 * a trap of a proxy, or a getter, may throw out of it.
 *
 * @param members the constants; later changes to the arrays and objects in them are not seen
 */
export function prepareConstants(members: readonly unknown[]): ConstantTest {
  const strings = members.filter((member) => typeof member === 'string');
  const numbers = members.filter(isNumber).map(numberIdentity);
  const literals = members.filter((member) => member === null || typeof member === 'boolean');
  const composites = members.filter((member) => typeof member === 'object' && member !== null && !isNumber(member));
  const tests = [stringTest(strings), numberTest(numbers), literalTest(literals), compositeTest(composites)];
  const [first, ...others] = tests.filter((test) => test !== NOTHING);
  if (first === undefined) return NOTHING;
  return others.length === 0 ? first : byKind(tests as [ConstantTest, ConstantTest, ConstantTest, ConstantTest]);
}

function byKind([isString, isNumeral, isLiteral, isComposite]: readonly [
  ConstantTest,
  ConstantTest,
  ConstantTest,
  ConstantTest,
]): ConstantTest {
  return (value) => {
    if (typeof value === 'string') return isString(value);
    if (typeof value === 'number' || typeof value === 'bigint') return isNumeral(value);
    if (typeof value !== 'object' || value === null) return isLiteral(value);
    // A Big is an object and a number.
    return isComposite(value) || isNumeral(value);
  };
}

/**
 * Texts as engines keep the names of properties: one object for each text. JSON readers keep short values the same way,
 * so that comparing the two is mostly a matter of identity.
 */
function internalized(texts: readonly string[]): readonly string[] {
  return Object.keys(Object.fromEntries(texts.map((text) => [text, true])));
}

function oneOf([first, second, third, fourth, ...others]: readonly string[]): ConstantTest {
  if (first === undefined) return NOTHING;
  if (second === undefined) return (value) => value === first;
  if (third === undefined) return (value) => value === first || value === second;
  const rest = oneOf(others);
  const last = fourth ?? third;
  return (value) => value === first || value === second || value === third || value === last || rest(value);
}

function stringTest(strings: readonly string[]): ConstantTest {
  if (strings.length <= FEW) return oneOf(internalized(strings));
  const known = new Set<unknown>(strings);
  const longest = strings.reduce((length, text) => Math.max(length, text.length), 0);
  // A text longer than every member is not even hashed.
  return (value) => typeof value === 'string' && value.length <= longest && known.has(value);
}

function numberTest(identities: readonly (number | string)[]): ConstantTest {
  const [first] = identities;
  if (first === undefined) return NOTHING;
  if (identities.length === 1) {
    return (value) =>
      typeof value === 'number' ? value === first : isNumber(value) && numberIdentity(value) === first;
  }
  const known = new Set(identities);
  return (value) =>
    typeof value === 'number' ? known.has(value) : isNumber(value) && known.has(numberIdentity(value));
}

function literalTest(literals: readonly unknown[]): ConstantTest {
  const [first] = literals;
  if (first === undefined) return NOTHING;
  return literals.length === 1 ? (value) => value === first : (value) => literals.includes(value);
}

function compositeTest(composites: readonly unknown[]): ConstantTest {
  const known = new Set<string>();
  let largest = 0;
  for (const composite of composites) {
    const bounds = { depth: MAX_EQUAL_DEPTH, nodes: Number.MAX_SAFE_INTEGER };
    const text = canonicalText(composite, bounds);
    if (text === NOT_CANONICAL || text === TOO_LARGE) continue;
    known.add(text);
    largest = Math.max(largest, Number.MAX_SAFE_INTEGER - bounds.nodes);
  }
  if (known.size === 0) return NOTHING;
  // A value larger than every member is left after so many values; neither mark of such an end is a known text.
  return (value) =>
    typeof value === 'object' && known.has(canonicalText(value, { depth: MAX_EQUAL_DEPTH, nodes: largest }));
}
