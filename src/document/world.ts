import { childOf, isObject, type FrozenJson } from '../json/frozen.js';
import { own } from '../json/own.js';
import { appendToken, tokensOf } from '../json/pointer.js';
import { withVocabularies, type Dialect } from '../dialect/dialect.js';
import { metaschemas } from '../dialect/metaschema/table.js';
import { dialectByUri, dialects } from '../dialect/table.js';
import { assertedFormat } from '../keyword/format.js';
import { faultText, type FaultReason } from '../problem/fault-text.js';
import type { Findings } from '../problem/fault.js';
import { locate, type Surroundings } from './locate.js';
import { spelled, type Document, type Resource, type Site } from './resource.js';
import { resolveUri, splitFragment } from './uri.js';

/** What a world is made of. */
export interface WorldOptions {
  readonly dialect: Dialect;
  /** What `$ref` may reach beside the schema itself, by URI. */
  readonly documents: ReadonlyMap<string, () => FrozenJson>;
  readonly honourNullable: boolean;
}

/**
 * All that one root can refer to: its own schema, the `documents` it was given, and the metaschemas. Each root has a
 * world of its own, so two schemas with one identifier never meet. Nothing is ever fetched.
 */
export class World {
  readonly #found: Findings;
  readonly #options: WorldOptions;
  readonly #resources = new Map<string, Resource>();
  readonly #documents = new Map<string, Document>();
  /** Dialects made by custom metaschemas; undefined while one is being read. */
  readonly #dialects = new Map<string, Dialect | undefined>();

  constructor(found: Findings, options: WorldOptions) {
    this.#found = found;
    this.#options = options;
  }

  /** Locates the author's own schema, a frozen copy. Its root's place is the answer. */
  open(schema: FrozenJson): Site {
    return this.#load('', schema, true);
  }

  #load(uri: string, root: FrozenJson, strict: boolean): Site {
    const document: Document = { uri, root, sites: new Map() };
    this.#documents.set(uri, document);
    const { dialect } = this.#options;
    const start = { schema: root, resource: undefined, pointer: '', document };
    return locate(start, uri, dialect, this.#around(strict, uri === ''));
  }

  #around(strict: boolean, advise: boolean): Surroundings {
    return {
      found: this.#found,
      strict,
      advise,
      honourNullable: this.#options.honourNullable,
      register: (resource, pointer) => {
        if (!this.#resources.has(resource.uri)) this.#resources.set(resource.uri, resource);
        else if (advise) this.#found.fault(pointer, faultText.repeatedId(resource.uri));
      },
      dialectOf: (uri, pointer) => this.#dialectOf(uri, pointer),
    };
  }

  /** The dialect that a `$schema` names: a known one, or what a metaschema among the documents makes of one. */
  #dialectOf(named: string, pointer: string): Dialect | undefined {
    const known = dialectByUri(named);
    if (known !== undefined) return known;
    const { uri } = splitFragment(named);
    if (this.#dialects.has(uri)) return this.#dialects.get(uri);
    this.#dialects.set(uri, undefined);
    const metaschema = this.#documentOf(uri);
    if (!isObject(metaschema)) {
      this.#found.fault(
        pointer,
        faultText.unknownDialect(
          named,
          dialects.map((dialect) => dialect.uri),
        ),
      );
      return undefined;
    }
    const outer = own(metaschema, '$schema');
    const base =
      (typeof outer === 'string' && outer !== named ? this.#dialectOf(outer, pointer) : undefined) ??
      this.#options.dialect;
    const dialect = this.#vocabulariesOf(metaschema, base, pointer);
    this.#dialects.set(uri, dialect);
    return dialect;
  }

