import type { Dialect } from '../dialect/dialect.js';
import type { KeyLevel } from '../gate/key-level.js';
import { type FrozenJson, type FrozenObject, isList, isObject } from '../json/frozen.js';
import { own } from '../json/own.js';
import { appendToken } from '../json/pointer.js';
import { compilePattern, type Matcher } from '../pattern/pattern.js';
import { schemaText } from '../problem/schema-text.js';
import { dialectOf } from './dialect-of.js';

const NO_LEVELS: ReadonlyMap<string, KeyLevel> = new Map();
const NO_PROPERTIES: FrozenObject = Object.freeze({});

/**
 * Reads from a compiled root's schema which keys its levels are closed to, so that the gate refuses exactly what the
 * root refuses. The levels are those that `registry/closure.ts` reaches; one whose author wrote
 * `additionalProperties: false` is closed too.
 *
 * @returns undefined where no level is closed.
 */
export function keyLevels(schema: FrozenJson | undefined, around: Dialect, pointer = ''): KeyLevel | undefined {
  if (!isObject(schema)) return undefined;
  const dialect = dialectOf(schema, around);
  if (dialect.lonelyRef && Object.hasOwn(schema, '$ref')) return undefined;
  const operand = (name: string): FrozenJson | undefined =>
    dialect.keywords.has(name) ? (own(schema, name) as FrozenJson | undefined) : undefined;
  const level = (keyword: string): KeyLevel | undefined =>
    keyLevels(operand(keyword), dialect, appendToken(pointer, keyword));

  const declared = operand('properties') ?? NO_PROPERTIES;
  const properties = isObject(declared) ? levelsOfEach(declared, dialect, `${pointer}/properties`) : NO_LEVELS;
  const closed = operand('additionalProperties') === false;
  const additional = level('additionalProperties');
  const items = operand('items');
  const listed = isList(items) ? items : operand('prefixItems');
  const place = isList(items) ? 'items' : 'prefixItems';
  const prefix = isList(listed)
    ? listed.map((item, index) => keyLevels(item, dialect, `${pointer}/${place}/${index}`))
    : [];
  const rest = isList(items) ? level('additionalItems') : level('items');
  const holdsNone =
    !closed && properties.size === 0 && !additional && !rest && prefix.every((item) => item === undefined);
  if (holdsNone) return undefined;
  return {
    pointer: schemaText(pointer),
    closed,
    declared: isObject(declared) ? declared : NO_PROPERTIES,
    patterns: matchersOf(operand('patternProperties')),
    properties,
    additional,
    prefix,
    items: rest,
  };
}

function levelsOfEach(declared: FrozenObject, dialect: Dialect, pointer: string): ReadonlyMap<string, KeyLevel> {
  let levels: Map<string, KeyLevel> | undefined;
  for (const name of Object.keys(declared)) {
    const schema = declared[name];
    // Most properties are scalars; the pointer is spelled only for one that may hold a level.
    if (!isObject(schema)) continue;
    const level = keyLevels(schema, dialect, appendToken(pointer, name));
    if (level !== undefined) (levels ??= new Map<string, KeyLevel>()).set(name, level);
  }
  return levels ?? NO_LEVELS;
}

function matchersOf(patterns: FrozenJson | undefined): readonly Matcher[] {
  return isObject(patterns) ? Object.keys(patterns).map((source) => compilePattern(source)) : [];
}
