import { readCorpus } from '../test/support/corpus.js';
import { runCorpus } from '../test/support/corpus-run.js';
import { findCorpus, skipWithoutCorpus } from '../test/support/shared-data.js';

/** Prints what real tools and calls show: which tools are refused, and which calls are answered otherwise than expected. */
function main(): number {
  const folder = findCorpus();
  if (folder === undefined) {
    process.stderr.write(`${String(skipWithoutCorpus())}\n`);
    return 2;
  }
  const { tools, refused, calls, unasked, wrongByTest, wrongByCheck, wrongByRegistry } = runCorpus(readCorpus(folder));
  const lines = [
    `${tools - refused.length} of ${tools} tools are taken, ${refused.length} refused:`,
    ...refused.map(({ tool, reasons }) => `  ${tool}: ${bounded(reasons)}`),
    `${calls} calls with a known verdict (${unasked} more belong to refused tools):`,
    ...section('compile().test', calls, wrongByTest),
    ...section('check as test', calls, wrongByCheck),
    ...section('a registry', calls, wrongByRegistry),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}

/** The first reason, and how many more there are. */
function bounded([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} (and ${others.length} more)`;
}

function section(way: string, calls: number, wrong: readonly string[]): string[] {
  return [`  ${way}: ${calls - wrong.length} as expected`, ...wrong.map((call) => `    otherwise: ${call}`)];
}

process.exitCode = main();
