import { isList, isObject, type FrozenJson, type FrozenObject } from '../json/frozen.js';
import { kindOf, typeNameOf } from '../json/kind.js';
import { own } from '../json/own.js';
import { appendToken } from '../json/pointer.js';
import type { Dialect } from '../dialect/dialect.js';
import type { Keyword, Shelf } from '../keyword/keyword.js';
import { isNameList } from '../keyword/operand.js';
import { faultText, type FaultReason } from '../problem/fault-text.js';
import type { Findings } from '../problem/fault.js';
import { adviceOnEnum, adviceOnUnknown } from './advice.js';
import { spelled, type Resource, type Site } from './resource.js';
import { resolveUri, splitFragment } from './uri.js';

/** What locating needs of the world around a document. */
export interface Surroundings {
  readonly found: Findings;
  /** Remembers a resource by its URI. */
  readonly register: (resource: Resource, pointer: string) => void;
  /** The dialect that a `$schema` names; undefined, and a fault told, where it is not known. */
  readonly dialectOf: (uri: string, pointer: string) => Dialect | undefined;
  /** Whether operands are checked and advice is given: not for the metaschemas, which are known to be right. */
  readonly strict: boolean;
  readonly advise: boolean;
  readonly honourNullable: boolean;
}

/** A subschema still to be located: a place as it will be, unless it opens a resource. A document's root always does. */
interface Pending extends Omit<Site, 'resource'> {
  readonly resource: Resource | undefined;
}

function isInside(place: Pending): place is Site {
  return place.resource !== undefined;
}

/**
 * Locates a subschema and all those below it: gives each its place, opens a resource where one has an identifier,
 * notes the anchors, and checks every operand as the dialect's metaschema would.
 *
 * @param base the URI that the identifiers below resolve against
 * @returns the place of the subschema itself
 */
