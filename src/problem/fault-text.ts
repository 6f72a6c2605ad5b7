import type { TypeName } from '../json/kind.js';

declare const faultReason: unique symbol;
/** A sentence to the author of a schema; only this file makes them. */
export type FaultReason = string & { readonly [faultReason]: true };

function reason(text: string): FaultReason {
  return text as FaultReason;
}

/** An author's own word inside a sentence: quoted as JSON, and cut after 100 code points. */
function quoted(word: string): string {
  const points = [...word.slice(0, 202)];
  return JSON.stringify(points.length > 100 ? `${points.slice(0, 100).join('')}…` : word);
}

function listed(words: Iterable<string>): string {
  return [...words].join(', ');
}

/** What stands where something else belongs, by its JavaScript sort. */
export type NotJson =
  'undefined' | 'a function' | 'a symbol' | 'a bigint' | 'NaN or an infinity' | 'an instance of a class' | 'a cycle';

/** Every sentence that an author of a schema can read of it. */
export const faultText = {
  notJson: (what: NotJson): FaultReason => reason(`${what} stands here, which JSON can't carry`),
  unreadable: (): FaultReason => reason('the value here could not be read: a getter or a proxy threw'),
  tooDeep: (limit: number): FaultReason =>
    reason(`the schema is nested deeper than ${limit} levels (limits.schemaDepth)`),
  tooLarge: (limit: number): FaultReason => reason(`the schema holds more than ${limit} values (limits.schemaValues)`),
  tooManySubschemas: (limit: number): FaultReason =>
    reason(`the schema and what it refers to make more than ${limit} subschemas (limits.subschemas)`),
  tooManyInPlace: (limit: number): FaultReason =>
    reason(`more than ${limit} references and combinators apply to one value (limits.inPlaceDepth)`),

  notSchema: (got: TypeName, booleans: boolean): FaultReason =>
    reason(`must be a schema (an object${booleans ? ' or a boolean' : ''}), not ${article(got)}`),
  arrayForSchema: (): FaultReason => reason('must be a schema, not an array'),
  tupleItems: (): FaultReason =>
    reason("must be a schema, not an array: in this dialect a list of item schemas is the keyword 'prefixItems'"),
  mustBe: (what: string): FaultReason => reason(`must be ${what}`),
  emptySchemas: (): FaultReason => reason('must be an array with at least one schema'),
  unknownType: (near: TypeName | undefined): FaultReason =>
    reason(
      `must be one of array, boolean, integer, null, number, object, string, or an array of them without repeats` +
        (near === undefined ? '' : ` (did you mean ${quoted(near)}?)`),
    ),
  anyType: (): FaultReason => reason(`"any" is no type: leave 'type' out to accept every value`),
  requiredBoolean: (): FaultReason =>
    reason("must be an array of property names: in this dialect 'required' belongs to the object, not to the property"),
  booleanBound: (side: 'minimum' | 'maximum'): FaultReason =>
    reason(`must be a number: a boolean here is draft-04's way, write the bound itself and leave '${side}' out`),
  boundMissing: (side: 'minimum' | 'maximum'): FaultReason => reason(`needs '${side}' beside it`),

  unknownFormat: (name: string, known: Iterable<string>): FaultReason =>
    reason(`the format ${quoted(name)} is not known (known: ${listed(known)})`),
  knownFormat: (name: string): FaultReason =>
    reason(`the format ${quoted(name)} is known already: customFormats can add names, not replace them`),
  badFormat: (name: string): FaultReason =>
    reason(
      `the custom format ${quoted(name)} must have a 'type' (string, number, integer, array or object) and a function 'check'`,
    ),
  badPattern: (why: string): FaultReason => reason(`the pattern can't be used: ${why}`),
  option: (name: string, allowed: string): FaultReason => reason(`the option '${name}' must be ${allowed}`),
  limits: (fault: string): FaultReason => reason(fault),
  unknownDialect: (uri: string, known: Iterable<string>): FaultReason =>
    reason(`the dialect ${quoted(uri)} is not known (known: ${listed(known)})`),
  unknownVocabulary: (uri: string): FaultReason =>
    reason(`the metaschema requires the vocabulary ${quoted(uri)}, which is not known`),
  unresolved: (reference: string): FaultReason => reason(`the reference ${quoted(reference)} resolves to nothing`),
  notSchemaTarget: (reference: string): FaultReason =>
    reason(`the reference ${quoted(reference)} leads to a value that is no schema`),
  remote: (uri: string): FaultReason =>
    reason(`the reference leads to ${quoted(uri)}, which is not among 'documents'; nothing is ever fetched`),
  loop: (): FaultReason => reason('the reference loops back to itself without ever stepping into the data'),
  repeatedId: (id: string): FaultReason => reason(`the identifier ${quoted(id)} is given to two subschemas`),

  unknownKeyword: (name: string, near: string | undefined): FaultReason =>
    reason(`the keyword ${quoted(name)} is not known${near === undefined ? '' : `: did you mean '${near}'?`}`),
  ignoredSibling: (name: string): FaultReason => reason(`in this dialect '${name}' beside '$ref' is ignored`),
  nullable: (): FaultReason =>
    reason(
      `'nullable' is OpenAPI's, not JSON Schema's: write "type": ["…", "null"], or set the option nullable: "honour"`,
    ),
  exampleKeyword: (): FaultReason => reason(`'example' is OpenAPI's: JSON Schema has 'examples', an array`),
  emptyEnum: (): FaultReason => reason('an empty enum accepts nothing'),
  repeatedEnum: (): FaultReason => reason('a member of the enum is repeated'),
  badDefault: (): FaultReason => reason("the property's own 'default' is refused by its schema (it is never applied)"),
} as const;

function article(name: TypeName): string {
  switch (name) {
    case 'array':
    case 'object':
    case 'integer':
      return `an ${name}`;
    case 'null':
      return name;
    default:
      return `a ${name}`;
  }
}
