import type { Dialect } from '../../src/dialect/dialect.js';
import type { Shelf } from '../../src/keyword/keyword.js';

type Change = (subschema: unknown) => unknown;

/**
 * A copy of a schema in which every subschema, where its dialect has subschemas, is what `change` makes of it; the
 * outer ones first.
 */
export function eachSubschema(schema: unknown, dialect: Dialect, change: Change): unknown {
  const changed = change(schema);
  if (!isRecord(changed)) return changed;
  return Object.fromEntries(
    Object.entries(changed).map(([name, operand]) => [
      name,
      within(operand, dialect.keywords.get(name)?.shelf, (part) => eachSubschema(part, dialect, change)),
    ]),
  );
}

function within(operand: unknown, shelf: Shelf | undefined, change: Change): unknown {
  switch (shelf) {
    case undefined:
      return operand;
    case 'schema':
      return change(operand);
    case 'schema-or-boolean':
      return typeof operand === 'boolean' ? operand : change(operand);
    case 'schema-or-list':
      return Array.isArray(operand) ? operand.map(change) : change(operand);
    case 'schemas':
      return Array.isArray(operand) ? operand.map(change) : operand;
    case 'map':
      return eachValue(operand, change);
    case 'map-or-names':
      return eachValue(operand, (part) => (Array.isArray(part) ? part : change(part)));
  }
}

function eachValue(operand: unknown, change: Change): unknown {
  if (!isRecord(operand)) return operand;
  return Object.fromEntries(Object.entries(operand).map(([name, part]) => [name, change(part)]));
}

/** Whether a value is an object that is no array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
