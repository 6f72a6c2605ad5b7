import { agree } from '../harness/agreement.js';
import { loadContenders } from '../harness/contender.js';
import { printFinding } from '../harness/fresh.js';
import { workloadSets } from '../harness/workload.js';

/*
 * How many of the example tools a contender can't compile or answers wrongly: NAME. Run with
 * --disallow-code-generation-from-strings.
 */
const [name = ''] = process.argv.slice(2);
const workloads = workloadSets.examples(true);
const { compiled } = await agree(await loadContenders([name]), workloads, true);
printFinding(workloads.length - compiled.length);
