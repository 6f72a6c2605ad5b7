import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  climbingImports,
  codeGeneration,
  dependencyFaults,
  dialectNames,
  fileCycles,
  folderCycles,
  foreignImports,
  globalUses,
  type Layers,
  longFiles,
  untested,
} from './support/architecture.js';
import { projectFolder, readJson } from './support/shared-data.js';
import { readSources, type Source } from './support/sources.js';

/** The one direction of imports: a file may import from its own layer and from the layers before it. */
const layers: Layers = [
  ['limit'],
  ['json'],
  ['format', 'pattern', 'problem'],
  ['plan'],
  ['keyword'],
  ['dialect'],
  ['document'],
  ['compile'],
  ['evaluate'],
  ['schema.ts'],
  ['refusal'],
  ['gate'],
  ['repair'],
  ['registry'],
  ['index.ts'],
  ['cli', 'mcp', 'standard', 'ajv'],
  ['hosts'],
  ['build'],
];

/** All that the library may take from others at run time. */
const runtimePackages = ['big.js', 'json-pointer', 'uri-template'];

/** Sources (or folders, with a closing `/`) without a test of the same path, each with the reason. */
const testedElsewhere: Readonly<Record<string, string>> = {};

const sources = readSources(projectFolder, 'src');
const shipped = sources.filter(({ path }) => !isBuildScript(path));
const library = shipped.filter(({ path }) => !path.startsWith('src/cli/'));

/** Files that make other files when the project is built; they are not shipped. */
function isBuildScript(path: string): boolean {
  return path.startsWith('src/build/') || path.endsWith('.make.ts');
}

function testFiles(): Source[] {
  return readSources(projectFolder, 'test').filter(({ path }) => path.endsWith('.test.ts'));
}

test('imports go one way, from the leaves down to the JSON kinds', () => {
  assert.deepEqual(climbingImports(shipped, layers), []);
});

test('no files and no folders import each other in a ring', () => {
  assert.deepEqual(fileCycles(sources), []);
  assert.deepEqual(folderCycles(sources), []);
});

test('no source makes code out of text', () => {
  assert.deepEqual(sources.flatMap(codeGeneration), []);
});

test('the library prints nothing', () => {
  assert.deepEqual(
    library.flatMap((source) => globalUses(source, ['console'])),
    [],
  );
});

test('the library runs where node is not: it imports the agreed packages and uses nothing of node', () => {
  assert.deepEqual(foreignImports(library, runtimePackages), []);
  assert.deepEqual(
    library.flatMap((source) => globalUses(source, ['process', 'Buffer', 'require', '__dirname', '__filename'])),
    [],
  );
});

test('dialects are tables: no keyword and no checker asks which one it serves', () => {
  assert.deepEqual(
    sources.filter(({ path }) => /^src\/(?:keyword|plan|compile|evaluate)\//u.test(path)).flatMap(dialectNames),
    [],
  );
});

test('no file has more than 300 lines', () => {
  const all = ['src', 'test', 'bench', 'spec'].flatMap((folder) => readSources(projectFolder, folder));
  assert.deepEqual(longFiles(all, 300), []);
});

test('every source has a test of the same path, or a reason why not', () => {
  assert.deepEqual(untested(shipped, testFiles(), testedElsewhere), []);
});

test('the runtime dependencies are the agreed ones, pinned', () => {
  assert.deepEqual(dependencyFaults(readJson(join(projectFolder, 'package.json')), runtimePackages), []);
});
