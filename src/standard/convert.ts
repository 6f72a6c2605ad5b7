import type { Dialect } from '../dialect/dialect.js';
import { dialectByUri } from '../dialect/table.js';
import { type FrozenJson, isObject } from '../json/frozen.js';
import { own, setOwn } from '../json/own.js';
import { appendToken } from '../json/pointer.js';
import type { Keyword } from '../keyword/keyword.js';
import { refuse } from './refuse.js';
import { RULES } from './rules.js';
import { convertOperand, copyJson, type Written } from './written.js';

/**
 * Writes a schema in another dialect, with the same meaning.
 *
 * @throws ConversionError where the dialect has no word for something.
 */
export function convertSchema(schema: FrozenJson, from: Dialect, to: Dialect): Written {
  const converted = from === to ? copyJson(schema) : convert(schema, from, to, '');
  // Both interfaces ask for an object.
  const whole = typeof converted === 'boolean' ? (converted ? {} : { not: {} }) : (converted as Written);
  return { ...whole, $schema: to.name === 'draft-07' ? `${to.uri}#` : to.uri };
}

function convert(schema: FrozenJson, from: Dialect, to: Dialect, pointer: string): unknown {
  if (!isObject(schema)) return schema;
  const written: Written = {};
  const inside = (value: FrozenJson, place: string): unknown => convert(value, from, to, place);
  const isLonely = from.lonelyRef && Object.hasOwn(schema, '$ref');
  for (const [name, operand] of Object.entries(schema)) {
    const keyword = from.keywords.get(name);
    const place = appendToken(pointer, name);
    if (name === '$schema') {
      if (typeof operand === 'string' && dialectByUri(operand) !== from) refuse(place, 'a part in another dialect', to);
    } else if (isLonely && name !== '$ref' && name !== 'definitions' && name !== '$defs') {
      continue;
    } else if (RULES.has(name)) {
      RULES.get(name)!(operand, { from, to, schema, written, pointer: place, inside });
    } else if (keyword === undefined) {
      // A word without meaning must not gain one.
      if (!to.keywords.has(name)) setOwn(written, name, copyJson(operand));
    } else if (to.keywords.has(name) || isAnnotation(keyword)) {
      setOwn(written, name, convertOperand(operand, keyword, place, inside));
    } else {
      refuse(place, `the keyword '${name}'`, to);
    }
  }
  return to.lonelyRef ? withReferenceApart(written) : written;
}

/** Whether a keyword only describes. */
function isAnnotation({ plan, shelf, vocabulary }: Keyword): boolean {
  return plan === undefined && shelf === undefined && vocabulary !== 'core';
}

/** Where what stands beside `$ref` is ignored, the reference goes into a branch of its own. */
function withReferenceApart(written: Written): Written {
  const { $ref, ...others } = written;
  if ($ref === undefined || Object.keys(others).length === 0) return written;
  const branches = (own(others, 'allOf') as readonly unknown[] | undefined) ?? [];
  return { ...others, allOf: [...branches, { $ref }] };
}
