import type { SuiteDialect } from '../../test/support/official-suite.js';
import type { Check } from '../harness/contender.js';
import { suiteCases, type SuiteCase } from './cases.js';
import { loadSuiteValidator, type SuiteValidator } from './validator.js';

/** What the driver asks of a process: the tests of a dialect from one on. */
export interface SuiteTask {
  readonly validator: string;
  readonly dialect: SuiteDialect;
  readonly from: number;
}

/** What the process answers after every test: its number, and whether it came out right. Version first. */
export type SuiteAnswer = { readonly version: string } | { readonly index: number; readonly right: boolean };

process.once('message', (task: SuiteTask) => {
  void answer(task).then(() => process.disconnect());
});

async function answer({ validator: name, dialect, from }: SuiteTask): Promise<void> {
  const validator = await loadSuiteValidator(name);
  await tell({ version: validator.version });
  const { parse } = validator;
  const cases = suiteCases(dialect, parse && ((text) => parse(text, dialect)));
  let check: Check | undefined;
  for (const [index, asked] of cases.entries()) {
    if (index < from) continue;
    if (index === from || cases[index - 1]!.group !== asked.group) check = await compiled(validator, asked);
    await tell({ index, right: isRight(check, asked) });
  }
}

async function compiled(validator: SuiteValidator, asked: SuiteCase): Promise<Check | undefined> {
  try {
    return await validator.compile({ ...asked, schema: structuredClone(asked.schema) });
  } catch {
    return undefined;
  }
}

function isRight(check: Check | undefined, { data, valid }: SuiteCase): boolean {
  try {
    return check !== undefined && check(data) === valid;
  } catch {
    return false;
  }
}

/** Waits until it is sent: what comes after may hang. */
function tell(message: SuiteAnswer): Promise<void> {
  return new Promise((resolve) => {
    process.send!(message, () => resolve());
  });
}
