import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { build, type BuildOptions } from 'esbuild';
import { projectFolder } from './shared-data.js';

/** A module of the library as one minified script for browsers: nothing of Node.js, nothing left to load. */
export async function browserBundle(source: string): Promise<string> {
  return bundle({
    entryPoints: [join(projectFolder, 'src', source)],
    minify: true,
    format: 'iife',
    globalName: 'toolgate',
  });
}

/** A program of the project with all that it imports, as one module for browsers. */
export async function pageBundle(program: string): Promise<string> {
  return bundle({ entryPoints: [join(projectFolder, program)], format: 'esm' });
}

async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    platform: 'browser',
    target: 'es2022',
    logLevel: 'silent',
    ...options,
    write: false,
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
