import type { RepairKind } from '../gate/outcome.js';
import { ARRAY, BOOLEAN, KINDS, kindOf, NUMBER, OBJECT } from '../json/kind.js';
import { JsonSyntaxError, parseJson } from '../json/parse.js';
import type { Cause, Finding } from '../problem/cause.js';
import type { RepairSettings } from './options.js';

/** What might put a refused value right. */
export type Proposal =
  | { readonly kind: 'dropNull'; readonly name: string }
  | { readonly kind: Exclude<RepairKind, 'dropNull'>; readonly value: unknown };

/** The keywords that only speak of texts: where one failed, a text is what the schema asks for. */
const OF_TEXTS: ReadonlySet<Cause['keyword']> = new Set([
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'contentEncoding',
  'contentMediaType',
]);

/** The JSON types, as bits, that the causes ask for instead of what was sent. */
function wantedKinds(causes: readonly Cause[]): number {
  let wanted = 0;
  for (const cause of causes) {
    if (cause.keyword === 'type') {
      for (const name of cause.expected) wanted |= KINDS[name];
    } else if (cause.keyword === 'enum' || cause.keyword === 'tag') {
      for (const member of cause.members) wanted |= kindOfText(member);
    } else if (cause.keyword === 'const') {
      wanted |= kindOfText(cause.member);
    }
  }
  return wanted;
}

/** The type of a JSON text by its beginning, as far as a quoted value may be meant for it. */
function kindOfText(text: string): number {
  const first = text.charAt(0);
  if (first === '[') return ARRAY;
  if (first === '{') return OBJECT;
  if (text === 'true' || text === 'false') return BOOLEAN;
  return isDigitOrMinus(first) ? NUMBER : 0;
}

function isDigitOrMinus(character: string): boolean {
  return character === '-' || (character >= '0' && character <= '9');
}

/** Where JSON's white space ends. */
function firstUnit(text: string): number {
  let index = 0;
  while (index < text.length && ' \t\n\r'.includes(text.charAt(index))) index++;
  return index;
}

/** Reads a text that stands in quotes; undefined where it is no JSON, or of no wanted type. */
function readText(text: string, wanted: number, { limits }: RepairSettings): unknown {
  try {
    const value = parseJson(text, { limits });
    return (kindOf(value) & wanted) === 0 ? undefined : value;
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    return undefined;
  }
}

/** Reads a JSON text of an array or an object, whichever of them is wanted. */
export function readStringified(text: string, wanted: number, settings: RepairSettings): unknown {
  if (!settings.kinds.has('stringified')) return undefined;
  const meant = kindOfText(text.charAt(firstUnit(text))) & (ARRAY | OBJECT) & wanted;
  return meant === 0 ? undefined : readText(text, meant, settings);
}

/**
 * What might put a refused value right; undefined where nothing is certain enough. That it does, only the schema can
 * tell.
 */
export function propose(value: unknown, { steps, causes }: Finding, settings: RepairSettings): Proposal | undefined {
  const { kinds } = settings;
  if (value === null) {
    const last = steps[steps.length - 1];
    const isProperty = last?.declared === true && typeof last.key === 'string';
    return isProperty && kinds.has('dropNull') ? { kind: 'dropNull', name: last.key } : undefined;
  }
  if (typeof value !== 'string' || causes.some(({ keyword }) => OF_TEXTS.has(keyword))) return undefined;
  const wanted = wantedKinds(causes);
  const inside = readStringified(value, wanted, settings);
  if (inside !== undefined) return { kind: 'stringified', value: inside };
  if (kinds.has('boolean') && (wanted & BOOLEAN) !== 0 && (value === 'true' || value === 'false')) {
    return { kind: 'boolean', value: value === 'true' };
  }
  if (!kinds.has('numeric') || (wanted & NUMBER) === 0) return undefined;
  // No white space: a numeral begins with a digit or a minus sign, and ends with a digit.
  const isNumeral = isDigitOrMinus(value.charAt(0)) && isDigitOrMinus(value.charAt(value.length - 1));
  const number = isNumeral ? readText(value, wanted & NUMBER, settings) : undefined;
  return number === undefined ? undefined : { kind: 'numeric', value: number };
}
