import { readCorpus } from '../test/support/corpus.js';
import { runRepairs } from '../test/support/repair-run.js';
import { findCorpus, skipWithoutCorpus } from '../test/support/shared-data.js';

/** Prints what the repairs make of the calls of the corpus: `npx tsx spec/repair-figures.ts`. */
function main(): number {
  const folder = findCorpus();
  if (folder === undefined) {
    process.stderr.write(`${String(skipWithoutCorpus())}\n`);
    return 2;
  }
  const { kinds, valid, changed, otherwise } = runRepairs(readCorpus(folder));
  console.log(`${valid} calls pass as they are; ${changed.length} of them change`, changed);
  console.log(`${otherwise.length} refused calls are refused otherwise`, otherwise);
  console.log('refused | repaired | the data of a valid call | kind');
  const rows = [...kinds].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [kind, { refused, repaired, asMeant }] of rows) {
    console.log([refused, repaired, asMeant, kind].join(' | '));
  }
  return 0;
}

process.exitCode = main();
