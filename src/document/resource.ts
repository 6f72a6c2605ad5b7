import type { FrozenJson, FrozenObject } from '../json/frozen.js';
import type { Dialect } from '../dialect/dialect.js';

/** A schema resource (2020-12, core, section 4.3.5): a schema with an identifier of its own, or a document's root. */
export interface Resource {
  /** Its canonical URI, without a fragment. */
  readonly uri: string;
  readonly dialect: Dialect;
  /** The place of its root. */
  readonly root: Site;
  /** Places by plain name, those of dynamic anchors included. */
  readonly anchors: Map<string, Site>;
  /** The names among {@link anchors} that a dynamic reference may look for; '' is 2019-09's `$recursiveAnchor`. */
  readonly dynamicAnchors: Map<string, Site>;
}

/** The place of a subschema. */
export interface Site {
  readonly schema: FrozenJson;
  readonly resource: Resource;
  /** The JSON Pointer from the root of its document. */
  readonly pointer: string;
  readonly document: Document;
}

/** A schema document: the author's schema, one of its `documents`, or a metaschema. */
export interface Document {
  /** '' for the author's own schema, else the URI it is known by. */
  readonly uri: string;
  readonly root: FrozenJson;
  /** The places of its subschemas that are objects, those that were located so far. No object stands in two places. */
  readonly sites: Map<FrozenObject, Site>;
}

/** How a place is told to an author: the bare pointer in its own schema, and after the URI elsewhere. */
export function spelled(document: Document, pointer: string): string {
  return document.uri === '' ? pointer : `${document.uri}#${pointer}`;
}
