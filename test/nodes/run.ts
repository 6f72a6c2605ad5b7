import { parseArgs } from 'node:util';
import { loadingPrograms, moduleNames } from '../../src/build/loading-programs.js';
import { runWithAiSdk7 } from './ai-sdk-7.js';
import { type Ran, runNode } from './run-node.js';

/*
 * Runs the tests with other versions of Node, which npm brings: first that the built package loads there by import and
 * by require, then all tests, or those in the files and folders that are named, and from Node 22 on the AI SDK 7. Exit
 * code 0 only if all of it passed with every version.
 */

/** The oldest version that the package promises, and those with long-term support after it. */
const promisedVersions = '20.19,22,24';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { versions: { type: 'string', default: promisedVersions } },
});

/** Tells whether it passed, and what it printed where it did not. */
function tell(name: string, { passed, output }: Ran): boolean {
  process.stdout.write(`  ${name}: ${passed ? 'passed' : `failed\n${output}`}\n`);
  return passed;
}

/** The package finds itself by its own name in its folder, through the same `exports` that its users read. */
function loads(version: string): boolean[] {
  return Object.entries(loadingPrograms).map(([file, program]) => {
    const kind = file.endsWith('.mjs') ? 'module' : 'commonjs';
    return tell(file, runNode(version, [`--input-type=${kind}`, '--eval', program(moduleNames())]));
  });
}

function passesTests(version: string): boolean {
  const { passed, output } = runNode(version, ['--import', 'tsx', 'test/run.ts', ...positionals]);
  const closing = output.split('\n').filter((line) => line.startsWith('# '));
  const failures = output.indexOf('failing tests:');
  return tell(`tests (${closing.map((line) => line.slice(2)).join(', ')})`, {
    passed,
    output: failures < 0 ? output : output.slice(failures),
  });
}

const answers = values.versions.split(',').flatMap((version) => {
  const exact = runNode(version, ['--version']).output.trim();
  process.stdout.write(`Node ${exact}\n`);
  const isFitForAiSdk7 = Number(/^v(\d+)/u.exec(exact)?.[1]) >= 22;
  return [
    ...loads(version),
    passesTests(version),
    ...(isFitForAiSdk7 ? [tell('AI SDK 7', runWithAiSdk7(version))] : []),
  ];
});
process.exitCode = answers.every(Boolean) ? 0 : 1;
