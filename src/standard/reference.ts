import type { Dialect } from '../dialect/dialect.js';
import { pointerOf, tokensOf } from '../json/pointer.js';
import { refuse } from './refuse.js';

/** The keywords that may stand elsewhere after a conversion: a reference through one of them would miss. */
const MOVED: readonly string[] = ['items', 'prefixItems', 'additionalItems', 'dependencies', 'dependentSchemas'];

/** The name under which a dialect keeps definitions. */
export function shelfOfDefinitions(dialect: Dialect): string {
  return dialect.keywords.has('$defs') ? '$defs' : 'definitions';
}

/** A `$ref` as it reads in another dialect: its pointer names definitions by that dialect's word. */
export function convertReference(reference: string, from: Dialect, to: Dialect, pointer: string): string {
  if (!reference.startsWith('#')) return refuse(pointer, 'a reference to another document', to);
  const tokens = tokensOf(decodeURIComponent(reference.slice(1)));
  if (tokens === undefined) return reference;
  const written: string[] = [];
  for (let index = 0; index < tokens.length;) {
    const name = tokens[index]!;
    const shelf = name === '$defs' ? 'map' : from.keywords.get(name)?.shelf;
    if (shelf === undefined || MOVED.includes(name)) return refuse(pointer, `a reference through '${name}'`, to);
    written.push(name === '$defs' || name === 'definitions' ? shelfOfDefinitions(to) : name);
    const isInside = shelf === 'map' || shelf === 'schemas';
    if (isInside && index + 1 < tokens.length) written.push(tokens[index + 1]!);
    index += isInside ? 2 : 1;
  }
  // A schema that says more than its `$ref` is written apart, so what lies inside stays where it was.
  return `#${encodeURI(pointerOf(written))}`;
}