export function locate(start: Pending, base: string, fallback: Dialect, around: Surroundings): Site {
  const { document } = start;
  const pending: Site[] = [];
  const first = locateOne(start);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) locateOne(next);
  return first;

  function locateOne(next: Pending): Site {
    const { schema, pointer } = next;
    const known = isObject(schema) ? document.sites.get(schema) : undefined;
    if (known !== undefined) return known;
    const site = siteOf(next);
    const { dialect } = site.resource;
    if (isObject(schema)) {
      document.sites.set(schema, site);
      locateKeywords(schema, site);
    } else if (typeof schema !== 'boolean' || !dialect.booleans) {
      tellNoSchema(schema, pointer, dialect);
    }
    return site;
  }

  function tellNoSchema(value: FrozenJson, pointer: string, dialect: Dialect): void {
    if (!around.strict) return;
    const name = typeNameOf(kindOf(value)) ?? 'null';
    const reason = name === 'array' ? faultText.arrayForSchema() : faultText.notSchema(name, dialect.booleans);
    around.found.fault(spelled(document, pointer), reason);
  }

  function siteOf(next: Pending): Site {
    const { schema, pointer, resource: parent } = next;
    const outer = parent?.dialect ?? fallback;
    const identifier = isObject(schema) ? identifierOf(schema, outer) : undefined;
    if (isInside(next) && identifier === undefined) return next;
    const named = isObject(schema) ? own(schema, '$schema') : undefined;
    const dialect =
      (typeof named === 'string' ? around.dialectOf(named, spelled(document, `${pointer}/$schema`)) : undefined) ??
      outer;
    const root = {} as { -readonly [Part in keyof Site]: Site[Part] };
    const uri = resolveUri(parent?.uri ?? base, identifier ?? '');
    const resource: Resource = { uri, dialect, root, anchors: new Map(), dynamicAnchors: new Map() };
    Object.assign(root, { schema, resource, pointer, document } satisfies Site);
    around.register(resource, spelled(document, pointer));
    return root;
  }

  function locateKeywords(schema: FrozenObject, site: Site): void {
    const { resource, pointer } = site;
    const { dialect } = resource;
    const lonely = dialect.lonelyRef && typeof own(schema, '$ref') === 'string';
    const names = Object.keys(schema);
    if (names.some(mayName)) noteAnchors(schema, lonely, site);
    for (const name of names) {
      const operand = schema[name] as FrozenJson;
      const keyword = dialect.keywords.get(name);
      if (around.advise && (keyword === undefined || lonely || name === 'enum')) {
        advise(name, operand, keyword, lonely, site);
      }
      if (keyword === undefined) continue;
      if (lonely && name !== '$ref' && (keyword.shelf !== 'map' || keyword.plan !== undefined)) continue;
      const reason = around.strict ? keyword.operand?.(operand, schema) : undefined;
      if (reason !== undefined) around.found.fault(spelled(document, `${pointer}/${name}`), reason);
      // Of a lone schema that is none, this was told just now.
      if (reason !== undefined && keyword.shelf === 'schema') continue;
      if (keyword.shelf !== undefined) shelve(keyword.shelf, operand, `${pointer}/${name}`, resource);
    }
  }

  function advise(name: string, operand: FrozenJson, keyword: Keyword | undefined, lonely: boolean, site: Site): void {
    const { dialect } = site.resource;
    const ignored = lonely && name !== '$ref';
    let reason: FaultReason | undefined;
    if (ignored && keyword?.plan !== undefined) reason = faultText.ignoredSibling(name);
    else if (keyword === undefined && !lonely) reason = adviceOnUnknown(name, dialect, around.honourNullable);
    else if (name === 'enum' && !ignored) reason = adviceOnEnum(operand);
    if (reason !== undefined) around.found.warn(spelled(document, appendToken(site.pointer, name)), reason);
  }

  function noteAnchors(schema: FrozenObject, lonely: boolean, site: Site): void {
    const { resource } = site;
    const { keywords, anchorInId, idKeyword } = resource.dialect;
    const anchor = own(schema, '$anchor');
    if (typeof anchor === 'string' && keywords.has('$anchor')) noteAnchor(anchor, site);
    const dynamicAnchor = own(schema, '$dynamicAnchor');
    if (typeof dynamicAnchor === 'string' && keywords.has('$dynamicAnchor')) {
      noteAnchor(dynamicAnchor, site);
      if (!resource.dynamicAnchors.has(dynamicAnchor)) resource.dynamicAnchors.set(dynamicAnchor, site);
    }
    const isRecursive = own(schema, '$recursiveAnchor') === true && resource.root.pointer === site.pointer;
    if (isRecursive && keywords.has('$recursiveAnchor')) resource.dynamicAnchors.set('', site);
    const id = anchorInId && !lonely ? own(schema, idKeyword) : undefined;
    if (typeof id === 'string' && id.includes('#')) {
      const { fragment } = splitFragment(id);
      if (fragment !== '' && !fragment.startsWith('/')) noteAnchor(fragment, site);
    }
  }

  function noteAnchor(name: string, site: Site): void {
    const { anchors } = site.resource;
    if (!anchors.has(name)) anchors.set(name, site);
    else around.found.fault(spelled(document, site.pointer), faultText.repeatedId(`#${name}`));
  }

  /** Puts the subschemas of an operand off. Later ones are popped first: pushed in reverse, faults come in order. */
  function shelve(shelf: Shelf, operand: FrozenJson, place: string, resource: Resource): void {
    switch (shelf) {
      case 'schema-or-boolean':
        if (typeof operand === 'boolean') return;
        break;
      case 'schema-or-list':
        if (isList(operand)) shelveList(operand, place, resource);
        else break;
        return;
      case 'schemas':
        shelveList(operand, place, resource);
        return;
      case 'map':
      case 'map-or-names':
        shelveMap(operand, place, resource, shelf === 'map-or-names');
        return;
      case 'schema':
    }
    pending.push({ schema: operand, resource, pointer: place, document });
  }

  function shelveList(list: FrozenJson, place: string, resource: Resource): void {
    if (!isList(list) || list.length === 0) {
      if (around.strict) around.found.fault(spelled(document, place), faultText.emptySchemas());
      return;
    }
    for (let index = list.length - 1; index >= 0; index--) {
      pending.push({ schema: list[index]!, resource, pointer: `${place}/${index}`, document });
    }
  }

  function shelveMap(map: FrozenJson, place: string, resource: Resource, orNames: boolean): void {
    if (!isObject(map)) {
      if (around.strict) around.found.fault(spelled(document, place), faultText.mustBe('an object'));
      return;
    }
    const names = Object.keys(map);
    for (let index = names.length - 1; index >= 0; index--) {
      const name = names[index]!;
      const schema = map[name]!;
      if (orNames && isList(schema)) checkNames(schema, appendToken(place, name));
      else pending.push({ schema, resource, pointer: appendToken(place, name), document });
    }
  }

  function checkNames(names: readonly FrozenJson[], place: string): void {
    if (around.strict && !isNameList(names)) {
      around.found.fault(
        spelled(document, place),
        faultText.mustBe('a schema, or an array of property names without repeats'),
      );
    }
  }
}

/** Whether a keyword may name a place: `id`, `$id`, and all anchors. */
function mayName(keyword: string): boolean {
  return keyword.startsWith('$') || keyword === 'id';
}

/** The identifier that opens a resource, or undefined: none, or (up to draft-07) a mere name of a place inside. */
function identifierOf(schema: FrozenObject, dialect: Dialect): string | undefined {
  const id = own(schema, dialect.idKeyword);
  if (typeof id !== 'string' || id.startsWith('#')) return undefined;
  if (dialect.lonelyRef && typeof own(schema, '$ref') === 'string') return undefined;
  return id;
}
