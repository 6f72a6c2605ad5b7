import type { Resource, Site } from '../document/resource.js';

/**
 * A dynamic scope (2020-12, core, section 7.1) as data: for each dynamic anchor the place that the outermost resource
 * gives it. A subschema is planned once for each scope it is reached in, so every dynamic reference is a plain one by
 * the time a value is checked.
 */
export interface Scope {
  /** The same for equal scopes. */
  readonly key: string;
  readonly anchors: ReadonlyMap<string, Site>;
}

/** The scope before any resource is entered. */
export const outermost: Scope = { key: '', anchors: new Map() };

/** The scope inside a resource: its dynamic anchors are added where no outer resource has the name. */
export function enter(scope: Scope, resource: Resource): Scope {
  if (resource.dynamicAnchors.size === 0) return scope;
  let anchors: Map<string, Site> | undefined;
  let { key } = scope;
  for (const [name, site] of resource.dynamicAnchors) {
    if (scope.anchors.has(name)) continue;
    anchors ??= new Map(scope.anchors);
    anchors.set(name, site);
    key += `${name} ${site.document.uri}#${site.pointer}\n`;
  }
  return anchors === undefined ? scope : { key, anchors };
}
