import { readFileSync } from 'node:fs';
import type { Manifest } from './package-faults.js';

/** The names under which users load modules of the package. */
export function moduleNames(): string[] {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as Manifest;
  const names = Object.keys(manifest.exports ?? {}).filter((name) => name !== './package.json');
  return names.map((name) => `toolgate${name.slice(1)}`);
}

/** A program for each way of loading, by its file: every module has exports, and the engine answers. */
export const loadingPrograms: Readonly<Record<'import.mjs' | 'require.cjs', (names: readonly string[]) => string>> = {
  'import.mjs': (names) => `
    import assert from 'node:assert/strict';
    import { compile } from 'toolgate/schema';
    for (const name of ${JSON.stringify(names)}) assert.ok(Object.keys(await import(name)).length > 0, name);
    assert.equal(compile({ type: 'string' }).test(1), false);`,
  'require.cjs': (names) => `
    const assert = require('node:assert/strict');
    for (const name of ${JSON.stringify(names)}) assert.ok(Object.keys(require(name)).length > 0, name);
    assert.equal(require('toolgate/schema').compile({ type: 'string' }).test(1), false);`,
};
