import { basename } from 'node:path';
import { counted } from '../../src/cli/counted.js';
import { answerText } from '../../src/cli/print-answer.js';
import { exampleFiles, replay } from './replay.js';

/**
 * Checks the example calls and prints what became of each: that it passed, or the refusal that a model would read.
 * Exit code 0 only if every call came out as expected.
 */
async function main(): Promise<0 | 1> {
  const [tally, unexpected] = [{ passed: 0, refused: 0 }, [] as string[]];
  for (const file of exampleFiles()) {
    for await (const { place, example, outcome, isAsExpected } of replay(file)) {
      const where = { ...place, source: basename(file) };
      tally[outcome.ok ? 'passed' : 'refused']++;
      process.stdout.write(`${example.name}: ${example.why}\n${answerText(where, outcome)}\n`);
      if (!isAsExpected) unexpected.push(`${where.source}, item ${where.item ?? 1}`);
    }
  }
  const { passed, refused } = tally;
  const verdict = unexpected.length === 0 ? 'all as expected' : `not as expected: ${unexpected.join('; ')}`;
  process.stdout.write(`${counted(passed + refused, 'call')}: ${passed} passed, ${refused} refused, ${verdict}\n`);
  return unexpected.length === 0 ? 0 : 1;
}

process.exitCode = await main();
