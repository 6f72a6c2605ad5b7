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
  ['json', 'infer'],
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

/** The cases of every keyword in every dialect, and what shows that each definition serves both passes. */
const keywordCases = 'spec/cases/keywords, through test/keyword/cases.test.ts and test/keyword/one-definition.test.ts';
/** What the author of a schema is told, place by place. */
const faultCases = 'spec/cases/faults.json, through test/problem/fault-text.test.ts';
/** Random schemas and values through both passes. */
const agreement = 'test/agreement.test.ts and test/suite.test.ts, besides the cases of the keywords';

const hostTests = 'test/hosts/ai-sdk.test.ts, anthropic.test.ts and openai-agents.test.ts';

const hotRoots = 'test/hostile/hot.test.ts: the suite and hostile cases through hot roots';
const patterns = 'test/pattern/: one automaton of several files, asked as a whole';

/** Sources (or folders, with a closing `/`) without a test of the same path, each with the reason. */
const testedElsewhere: Readonly<Record<string, string>> = {
  'src/keyword/': keywordCases,
  'src/dialect/2019-09.ts': keywordCases,
  'src/dialect/2020-12.ts': keywordCases,
  'src/dialect/draft-04.ts': keywordCases,
  'src/dialect/draft-06.ts': keywordCases,
  'src/dialect/draft-07.ts': keywordCases,
  'src/dialect/dialect.ts': 'test/dialect/table.test.ts',
  'src/dialect/metaschema/2019-09.ts': 'test/dialect/metaschema/table.test.ts',
  'src/dialect/metaschema/2020-12.ts': 'test/dialect/metaschema/table.test.ts',
  'src/dialect/metaschema/draft-04.ts': 'test/dialect/metaschema/table.test.ts',
  'src/dialect/metaschema/draft-06.ts': 'test/dialect/metaschema/table.test.ts',
  'src/dialect/metaschema/draft-07.ts': 'test/dialect/metaschema/table.test.ts',
  'src/document/advice.ts': faultCases,
  'src/document/locate.ts': faultCases,
  'src/document/resource.ts': faultCases,
  'src/document/world.ts': faultCases,
  'src/compile/compile.ts': faultCases,
  'src/compile/in-place.ts': faultCases,
  'src/compile/planner.ts': faultCases,
  'src/compile/scope.ts': 'spec/cases/keywords/$dynamicRef.json and $recursiveRef.json',
  'src/plan/covers.ts': 'spec/cases/keywords/unevaluatedItems.json and unevaluatedProperties.json',
  'src/plan/in-place.ts': 'test/plan/sharing.test.ts',
  'src/problem/fault.ts': faultCases,
  'src/problem/schema-text.ts': 'test/no-echo.types.ts',
  'src/schema.ts': 'test/evaluate/root.test.ts',
  'src/evaluate/array.ts': agreement,
  'src/evaluate/check.ts': agreement,
  'src/evaluate/combine.ts': agreement,
  'src/evaluate/leaf.ts': agreement,
  'src/evaluate/object.ts': agreement,
  'src/evaluate/unevaluated.ts': agreement,
  'src/evaluate/explain/': agreement,
  'src/evaluate/kit.ts': hotRoots,
  'src/evaluate/hot/bodies.ts': hotRoots,
  'src/evaluate/hot/entries.ts': hotRoots,
  'src/evaluate/hot/heat.ts': hotRoots,
  'src/evaluate/hot/pool.ts': 'test/evaluate/hot/hot-kit.test.ts',
  'src/pattern/alphabet.ts': patterns,
  'src/pattern/automaton.ts': patterns,
  'src/pattern/character-set.ts': patterns,
  'src/pattern/nodes.ts': patterns,
  'src/pattern/parse.ts': patterns,
  'src/pattern/pattern-error.ts': patterns,
  'src/pattern/pattern.ts': patterns,
  'src/pattern/program.ts': patterns,
  'src/pattern/syntax-tree.ts': patterns,
  'src/ajv/index.ts': 'test/ajv/ajv.test.ts',
  'src/ajv/options.ts': 'test/ajv/ajv.test.ts',
  'src/ajv/unsupported.ts': 'test/ajv/ajv.test.ts',
  'src/hosts/definition.ts': hostTests,
  'src/hosts/refused-error.ts': hostTests,
  'src/hosts/result-text.ts': hostTests,
  'src/standard/index.ts': 'test/standard/root.test.ts and tool.test.ts',
  'src/standard/reference.ts': 'test/standard/convert.test.ts',
  'src/standard/refuse.ts': 'test/standard/convert.test.ts',
  'src/standard/rules.ts': 'test/standard/convert.test.ts',
  'src/standard/schema.ts': 'test/standard/root.test.ts',
  'src/standard/written.ts': 'test/standard/convert.test.ts',
};

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
