/** What of package.json says which files users reach. */
export interface Manifest {
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** Files beside dist/ that a package holds. */
const papers = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'SECURITY.md'];

/** What a compiled library is made of, and what it must not hold: scripts that only the build runs. */
const compiled = /^dist\/.*\.(?:js|d\.ts)$/u;
const scripts = /^dist\/build\/|\.make\.(?:js|d\.ts)$/u;

/**
 * Says what is wrong with a package before it is published.
 *
 * @param manifest the content of package.json
 * @param files all that would be published, as paths from the package's folder
 * @returns one sentence a fault: a file that users are promised and that is missing, or one that has no place in it
 */
export function packageFaults(manifest: Manifest, files: readonly string[]): string[] {
  const held = new Set(files);
  return [
    ...promisedFiles(manifest)
      .filter((path) => !held.has(path))
      .map((path) => `${path} is promised and missing`),
    ...files
      .filter((path) => !papers.includes(path) && (!compiled.test(path) || scripts.test(path)))
      .map((path) => `${path} has no place in the package`),
  ];
}

function promisedFiles({ bin = {}, exports = {} }: Manifest): string[] {
  const entries = Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Object.values(entry),
  );
  const reached = [...Object.values(bin), ...entries].map((path) => path.replace(/^\.\//u, ''));
  return [...new Set([...papers, ...reached])];
}
