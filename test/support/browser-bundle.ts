import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { build } from 'esbuild';
import { projectFolder } from './shared-data.js';

/** A module of the library as one minified script for browsers: nothing of Node.js, nothing left to load. */
export async function browserBundle(source: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(projectFolder, 'src', source)],
    bundle: true,
    write: false,
    minify: true,
    platform: 'browser',
    format: 'iife',
    globalName: 'toolgate',
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}

/**
 * Runs a bundle, then an expression on its exports as `toolgate`, in a realm that has the language alone: neither
 * Node.js nor the web, and no code out of text, as in a Cloudflare worker.
 *
 * @returns what the expression's value is as JSON
 */
export function runInBareRealm(bundle: string, expression: string): unknown {
  const realm = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  new Script(bundle).runInContext(realm);
  const json: unknown = new Script(`JSON.stringify(${expression})`).runInContext(realm);
  return JSON.parse(json as string);
}
