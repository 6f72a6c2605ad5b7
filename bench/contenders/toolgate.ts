import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as Engine from '../../src/schema.js';
import type { Contender } from '../harness/contender.js';

const entry = new URL('../../dist/schema.js', import.meta.url);
if (!existsSync(entry)) throw new Error(`toolgate is not built (npm run build): ${fileURLToPath(entry)} is missing`);

/** The compiled files that users get: what runs TypeScript in place adds calls of its own to every closure. */
const { compile } = (await import(entry.href)) as typeof Engine;

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

export const contender: Contender = {
  name: 'toolgate',
  version: manifest.version,
  compile(schema, { formats }) {
    // The function itself, which reads no `this`: nothing of the bench stands between the loop and the root.
    return compile(schema, { formats: formats ? 'assert' : 'annotate', unknownFormats: 'ignore' }).test;
  },
};
