import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** A bundle as a user's own build would make it. */
export interface Bundle {
  /** Bytes, all files together, minified; `gzip` each file compressed by itself. */
  readonly minified: number;
  readonly gzip: number;
  /** `gzip` without the files that are only loaded on demand. */
  readonly gzipAtStart: number;
  /** Bytes that each source file brings, minified, the largest first. */
  readonly inputs: readonly (readonly [file: string, bytes: number])[];
}

/**
 * Bundles a few lines of JavaScript with all that they import, minified, as ES modules, Node's own modules left out.
 *
 * @param contents the lines; their imports are resolved from `bench/`
 */
export async function bundle(contents: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('..', import.meta.url)), sourcefile: 'entry.js' },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    outdir: '/bundle',
    legalComments: 'none',
    logLevel: 'silent',
    metafile: true,
    write: false,
  });
  const sizes = new Map(
    outputFiles.map(({ path, contents: bytes }) => [
      path,
      { plain: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length },
    ]),
  );
  const atStart = startFiles(metafile.outputs);
  const sum = (pick: (path: string) => number): number =>
    [...sizes.keys()].reduce((total, path) => total + pick(path), 0);
  const inputs = new Map<string, number>();
  for (const { inputs: parts } of Object.values(metafile.outputs)) {
    for (const [file, { bytesInOutput }] of Object.entries(parts))
      inputs.set(file, (inputs.get(file) ?? 0) + bytesInOutput);
  }
  return {
    minified: sum((path) => sizes.get(path)!.plain),
    gzip: sum((path) => sizes.get(path)!.gzip),
    gzipAtStart: sum((path) => (atStart.has(path.slice(path.lastIndexOf('/') + 1)) ? sizes.get(path)!.gzip : 0)),
    inputs: [...inputs].sort(([, left], [, right]) => right - left),
  };
}

type Outputs = Awaited<ReturnType<typeof build<{ metafile: true }>>>['metafile']['outputs'];

/** The names of the files that the entry imports, at once or through others, without those imported on demand. */
function startFiles(outputs: Outputs): Set<string> {
  const found = new Set<string>();
  const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
  const visit = (path: string): void => {
    if (found.has(nameOf(path))) return;
    found.add(nameOf(path));
    for (const { path: next, kind } of outputs[path]?.imports ?? []) if (kind === 'import-statement') visit(next);
  };
  for (const [path, { entryPoint }] of Object.entries(outputs))
    if (entryPoint === 'entry.js' || nameOf(path) === 'stdin.js') visit(path);
  return found;
}
