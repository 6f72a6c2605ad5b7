import { agree } from '../harness/agreement.js';
import { loadContenders } from '../harness/contender.js';
import { cpuSince, printFinding } from '../harness/fresh.js';
import { spread, workloadSets } from '../harness/workload.js';

/*
 * The first calls of many tools: NAME COUNT CALLS. Prints nanoseconds of CPU time a call, the engine's own compiling of
 * what is called included.
 */
const [name = '', count = '', calls = ''] = process.argv.slice(2);
const { compiled } = await agree(
  await loadContenders([name]),
  spread(workloadSets.corpus(false), Number(count)),
  false,
);
const before = process.cpuUsage();
let made = 0;
for (let turn = 0; turn < Number(calls); turn += 1) {
  for (const { workload, checks } of compiled) {
    const { valid } = workload;
    if (checks[0]!(valid[turn % valid.length])) made += 1;
  }
}
const cost = cpuSince(before);
if (made !== compiled.length * Number(calls)) throw new Error(`${name} refused a valid call`);
printFinding(cost / made);
