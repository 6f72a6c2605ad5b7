import { writeFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import type * as bodies from './bodies.js';
import { entryCount } from './entries.js';
import { counts } from './pool.js';

/*
 * Writes the copies of the hot bodies into the compiled library, in place of the modules of the same names. Run by the
 * build, with the folder of the compiled files; the texts are those of the functions as the compiler left them, minified.
 */

function copies(body: (...parameters: never[]) => unknown, count: number): string {
  const { code } = transformSync(`(${body.toString()})`, { minifyWhitespace: true, minifyIdentifiers: true });
  // A function in parentheses is compiled when it is met; without them, when it is first called.
  const text = code.slice(code.indexOf('(') + 1, code.lastIndexOf(')'));
  return `[\n${`${text},\n`.repeat(count)}]`;
}

/** Writes `pool.js` and `entries.js` into a folder. */
export function writeCopies(folder: URL, compiled: typeof bodies): void {
  const pool = Object.entries(counts).map(
    ([name, count]) => `${name}: ${copies(compiled[name as keyof typeof counts], count)},\n`,
  );
  writeFileSync(
    new URL('pool.js', folder),
    `export const counts = ${JSON.stringify(counts)};\nexport const pool = {\n${pool.join('')}};\n`,
  );
  writeFileSync(
    new URL('entries.js', folder),
    `export const entryCount = ${String(entryCount)};\nexport const entries = ${copies(compiled.entry, entryCount)};\n`,
  );
}