  #vocabulariesOf(metaschema: FrozenJson, base: Dialect, pointer: string): Dialect {
    const listed = isObject(metaschema) ? (own(metaschema, '$vocabulary') as FrozenJson | undefined) : undefined;
    if (!isObject(listed) || base.vocabularies === undefined) return base;
    for (const [uri, required] of Object.entries(listed)) {
      if (required === true && !base.vocabularies.has(uri))
        this.#found.fault(pointer, faultText.unknownVocabulary(uri));
    }
    return withVocabularies(base, Object.keys(listed), assertedFormat);
  }

  /** One of the given documents. */
  #documentOf(uri: string): FrozenJson | undefined {
    const { documents } = this.#options;
    return (documents.get(uri) ?? documents.get(`${uri}#`))?.();
  }

  #resourceAt(uri: string): Resource | undefined {
    const found = this.#resources.get(uri);
    if (found !== undefined || this.#documents.has(uri)) return found;
    const given = this.#documentOf(uri);
    const metaschema = given === undefined ? metaschemas.get(uri) : undefined;
    if (given === undefined && metaschema === undefined) return undefined;
    const root = this.#load(uri, given ?? (metaschema as FrozenJson), given !== undefined);
    // A document is known by the URI it was given under as well as by the identifier it gives itself.
    if (!this.#resources.has(uri)) this.#resources.set(uri, root.resource);
    return root.resource;
  }

  /** Where a reference in a schema leads; undefined, and a fault told at the pointer, where it leads to nothing. */
  resolve(reference: string, from: Site, keyword: string): Site | undefined {
    const found = this.#lookUp(reference, from);
    if (typeof found !== 'string') return found;
    this.#found.fault(spelled(from.document, `${from.pointer}/${keyword}`), found);
    return undefined;
  }

  /** The place of a subschema that a reference leads to, or why there is none. */
  #lookUp(reference: string, from: Site): Site | FaultReason {
    const uri = resolveUri(from.resource.uri, reference);
    const resource = this.#resourceAt(uri);
    if (resource === undefined) {
      return uri === '' || uri === from.resource.uri ? faultText.unresolved(reference) : faultText.remote(uri);
    }
    const fragment = decoded(splitFragment(reference).fragment);
    const site = fragment === undefined ? undefined : this.#siteOf(fragment, resource);
    if (site === undefined) return faultText.unresolved(reference);
    return isObject(site.schema) || typeof site.schema === 'boolean' ? site : faultText.notSchemaTarget(reference);
  }

  #siteOf(fragment: string, resource: Resource): Site | undefined {
    if (fragment !== '' && !fragment.startsWith('/')) return resource.anchors.get(fragment);
    const tokens = tokensOf(fragment);
    return tokens && this.#descend(resource, tokens);
  }

  /** The place that a pointer leads to from a resource's root; one inside an unknown keyword is located now. */
  #descend(resource: Resource, tokens: readonly string[]): Site | undefined {
    let site = resource.root;
    let value: FrozenJson | undefined = site.schema;
    /** How many tokens lead to the last place that was met. */
    let reached = 0;
    for (let index = 0; index < tokens.length; index++) {
      value = childOf(value, tokens[index]!);
      if (value === undefined) return undefined;
      const met = isObject(value) ? site.document.sites.get(value) : undefined;
      if (met === undefined) continue;
      site = met;
      reached = index + 1;
    }
    if (reached === tokens.length) return site;
    const { document, resource: within } = site;
    const pointer = tokens.slice(reached).reduce(appendToken, site.pointer);
    // No place for a schema: the reference is at fault, not what it leads to.
    if (!isObject(value)) return { schema: value as FrozenJson, pointer, resource: within, document };
    const around = this.#around(document.uri === '' || !metaschemas.has(document.uri), document.uri === '');
    return locate({ schema: value, resource: within, pointer, document }, within.uri, within.dialect, around);
  }
}

/** A fragment with its percent-encoding undone (RFC 6901, section 6), or undefined where that is broken. */
function decoded(fragment: string): string | undefined {
  if (!fragment.includes('%')) return fragment;
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}
