import type { Dialect } from '../dialect/dialect.js';
import { resolveUri, splitFragment } from '../document/uri.js';
import { tokensOf } from '../json/pointer.js';
import { type JsonObject, own } from '../json/own.js';
import { dialectOf, isObjectSchema } from './dialect-of.js';

/** The keywords that refer to a schema, in every dialect that has them. */
const REFERRING: readonly string[] = ['$ref', '$dynamicRef', '$recursiveRef'];

/** Where schemas lie to be referred to; in a dialect that does not know one of the names, references still reach in. */
const SHELVES: readonly string[] = ['$defs', 'definitions'];

/** A schema resource (2020-12, core, section 4.3.5) inside an author's schema. */
interface Resource {
  readonly uri: string;
  readonly root: JsonObject;
}

/** What is known around a schema object while it is read. */
interface Place {
  readonly dialect: Dialect;
  readonly resource: Resource;
  /** It is a branch of a combinator. */
  readonly inPlace: boolean;
  /** The member of the top-level `$defs` that it is in. */
  readonly definition: string | undefined;
}

/** A reference as an author wrote it. */
export interface Reference {
  readonly target: string;
  readonly resource: Resource;
  /** The schema object that holds it. */
  readonly holder: JsonObject;
  /** Whether the level it stands at says more than the reference: beside it, or by the combinator it is a branch of. */
  readonly amongOthers: boolean;
  /** The member of the top-level `$defs` that it stands in. */
  readonly definition: string | undefined;
}

/** Every reference of a schema, with what they can name. */
export interface References {
  readonly list: readonly Reference[];
  /** The schemas that a reference may mean, before anything is resolved through `documents`. */
  resolve(reference: Reference): readonly JsonObject[];
}

/**
 * Collects the references of an author's schema. Nothing is checked here: what resolves to nothing is for the compiler
 * to tell. Each object is read once, so that a cycle of objects ends too.
 */
export function collectReferences(schema: JsonObject, dialect: Dialect): References {
  const list: Reference[] = [];
  const anchors = new Map<string, JsonObject[]>();
  const whole: Resource = { uri: '', root: schema };
  const resources: Resource[] = [whole];
  const seen = new Set<object>();

  function readSchema(value: unknown, around: Place): void {
    if (!isObjectSchema(value) || seen.has(value)) return;
    seen.add(value);
    const dialectHere = value === schema ? around.dialect : dialectOf(value, around.dialect);
    const resource = resourceOf(value, dialectHere, around.resource);
    const names = Object.keys(value);
    for (const name of names) {
      const operand = value[name];
      if (name === '$anchor' || name === '$dynamicAnchor') addAnchor(operand, value);
      const keyword = dialectHere.keywords.get(name);
      if (keyword !== undefined && REFERRING.includes(name) && typeof operand === 'string') {
        const amongOthers = around.inPlace || (names.length > 1 && !dialectHere.lonelyRef);
        list.push({ target: operand, resource, holder: value, amongOthers, definition: around.definition });
      }
      const shelf = keyword?.shelf ?? (SHELVES.includes(name) ? 'map' : undefined);
      if (shelf === undefined) continue;
      const inside = { ...around, dialect: dialectHere, resource, inPlace: keyword?.inPlace === true };
      if (Array.isArray(operand)) {
        for (const item of operand) readSchema(item, inside);
      } else if (shelf !== 'map' && shelf !== 'map-or-names') {
        readSchema(operand, inside);
      } else if (isObjectSchema(operand)) {
        const defines = value === schema && name === '$defs';
        for (const [key, member] of Object.entries(operand)) {
          readSchema(member, defines ? { ...inside, definition: key } : inside);
        }
      }
    }
  }

  function resourceOf(value: JsonObject, { idKeyword, anchorInId, lonelyRef }: Dialect, within: Resource): Resource {
    const id = own(value, idKeyword);
    if (typeof id !== 'string' || (lonelyRef && Object.hasOwn(value, '$ref'))) return within;
    const { uri, fragment } = splitFragment(id);
    if (anchorInId && fragment !== '') addAnchor(fragment, value);
    if (uri === '') return within;
    const resource = { uri: resolveUri(within.uri, uri), root: value };
    resources.push(resource);
    return resource;
  }

  function addAnchor(name: unknown, value: JsonObject): void {
    if (typeof name === 'string') anchors.set(name, [...(anchors.get(name) ?? []), value]);
  }

  function resolve({ target, resource }: Reference): readonly JsonObject[] {
    const { uri, fragment } = splitFragment(target);
    const wanted = resolveUri(resource.uri, uri);
    const roots = uri === '' ? [resource.root] : resources.filter((one) => one.uri === wanted).map(({ root }) => root);
    const tokens = tokensOf(decoded(fragment));
    // An anchor's name is taken wherever it stands: to leave one level more as it is written refuses no call.
    if (tokens === undefined) return anchors.get(fragment) ?? [];
    return roots.map((root) => at(root, tokens)).filter((target) => target !== undefined);
  }

  readSchema(schema, { dialect, resource: whole, inPlace: false, definition: undefined });
  return { list, resolve };
}

/** The percent-decoded fragment of a URI; one that can't be decoded is taken as it is. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function at(root: JsonObject, tokens: readonly string[]): JsonObject | undefined {
  let value: unknown = root;
  for (const token of tokens) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = own(value as JsonObject, token);
  }
  return isObjectSchema(value) ? value : undefined;
}

/**
 * The members of the top-level `$defs` that the rest of the schema reaches, through each other too; undefined where a
 * reference is no pointer into the schema, so that each of them may be meant.
 */
export function reachedDefinitions({ list }: References): ReadonlySet<string> | undefined {
  const reached = new Set<string>();
  for (let before = -1; before < reached.size;) {
    before = reached.size;
    for (const { target, resource, definition } of list) {
      if (definition !== undefined && !reached.has(definition)) continue;
      const { uri, fragment } = splitFragment(target);
      const tokens = uri === '' && resource.uri === '' ? tokensOf(decoded(fragment)) : undefined;
      if (tokens === undefined) return undefined;
      if (tokens[0] === '$defs' && tokens[1] !== undefined) reached.add(tokens[1]);
    }
  }
  return reached;
}
