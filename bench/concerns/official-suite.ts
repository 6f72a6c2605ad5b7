import type { SuiteDialect } from '../../test/support/official-suite.js';
import type { Concern } from '../harness/concern.js';
import { contenderNames } from '../harness/contender.js';
import { suiteCases, suiteParts } from '../suite/cases.js';
import { runSuiteOf } from '../suite/run.js';
import { suiteValidatorNames } from '../suite/validator.js';

/** How many tests of the official suite each validator answers wrongly: one variant a dialect, one row a part. */
export const concern: Concern<SuiteDialect> = {
  name: 'official-suite',
  title: 'Official test suite',
  unit: 'tests answered wrongly',
  figure: 'largest',
  variants: {
    '2020-12': [{ limit: 0 }],
    '2019-09': [{ limit: 0 }],
    'draft-07': [{ limit: 0 }],
    'draft-06': [{ limit: 0 }],
    'draft-04': [{ limit: 0 }],
  },
  async measure(dialect, { contenders: asked }) {
    const cases = suiteCases(dialect);
    const contenders: Record<string, string> = {};
    const costs = new Map<string, Record<string, number>>(suiteParts.map(({ name }) => [name, {}]));
    const notes = ['format: asserted in its own part, an annotation in the others'];
    for (const name of suiteValidatorNames) {
      if (contenderNames.includes(name) && !asked.includes(name)) continue;
      const { version, wrong, hung } = await runSuiteOf(name, dialect, cases.length);
      contenders[name] = version;
      for (const [part, row] of costs) row[name] = [...wrong].filter((index) => cases[index]!.part === part).length;
      if (hung > 0) notes.push(`${name} hung or ended on ${hung}`);
    }
    const rows = [...costs].map(([part, row]) => ({
      name: `${part}, of ${cases.filter((each) => each.part === part).length}`,
      costs: row,
    }));
    return { contenders, rows, notes };
  },
};
