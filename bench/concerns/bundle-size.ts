import { ownVersion } from '../harness/built.js';
import { type Bundle, bundle } from '../harness/bundle.js';
import type { Concern } from '../harness/concern.js';
import { installedVersion } from '../harness/contender.js';
import { entryPoints, wholeLibrary } from '../harness/entry-points.js';

const packages: Readonly<Record<string, string>> = {
  ajv: 'ajv',
  ata: 'ata-validator',
  tjs: 'tjs',
  schemasafe: '@exodus/schemasafe',
  typebox: 'typebox',
  hyperjump: '@hyperjump/json-schema',
  cfworker: '@cfworker/json-schema',
};

/** What a user's bundle grows by: esbuild, minified, gzip, with all dialects and formats that each has. */
export const concern: Concern<`toolgate${'/schema' | ''}${'' | ', at start'}`> = {
  name: 'bundle-size',
  title: 'Bundle',
  unit: 'KiB, gzip',
  figure: 'median',
  variants: {
    'toolgate/schema': [{ limit: 25 }],
    'toolgate/schema, at start': [{ limit: 25 }],
    toolgate: [{ limit: 30 }],
    'toolgate, at start': [{ limit: 30 }],
  },
  async measure(variant, { contenders: names }) {
    const isAtStart = variant.endsWith('at start');
    const size = ({ gzip, gzipAtStart }: Bundle): number => (isAtStart ? gzipAtStart : gzip) / 1024;
    const own = await bundle(variant.startsWith('toolgate/schema') ? entryPoints.toolgate!.whole : wholeLibrary());
    const costs: Record<string, number> = { toolgate: size(own) };
    const versions: Record<string, string> = { toolgate: ownVersion };
    for (const name of names) {
      const parent = packages[name];
      if (parent === undefined) continue;
      costs[name] = size(await bundle(entryPoints[name]!.whole));
      versions[name] = installedVersion(parent);
    }
    const files = own.inputs.map(([file, bytes]) => [file.replace(/^.*(?:dist|node_modules)\//u, ''), bytes] as const);
    const folders = new Map<string, number>();
    for (const [file, bytes] of files) {
      const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
      folders.set(folder, (folders.get(folder) ?? 0) + bytes);
    }
    const heaviest = [...folders].sort(([, left], [, right]) => right - left).slice(0, 16);
    return {
      contenders: versions,
      rows: [{ name: isAtStart ? 'without what is loaded on demand' : 'all files', costs }],
      notes: [
        `toolgate minified, not compressed: ${kibibytes(own.minified)} KiB`,
        `heaviest files, KiB minified: ${list(files.slice(0, 8))}`,
        `heaviest folders, KiB minified: ${list(heaviest)}`,
      ],
    };
  },
};

function kibibytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

function list(parts: readonly (readonly [name: string, bytes: number])[]): string {
  return parts.map(([name, bytes]) => `${name} ${kibibytes(bytes)}`).join(', ');
}
