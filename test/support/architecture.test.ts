import assert from 'node:assert/strict';
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
  longFiles,
  untested,
} from './architecture.js';
import type { Source } from './sources.js';

const source = (path: string, text: string): Source => ({ path, text });
const layers = [['low'], ['left', 'right'], ['top.ts']];

test('an import of a higher layer is found, also one of a type or a dynamic one', () => {
  for (const text of [
    "import { a } from '../left/a.js';",
    "import type { A } from '../left/a.js';",
    "export * from '../left/a.js';",
    "export const a = () => import('../left/a.js');",
    "export type A = import('../left/a.js').A;",
  ]) {
    assert.deepEqual(climbingImports([source('src/low/b.ts', text)], layers), [
      'src/low/b.ts imports src/left/a.ts, which stands above it',
    ]);
  }
});

test('imports downwards and within a layer are allowed', () => {
  const text = "import '../low/a.js'; import '../right/a.js'; import './b.js'; import 'big.js';";
  assert.deepEqual(
    climbingImports([source('src/left/a.ts', text), source('src/top.ts', "import './left/a.js'")], layers),
    [],
  );
});

test('a folder that no layer names is found', () => {
  assert.deepEqual(climbingImports([source('src/odd/a.ts', '')], layers), ['src/odd/a.ts is in no layer']);
});

test('a ring of files is found, at any length', () => {
  const ring = ['a', 'b', 'c'].map((name, index) => source(`src/x/${name}.ts`, `import './${'bca'[index]}.js'`));
  assert.deepEqual(fileCycles(ring), ['src/x/a.ts -> src/x/b.ts -> src/x/c.ts -> src/x/a.ts']);
  assert.deepEqual(fileCycles(ring.slice(0, 2)), []);
  assert.deepEqual(fileCycles([source('src/x/a.ts', "import './a.js'")]), ['src/x/a.ts -> src/x/a.ts']);
});

test('a ring of folders is found though no files form one', () => {
  const sources = [
    source('src/left/a.ts', "import '../right/a.js'"),
    source('src/right/b.ts', "import '../left/b.js'; import './a.js'"),
  ];
  assert.deepEqual(fileCycles(sources), []);
  assert.deepEqual(folderCycles(sources), ['left -> right -> left']);
});

test('packages beyond the allowed and modules of node are found', () => {
  const text = "import 'big.js'; import fs from 'node:fs'; import 'fs'; import './a.js';";
  assert.deepEqual(foreignImports([source('src/a.ts', text)], ['big.js']), [
    'src/a.ts imports node:fs',
    'src/a.ts imports fs',
  ]);
});

test('code made of text is found in each of its forms', () => {
  for (const text of [
    "eval('1')",
    "(0, eval)('1')",
    "globalThis.eval('1')",
    "new Function('return 1')",
    "Function('return 1')",
    'const make = Function; make("return 1")',
    "setTimeout('tick()', 1)",
    'globalThis.setInterval(`tick()`, 1)',
  ]) {
    assert.equal(codeGeneration(source('a.ts', text)).length, 1, text);
  }
});

test('what only looks like made code is left alone', () => {
  const text =
    "// eval('1')\nconst text = 'new Function()'; setTimeout(() => {}, 1); type A = Function; const table = { Function: 1 };";
  assert.deepEqual(codeGeneration(source('a.ts', text)), []);
});

test('the use of a named global is found, and what only shares its name is not', () => {
  const uses = (text: string): string[] => globalUses(source('a.ts', text), ['console']);
  assert.deepEqual(uses("// console.log\n\nconsole['log'](1)"), ['a.ts (line 3) uses console']);
  assert.deepEqual(uses('globalThis.console.log(1)'), ['a.ts (line 1) uses console']);
  assert.deepEqual(uses("host.console.log('console'); const table = { console: 1 };"), []);
});

test('a condition on a dialect is found, and a comment is not', () => {
  assert.equal(dialectNames(source('a.ts', "if (dialect === 'draft-07') {}")).length, 1);
  assert.equal(dialectNames(source('a.ts', 'if (dialect === `2020-12`) {}')).length, 1);
  assert.deepEqual(dialectNames(source('a.ts', "// draft-07\nconst date = '2025-01-31';")), []);
});

test('a file of one line too many is found', () => {
  assert.deepEqual(longFiles([source('a.ts', 'x\n'.repeat(3)), source('b.ts', 'x\n'.repeat(2))], 2), [
    'a.ts has 3 lines',
  ]);
});

test('a source without a test is found, unless it holds types alone or is excused', () => {
  const sources = [
    source('src/a.ts', 'export const a = 1;'),
    source('src/b.ts', 'export const b = 1;'),
    source('src/c.ts', 'export const c = 1;'),
    source(
      'src/types.ts',
      "import type { a } from './a.js'; export interface T { a: typeof a } export type { U } from './b.js';",
    ),
  ];
  const tests = [source('test/a.test.ts', '')];
  assert.deepEqual(untested(sources, tests, { 'src/c.ts': 'tested by a' }), ['src/b.ts has no test']);
  assert.deepEqual(untested(sources, tests, { 'src/': 'all tested by a' }), []);
});

test('an excuse that is no longer needed is found', () => {
  const sources = [source('src/a.ts', 'export const a = 1;')];
  const tests = [source('test/a.test.ts', '')];
  assert.deepEqual(untested(sources, tests, { 'src/a.ts': 'late', 'src/gone.ts': 'gone', 'src/x/': 'empty' }), [
    'src/a.ts needs no excuse',
    'src/gone.ts needs no excuse',
    'src/x/ needs no excuse',
  ]);
});

test('a dependency that was not agreed, or is not pinned, is found', () => {
  const manifest = { dependencies: { 'big.js': '^7.0.1', lodash: '4.0.0' } };
  assert.deepEqual(dependencyFaults(manifest, ['big.js']), [
    'lodash is not among the agreed dependencies',
    'big.js is not pinned: ^7.0.1',
  ]);
  assert.deepEqual(dependencyFaults({}, []), []);
});
