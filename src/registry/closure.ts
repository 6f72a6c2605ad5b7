import type { Dialect } from '../dialect/dialect.js';
import { type JsonObject, own, setOwn } from '../json/own.js';
import { dialectOf, isObjectSchema } from './dialect-of.js';
import { collectReferences, type References } from './reference.js';

/** The keywords through which closing goes from a level to those inside it. */
export const STEPS: readonly string[] = [
  'properties',
  'items',
  'prefixItems',
  'additionalItems',
  'additionalProperties',
];

/** The keywords by which a level says itself what becomes of further keys. */
const KEY_RULES: readonly string[] = ['additionalProperties', 'patternProperties', 'unevaluatedProperties'];

/**
 * Closes a schema to unknown keys: every object level that lists a non-empty `properties`, is reached through
 * {@link STEPS} and says nothing itself about further keys gets `additionalProperties: false`. A level is left as
 * written where a keyword of its dialect that applies to the same value stands beside its `properties` (`anyOf`, `if`,
 * `$ref` …), or where a reference from a level that holds more than the reference leads to it: keys that the level
 * does not list may be declared there. Such a level is still passed through to the levels inside it.
 *
 * @returns the closed schema, in which every part that did not change is the author's own object; the author's schema
 *   itself where nothing changed. A schema that can't be read, or is nested too deeply, comes back as it is, for the
 *   compiler to refuse.
 */
export function closeUnknownKeys(schema: JsonObject, dialect: Dialect): JsonObject {
  try {
    const open = openTargets(collectReferences(schema, dialect));
    return closeSchema(schema, { dialect, open, closed: new Map() }) as JsonObject;
  } catch {
    return schema;
  }
}

/** What a level needs to know while the levels of one schema are closed. */
interface Closing {
  readonly dialect: Dialect;
  /** The levels that stay as written because of a reference. */
  readonly open: ReadonlySet<JsonObject>;
  /** What became of each object: one that stands in two places is closed once, and a cycle of objects ends. */
  readonly closed: Map<JsonObject, JsonObject>;
}

function closeSchema(schema: unknown, around: Closing): unknown {
  if (!isObjectSchema(schema)) return schema;
  const before = around.closed.get(schema);
  if (before !== undefined) return before;
  around.closed.set(schema, schema);
  const dialect = dialectOf(schema, around.dialect);
  // What stands beside such a `$ref` is ignored, so it is no level and leads to none.
  if (dialect.lonelyRef && Object.hasOwn(schema, '$ref')) return schema;
  const closing = dialect === around.dialect ? around : { ...around, dialect };
  let closed = schema;
  for (const step of STEPS) {
    if (!dialect.keywords.has(step)) continue;
    const operand = own(schema, step);
    const inside = step === 'properties' ? closeEach(operand, closing) : closeOneOrList(operand, closing);
    if (inside !== operand) closed = withMember(closed, step, inside);
  }
  if (isClosable(schema, closing)) closed = withMember(closed, 'additionalProperties', false);
  if (closed !== schema) around.closed.set(schema, closed);
  return closed;
}

/** Whether the level lists properties, says nothing of further keys, and nothing else may declare some. */
function isClosable(schema: JsonObject, { dialect, open }: Closing): boolean {
  const properties = own(schema, 'properties');
  if (!dialect.keywords.has('properties') || !isObjectSchema(properties)) return false;
  if (Object.keys(properties).length === 0 || open.has(schema)) return false;
  return !Object.keys(schema).some((name) => {
    const keyword = dialect.keywords.get(name);
    return keyword !== undefined && (keyword.inPlace === true || KEY_RULES.includes(name));
  });
}

function closeOneOrList(operand: unknown, closing: Closing): unknown {
  if (!Array.isArray(operand)) return closeSchema(operand, closing);
  let closed: unknown[] = operand;
  for (let index = 0; index < operand.length; index++) {
    const inside = closeSchema(operand[index], closing);
    if (inside === operand[index]) continue;
    if (closed === operand) closed = [...(operand as readonly unknown[])];
    closed[index] = inside;
  }
  return closed;
}

function closeEach(operand: unknown, closing: Closing): unknown {
  if (!isObjectSchema(operand)) return operand;
  let closed = operand;
  for (const name of Object.keys(operand)) {
    const inside = closeSchema(operand[name], closing);
    if (inside === operand[name]) continue;
    if (closed === operand) closed = { ...operand };
    setOwn(closed, name, inside);
  }
  return closed;
}

/** A copy with one member set; its other members are the author's own. */
function withMember(object: JsonObject, name: string, value: unknown): JsonObject {
  return { ...object, [name]: value };
}

/** The levels that references from among other keywords lead to, through mere references too. */
function openTargets(references: References): ReadonlySet<JsonObject> {
  const open = new Set<JsonObject>();
  let pending = references.list.filter((reference) => reference.amongOthers);
  while (pending.length > 0) {
    const reached = new Set<JsonObject>();
    for (const target of pending.flatMap((reference) => references.resolve(reference))) {
      if (open.size !== open.add(target).size) reached.add(target);
    }
    pending = references.list.filter(({ holder }) => reached.has(holder));
  }
  return open;
}
