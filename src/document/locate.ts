import { isList, isObject, type FrozenJson, type FrozenObject } from '../json/frozen.js';
import { kindOf, typeNameOf } from '../json/kind.js';
import { own } from '../json/own.js';
import { appendToken } from '../json/pointer.js';
import type { Dialect } from '../dialect/dialect.js';
import type { Keyword, Siblings } from '../keyword/keyword.js';
import { isNameList } from '../keyword/operand.js';
import { faultText, type FaultReason } from '../problem/fault-text.js';
import type { Findings } from '../problem/fault.js';
import { adviceOnEnum, adviceOnUnknown } from './advice.js';
import { spelled, type Document, type Resource, type Site } from './resource.js';
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

/** A subschema still to be located. `resource` is undefined for a document's root. */
interface Pending {
  readonly schema: FrozenJson;
  readonly pointer: string;
  readonly resource: Resource | undefined;
}

/**
 * Locates a subschema and all those below it: gives each its place, opens a resource where one has an identifier,
 * notes the anchors, and checks every operand as the dialect's metaschema would.
 *
 * @param base the URI that the identifiers below resolve against
 * @returns the place of the subschema itself
 */
export function locate(
  document: Document,
  start: Pending,
  base: string,
  fallback: Dialect,
  around: Surroundings,
): Site {
  const pending: Pending[] = [];
  const first = locateOne(start);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) locateOne(next);
  return first;

  function locateOne(next: Pending): Site {
    const { schema, pointer } = next;
    const known = isObject(schema) ? document.sites.get(schema) : undefined;
    if (known !== undefined) return known;
    const resource = resourceOf(next);
    const site = resource.root.schema === schema ? resource.root : { schema, resource, pointer, document };
    if (isObject(schema)) {
      document.sites.set(schema, site);
      locateKeywords(schema, site);
    } else if (typeof schema !== 'boolean' || !resource.dialect.booleans) {
      tellNoSchema(schema, pointer, resource.dialect);
    }
    return site;
  }

  function tellNoSchema(value: FrozenJson, pointer: string, dialect: Dialect): void {
    if (!around.strict) return;
    const name = typeNameOf(kindOf(value)) ?? 'null';
    const reason = name === 'array' ? faultText.arrayForSchema() : faultText.notSchema(name, dialect.booleans);
    around.found.fault(spelled(document, pointer), reason);
  }

  function resourceOf({ schema, pointer, resource: parent }: Pending): Resource {
    const outer = parent?.dialect ?? fallback;
    const identifier = isObject(schema) ? identifierOf(schema, outer) : undefined;
    if (parent !== undefined && identifier === undefined) return parent;
    const named = isObject(schema) ? own(schema, '$schema') : undefined;
    const dialect =
      (typeof named === 'string' ? around.dialectOf(named, spelled(document, `${pointer}/$schema`)) : undefined) ??
      outer;
    const root = {} as { -readonly [Part in keyof Site]: Site[Part] };
    const uri = resolveUri(parent?.uri ?? base, identifier ?? '');
    const resource: Resource = { uri, dialect, root, anchors: new Map(), dynamicAnchors: new Map() };
    Object.assign(root, { schema, resource, pointer, document } satisfies Site);
    around.register(resource, spelled(document, pointer));
    return resource;
  }

  function locateKeywords(schema: FrozenObject, site: Site): void {
    const { resource, pointer } = site;
    const { dialect } = resource;
    const lonely = dialect.lonelyRef && typeof own(schema, '$ref') === 'string';
    noteAnchors(schema, site);
    const siblings: Siblings = (name) => own(schema, name) as FrozenJson | undefined;
    for (const name of Object.keys(schema)) {
      const operand = schema[name] as FrozenJson;
      const keyword = dialect.keywords.get(name);
      if (around.advise) advise(name, operand, keyword, lonely, site);
      if (keyword === undefined) continue;
      if (lonely && name !== '$ref' && (keyword.shelf !== 'map' || keyword.plan !== undefined)) continue;
      const reason = around.strict ? keyword.operand?.(operand, siblings) : undefined;
      if (reason !== undefined) around.found.fault(spelled(document, appendToken(pointer, name)), reason);
      if (keyword.shelf !== undefined) shelve(keyword, operand, appendToken(pointer, name), resource);
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

  function noteAnchors(schema: FrozenObject, site: Site): void {
    const { resource } = site;
    const { dialect } = resource;
    const note = (name: unknown, dynamic: boolean): void => {
      if (typeof name !== 'string') return;
      if (resource.anchors.has(name))
        around.found.fault(spelled(document, site.pointer), faultText.repeatedId(`#${name}`));
      else resource.anchors.set(name, site);
      if (dynamic && !resource.dynamicAnchors.has(name)) resource.dynamicAnchors.set(name, site);
    };
    if (dialect.keywords.has('$anchor')) note(own(schema, '$anchor'), false);
    if (dialect.keywords.has('$dynamicAnchor')) note(own(schema, '$dynamicAnchor'), true);
    if (
      dialect.keywords.has('$recursiveAnchor') &&
      own(schema, '$recursiveAnchor') === true &&
      resource.root.pointer === site.pointer
    ) {
      resource.dynamicAnchors.set('', site);
    }
    if (dialect.anchorInId && !(dialect.lonelyRef && typeof own(schema, '$ref') === 'string')) {
      const id = own(schema, dialect.idKeyword);
      if (typeof id === 'string' && id.includes('#')) {
        const { fragment } = splitFragment(id);
        if (fragment !== '' && !fragment.startsWith('/')) note(fragment, false);
      }
    }
  }

  function shelve(keyword: Keyword, operand: FrozenJson, place: string, resource: Resource): void {
    const add = (schema: FrozenJson, pointer: string): void => {
      pending.push({ schema, pointer, resource });
    };
    const addSome = (list: FrozenJson): void => {
      if (!isList(list) || list.length === 0) {
        if (around.strict) around.found.fault(spelled(document, place), faultText.emptySchemas());
        return;
      }
      // Later ones are popped first: pushed in reverse, faults come in the schema's order.
      for (let index = list.length - 1; index >= 0; index--)
        add(list[index] as FrozenJson, `${place}/${String(index)}`);
    };
    switch (keyword.shelf) {
      case 'schema':
        if (!(isList(operand) && keyword.operand?.(operand, () => undefined) !== undefined)) add(operand, place);
        return;
      case 'schema-or-boolean':
        if (typeof operand !== 'boolean') add(operand, place);
        return;
      case 'schema-or-list':
        if (!isList(operand)) {
          add(operand, place);
          return;
        }
        addSome(operand);
        return;
      case 'schemas':
        addSome(operand);
        return;
      case 'map':
      case 'map-or-names':
        if (!isObject(operand)) {
          if (around.strict) around.found.fault(spelled(document, place), faultText.mustBe('an object'));
          return;
        }
        for (const [name, schema] of Object.entries(operand).reverse()) {
          if (keyword.shelf === 'map-or-names' && isList(schema)) checkNames(schema, appendToken(place, name));
          else add(schema, appendToken(place, name));
        }
        return;
      case undefined:
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

/** The identifier that opens a resource, or undefined: none, or (up to draft-07) a mere name of a place inside. */
function identifierOf(schema: FrozenObject, dialect: Dialect): string | undefined {
  const id = own(schema, dialect.idKeyword);
  if (typeof id !== 'string' || id.startsWith('#')) return undefined;
  if (dialect.lonelyRef && typeof own(schema, '$ref') === 'string') return undefined;
  return id;
}
