import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { projectFolder } from '../support/shared-data.js';
import { instrument, marking } from './instrument.js';
import { withChange, type Mutant } from './mutant.js';

/** A copy of the project, compiled, in which one mutant after the other takes its place. */
export interface Workshop {
  readonly copy: string;
  readonly mutants: readonly Mutant[];
  /** The compiled test files that these files and folders stand for. */
  readonly compiledTests: (places: readonly string[]) => string[];
  /** Has the sources note which mutants the tests come by, while an action lasts. */
  readonly marked: <Result>(action: () => Result) => Result;
  /** Has the mutant stand in its source while an action lasts. */
  readonly mutated: <Result>(mutant: Mutant, action: () => Result) => Result;
  /** The text of the source that a mutant changes. */
  readonly sourceOf: (mutant: Mutant) => string;
}

/** Makes the copy for `src/<folder>`. Scripts that make sources (`*.make.ts`) are not shipped, and not mutated. */
export async function openWorkshop(folder: string): Promise<Workshop> {
  const copy = mkdtempSync(join(tmpdir(), 'toolgate-mutation-'));
  for (const name of ['src', 'test', 'spec', 'package.json']) {
    const filter = (path: string): boolean => !path.includes('node_modules');
    cpSync(join(projectFolder, name), join(copy, name), { recursive: true, filter });
  }
  symlinkSync(join(projectFolder, 'node_modules'), join(copy, 'node_modules'));

  // File by file and in place, so that the tests find their data where it lies.
  const compile = (name: string, text: string): void => {
    const { code } = transformSync(text, { loader: 'ts', format: 'esm', target: 'node20' });
    writeFileSync(join(copy, compiled(name)), code);
  };
  const names = ['src', 'test', 'spec'].flatMap((place) => typeScriptIn(copy, place));
  const texts = new Map(names.map((name) => [name, readFileSync(join(copy, name), 'utf8')]));
  for (const [name, text] of texts) compile(name, text);

  const sources = [...texts].filter(([name]) => name.startsWith(`src/${folder}/`) && !name.endsWith('.make.ts'));
  const { files, mutants } = await instrument(sources.map(([name, content]) => ({ name, content })));
  const sourceOf = ({ fileName }: Mutant): string => texts.get(fileName)!;
  return {
    copy,
    mutants,
    compiledTests: (places) =>
      names
        .filter((name) => name.endsWith('.test.ts') && places.some((place) => `${name}/`.startsWith(`${place}/`)))
        .map(compiled),
    marked(action) {
      for (const { name, content } of files) compile(name, marking(content));
      const result = action();
      for (const [name, text] of sources) compile(name, text);
      return result;
    },
    mutated(mutant, action) {
      compile(mutant.fileName, withChange(mutant, sourceOf(mutant)));
      const result = action();
      compile(mutant.fileName, sourceOf(mutant));
      return result;
    },
    sourceOf,
  };
}

function compiled(name: string): string {
  return name.replace(/\.ts$/u, '.js');
}

function typeScriptIn(copy: string, folder: string): string[] {
  return readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('JSON-Schema-Test-Suite'))
    .sort()
    .map((name) => `${folder}/${name}`);
}
