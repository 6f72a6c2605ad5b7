import type { Dialect } from '../dialect/dialect.js';
import { type FrozenJson, isList, isObject } from '../json/frozen.js';
import { own, setOwn } from '../json/own.js';
import { appendToken } from '../json/pointer.js';
import { convertReference, shelfOfDefinitions } from './reference.js';
import { refuse } from './refuse.js';
import { type Conversion, convertOperand, copyJson, type Written } from './written.js';

/** Writes one keyword in another dialect. */
type Rule = (operand: FrozenJson, conversion: Conversion) => void;

/** Adds to a map that two keywords of the source may fill. */
function addMembers(written: Written, name: string, members: Written, { pointer, to }: Conversion): void {
  const before = (own(written, name) as Written | undefined) ?? {};
  for (const member of Object.keys(members)) {
    if (Object.hasOwn(before, member)) refuse(pointer, `a second '${member}'`, to);
    setOwn(before, member, members[member]);
  }
  written[name] = before;
}

const definitions: Rule = (operand, conversion) => {
  const { pointer, inside, written, to } = conversion;
  const members = convertOperand(operand, { name: '$defs', vocabulary: 'core', shelf: 'map' }, pointer, inside);
  addMembers(written, shelfOfDefinitions(to), members as Written, conversion);
};

const reference: Rule = (operand, { from, to, written, pointer }) => {
  written.$ref = convertReference(operand as string, from, to, pointer);
};

/** Up to draft-07 an anchor is an identifier that is a mere fragment. */
const identifier: Rule = (operand, { from, to, written, pointer }) => {
  if (typeof operand !== 'string') return;
  const isAnchor = from.anchorInId && operand.startsWith('#');
  const name = isAnchor && !to.anchorInId ? '$anchor' : '$id';
  if (Object.hasOwn(written, name)) refuse(pointer, 'an anchor beside an identifier', to);
  written[name] = name === '$anchor' ? operand.slice(1) : operand;
};

const anchor: Rule = (operand, { from, to, written, pointer }) => {
  if (!from.keywords.has('$anchor')) return;
  if (!to.anchorInId) written.$anchor = operand;
  else if (Object.hasOwn(written, '$id')) refuse(pointer, 'an anchor beside an identifier', to);
  else written.$id = `#${operand as string}`;
};

/** `items` is a list of the first items up to 2019-09, which 2020-12 calls `prefixItems`. */
const items: Rule = (operand, { from, to, schema, written, pointer, inside }) => {
  if (isList(operand)) {
    if (operand.length === 0) return;
    written[to.tuples ? 'items' : 'prefixItems'] = operand.map((item, index) => inside(item, `${pointer}/${index}`));
  } else {
    const hasPrefix = !from.tuples && Object.hasOwn(schema, 'prefixItems');
    written[to.tuples && hasPrefix ? 'additionalItems' : 'items'] = inside(operand, pointer);
  }
};

const prefixItems: Rule = (operand, conversion) => {
  if (!conversion.from.tuples) items(operand, conversion);
};

/** It speaks of something only behind a list of first items. */
const additionalItems: Rule = (operand, { from, to, schema, written, pointer, inside }) => {
  if (!from.tuples || !isList(own(schema, 'items') as FrozenJson | undefined)) return;
  written[to.tuples ? 'additionalItems' : 'items'] = inside(operand, pointer);
};

/** Property names, or a schema, that a property brings with it: one keyword up to draft-07, then two. */
const dependencies: Rule = (operand, conversion) => {
  const { to, pointer, inside, written } = conversion;
  if (!isObject(operand)) return;
  for (const [name, member] of Object.entries(operand)) {
    const place = appendToken(pointer, name);
    const isNames = isList(member) || typeof member === 'string';
    const keyword = !to.keywords.has('dependentRequired')
      ? 'dependencies'
      : isNames
        ? 'dependentRequired'
        : 'dependentSchemas';
    const value = isNames ? copyJson(isList(member) ? member : [member]) : inside(member, place);
    const members: Written = {};
    setOwn(members, name, value);
    addMembers(written, keyword, members, conversion);
  }
};

const newerDependencies: Rule = (operand, conversion) => {
  if (conversion.from.keywords.has('dependentRequired')) dependencies(operand, conversion);
};

/** In draft-04 a bound is exclusive by a word beside it. */
function bound(inclusive: 'minimum' | 'maximum', exclusive: 'exclusiveMinimum' | 'exclusiveMaximum'): [string, Rule][] {
  return [
    [
      inclusive,
      (operand, { schema, written }) => {
        written[own(schema, exclusive) === true ? exclusive : inclusive] = operand;
      },
    ],
    [
      exclusive,
      (operand, { written }) => {
        if (typeof operand !== 'boolean') written[exclusive] = operand;
      },
    ],
  ];
}

/** Content is only described from 2019-09 on; where it would be asserted, the description is left out. */
function content(name: string): [string, Rule] {
  return [
    name,
    (operand, { from, to, written }) => {
      const asserts = ({ keywords }: Dialect): boolean => keywords.get(name)?.plan !== undefined;
      if (asserts(from) || !asserts(to)) written[name] = operand;
    },
  ];
}

/** What is not written as it is read, by the keyword of the source. */
export const RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['$ref', reference],
  ['$id', (operand, conversion) => conversion.from.idKeyword === '$id' && identifier(operand, conversion)],
  ['id', (operand, conversion) => conversion.from.idKeyword === 'id' && identifier(operand, conversion)],
  ['$anchor', anchor],
  ['$defs', definitions],
  ['definitions', definitions],
  ['items', items],
  ['prefixItems', prefixItems],
  ['additionalItems', additionalItems],
  ['dependencies', dependencies],
  ['dependentRequired', newerDependencies],
  ['dependentSchemas', newerDependencies],
  content('contentEncoding'),
  content('contentMediaType'),
  ...bound('minimum', 'exclusiveMinimum'),
  ...bound('maximum', 'exclusiveMaximum'),
]);
