import type { Random } from '../pattern/random-pattern.js';
import { names, scalars } from './vocabulary.js';

type Members = Readonly<Record<string, unknown>>;

/** A value that is likely to be near what the schema accepts: made to its keywords, then often changed a little. */
export function nearValue(root: Members, random: Random): unknown {
  const value = made(root, root, random, 4);
  return random.below(3) === 0 ? changed(value, random) : value;
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function made(schema: unknown, root: Members, random: Random, depth: number): unknown {
  if (!isMembers(schema) || depth === 0 || random.below(12) === 0) return anyValue(random, depth);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum) && schema.enum.length > 0) return random.pick<unknown>(schema.enum);
  const other = inPlace(schema, root, random);
  const rest = other === undefined ? undefined : made(other, root, random, depth - 1);
  if (other !== undefined && !isMembers(rest)) return rest;
  const own = ofKind(kindOf(schema, random, isMembers(rest)), schema, root, random, depth);
  return isMembers(own) && isMembers(rest) ? { ...rest, ...own } : own;
}

/** One of the subschemas that apply to the same value, or undefined. */
function inPlace(schema: Members, root: Members, random: Random): unknown {
  const found: unknown[] = [schema.then, schema.else];
  for (const list of [schema.allOf, schema.anyOf, schema.oneOf])
    if (Array.isArray(list)) found.push(...(list as unknown[]));
  if (typeof schema.$ref === 'string') {
    const word = schema.$ref.slice(Math.max(schema.$ref.lastIndexOf('/'), schema.$ref.lastIndexOf('#')) + 1);
    const definitions = root.$defs ?? root.definitions;
    found.push(isMembers(definitions) ? (definitions[word] ?? root) : root);
  }
  const some = found.filter((part) => part !== undefined);
  return some.length === 0 || random.below(4) === 0 ? undefined : random.pick(some);
}

function kindOf(schema: Members, random: Random, wantsObject: boolean): unknown {
  const { type } = schema;
  if (Array.isArray(type)) return random.pick<unknown>(type);
  if (type !== undefined) return type;
  const keys = Object.keys(schema).join();
  if (wantsObject || /ropert|required|depend/u.test(keys)) return 'object';
  if (/tems|ontains/u.test(keys)) return 'array';
  if (/inimum|aximum|multipleOf/u.test(keys)) return 'number';
  return /pattern|format|Length/u.test(keys) ? 'string' : 'any';
}

function ofKind(kind: unknown, schema: Members, root: Members, random: Random, depth: number): unknown {
  switch (kind) {
    case 'object':
      return object(schema, root, random, depth);
    case 'array':
      return array(schema, root, random, depth);
    case 'string':
      return random.pick(['x', 'xy', 'y', '', 'xyxy', 'é1', '\u{1f600}', '2020-01-31', '1.2.3.4', '/a']);
    case 'integer':
      return random.pick([-1, 0, 1, 2, 3, 4]);
    case 'number':
      return random.pick([-1, 0, 0.3, 0.5, 1, 1.5, 2, 3, 1e20, 0.30000000000000004]);
    case 'boolean':
      return random.below(2) === 0;
    case 'null':
      return null;
    default:
      return anyValue(random, depth);
  }
}

function object(schema: Members, root: Members, random: Random, depth: number): Members {
  const properties = isMembers(schema.properties) ? schema.properties : {};
  const wanted = [...Object.keys(properties), ...(Array.isArray(schema.required) ? (schema.required as string[]) : [])];
  if (random.below(2) === 0) wanted.push(random.pick(names));
  const value: Record<string, unknown> = {};
  for (const name of wanted) {
    if (random.below(6) === 0) continue;
    value[name] = made(Object.hasOwn(properties, name) ? properties[name] : other(schema), root, random, depth - 1);
  }
  return value;
}

function other(schema: Members): unknown {
  const patterns = isMembers(schema.patternProperties) ? Object.values(schema.patternProperties) : [];
  return patterns[0] ?? schema.additionalProperties ?? schema.unevaluatedProperties;
}

function array(schema: Members, root: Members, random: Random, depth: number): unknown[] {
  const prefix = [schema.prefixItems, schema.items].find((list) => Array.isArray(list)) as unknown[] | undefined;
  const rest = Array.isArray(schema.items) ? schema.additionalItems : (schema.items ?? schema.unevaluatedItems);
  return Array.from({ length: random.below(4) }, (_, index) => {
    const item = random.below(3) === 0 ? (schema.contains ?? rest) : (prefix?.[index] ?? rest);
    return made(item, root, random, depth - 1);
  });
}

function anyValue(random: Random, depth: number): unknown {
  const kind = random.below(depth > 0 ? 6 : 4);
  if (kind === 4) return Array.from({ length: random.below(3) }, () => anyValue(random, depth - 1));
  if (kind < 4) return random.pick(scalars);
  return Object.fromEntries(
    Array.from({ length: random.below(3) }, () => [random.pick(names), anyValue(random, depth - 1)]),
  );
}

/** The value with one place of it changed: a member replaced, added or left out. */
function changed(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random.below(3) > 0) {
    const at = random.below(value.length);
    return (value as unknown[]).flatMap((item, index) => {
      if (index !== at) return [item];
      return random.pick([[], [item, item], [changed(item, random)]]);
    });
  }
  if (isMembers(value) && random.below(3) > 0) {
    const at = random.pick(names);
    const { [at]: member, ...rest } = value;
    return random.below(2) === 0 && Object.hasOwn(value, at) ? rest : { ...value, [at]: changed(member, random) };
  }
  return anyValue(random, 1);
}
