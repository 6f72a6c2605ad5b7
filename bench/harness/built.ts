import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as Pool from '../../src/evaluate/hot/pool.js';
import type { Bodies } from '../../src/evaluate/hot/bodies.js';

/** The folder of the compiled files, which are what users get. */
export const builtFolder: URL = new URL('../../dist/', import.meta.url);

/** toolgate's own version. */
export const ownVersion: string = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

/**
 * Imports a compiled module of toolgate: what runs TypeScript in place adds calls of its own to every closure.
 *
 * @throws Error that says how to build where the file is missing
 */
export async function importBuilt<Module>(path: string): Promise<Module> {
  const file = new URL(path, builtFolder);
  if (!existsSync(file)) throw new Error(`toolgate is not built (npm run build): ${fileURLToPath(file)} is missing`);
  return (await import(file.href)) as Module;
}

/**
 * Counts the roots that become hot from now on: each takes one copy of the way in. A root whose check keeps state has
 * no such copy, so it is not counted. Costs the hot root nothing: what is wrapped is only the making of it.
 */
export async function countHotRoots(): Promise<() => number> {
  const { pool } = await importBuilt<typeof Pool>('evaluate/hot/pool.js');
  const ways = pool.root as Bodies['root'][];
  let count = 0;
  for (const [index, make] of ways.entries()) {
    ways[index] = (...parts) => {
      count += 1;
      return make(...parts);
    };
  }
  return () => count;
}
