/** The parts of a URI reference (RFC 3986, section 3 and appendix B). An absent part is undefined, not ''. */
interface Parts {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
}

/** A URI without its fragment, and the fragment (without `#`; '' where there is none). */
export interface Split {
  readonly uri: string;
  readonly fragment: string;
}

/** Splits a URI reference at its first `#`. */
export function splitFragment(reference: string): Split {
  const hash = reference.indexOf('#');
  return hash < 0
    ? { uri: reference, fragment: '' }
    : { uri: reference.slice(0, hash), fragment: reference.slice(hash + 1) };
}

/** The length of the scheme that a reference begins with (RFC 3986, section 3.1); 0 where there is none. */
function schemeLength(reference: string): number {
  for (let i = 0; i < reference.length; i++) {
    const code = reference.charCodeAt(i);
    if (code === 0x3a) return i;
    const letter = (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
    const other = (code >= 0x30 && code <= 0x39) || code === 0x2b || code === 0x2d || code === 0x2e;
    if (!letter && !(other && i > 0)) return 0;
  }
  return 0;
}

function parse(reference: string): Parts {
  const length = schemeLength(reference);
  const scheme = length > 0 ? reference.slice(0, length) : undefined;
  let rest = length > 0 ? reference.slice(length + 1) : reference;
  let query: string | undefined;
  const mark = rest.indexOf('?');
  if (mark >= 0) {
    query = rest.slice(mark + 1);
    rest = rest.slice(0, mark);
  }
  if (!rest.startsWith('//')) return { scheme, authority: undefined, path: rest, query };
  const slash = rest.indexOf('/', 2);
  return slash < 0
    ? { scheme, authority: rest.slice(2), path: '', query }
    : { scheme, authority: rest.slice(2, slash), path: rest.slice(slash), query };
}

/** RFC 3986, section 5.2.4. */
function removeDotSegments(path: string): string {
  const kept: string[] = [];
  const segments = path.split('/');
  segments.forEach((segment, index) => {
    const last = index === segments.length - 1;
    if (segment === '..') {
      if (kept.length > 1) kept.pop();
      if (last) kept.push('');
    } else if (segment === '.') {
      if (last) kept.push('');
    } else {
      kept.push(segment);
    }
  });
  return kept.join('/');
}

function mergePaths(base: Parts, path: string): string {
  if (base.authority !== undefined && base.path === '') return `/${path}`;
  return base.path.slice(0, base.path.lastIndexOf('/') + 1) + path;
}

/**
 * Resolves a URI reference against a base (RFC 3986, section 5.2.2). Neither needs to be well formed: a reference that
 * is not simply names nothing. The fragments of both are left out.
 */
export function resolveUri(base: string, reference: string): string {
  const wanted = splitFragment(reference).uri;
  if (wanted === '') return splitFragment(base).uri;
  const r = parse(wanted);
  const b = parse(splitFragment(base).uri);
  if (r.scheme !== undefined) return recompose({ ...r, path: absolutePath(r) });
  const scheme = b.scheme;
  if (r.authority !== undefined) return recompose({ ...r, scheme, path: removeDotSegments(r.path) });
  const authority = b.authority;
  if (r.path === '') return recompose({ scheme, authority, path: b.path, query: r.query ?? b.query });
  const path = removeDotSegments(r.path.startsWith('/') ? r.path : mergePaths(b, r.path));
  return recompose({ scheme, authority, path, query: r.query });
}

/** The path of an absolute URI; one without an authority (`urn:…`) has no segments to remove. */
function absolutePath(parts: Parts): string {
  return parts.authority === undefined && !parts.path.startsWith('/') ? parts.path : removeDotSegments(parts.path);
}

function recompose({ scheme, authority, path, query }: Parts): string {
  return (
    (scheme === undefined ? '' : `${scheme}:`) +
    (authority === undefined ? '' : `//${authority}`) +
    path +
    (query === undefined ? '' : `?${query}`)
  );
}
