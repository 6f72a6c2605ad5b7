import { agree } from '../harness/agreement.js';
import { countHotRoots } from '../harness/built.js';
import type { Concern } from '../harness/concern.js';
import { loadContenders, versionsOf } from '../harness/contender.js';
import { seededRandom, zipf } from '../harness/random.js';
import { timeTraffic, trafficOf } from '../harness/traffic.js';
import { spread, workloadSets } from '../harness/workload.js';

const TOOLS = 200;
const CALLS = 100_000;

/** Valid calls of 200 tools in turns, as a gateway meets them: each call finds another tool's code. */
export const concern: Concern<'uniform' | 'Zipf'> = {
  name: 'mixed-traffic',
  title: 'Mixed traffic over 200 tools',
  unit: 'ns a call',
  figure: 'ratio',
  variants: { uniform: [{ limit: 1 }], Zipf: [{ limit: 0.6 }] },
  async measure(variant, { contenders: names, rounds }) {
    const contenders = await loadContenders(names);
    const hotRoots = await countHotRoots();
    const { compiled } = await agree(contenders, spread(workloadSets.corpus(false), TOOLS + 50), false);
    const tools = compiled.slice(0, TOOLS);
    const random = seededRandom(4);
    const draw = variant === 'Zipf' ? zipf(tools.length, random) : () => Math.floor(random() * tools.length);
    // Uniform traffic makes a root hot after 200 times as many calls as one tool alone.
    const pace = { rounds, warmUpCalls: 5_000_000, warmUpMilliseconds: 5_000 };
    const costs = await timeTraffic(tools, trafficOf(tools, CALLS, draw), pace);
    return {
      contenders: versionsOf(contenders),
      rows: [
        {
          name: `${tools.length} tools`,
          costs: Object.fromEntries(contenders.map(({ name }, column) => [name, costs[column]!])),
        },
      ],
      notes: [
        `formats off; ${CALLS} calls a round in an order drawn once, with a fixed seed`,
        `${hotRoots()} roots of toolgate are hot; there are copies for so many only`,
      ],
    };
  },
};
