import { type Check, type Form, loadContenders } from '../harness/contender.js';
import { distinctSchemas } from '../harness/distinct.js';
import { printFinding } from '../harness/fresh.js';

/*
 * What many compiled schemas hold: NAME FORM COUNT. Prints bytes of the heap a schema beyond the author's own object. Needs
 * --expose-gc.
 */
const [name = '', form = '', count = ''] = process.argv.slice(2);
const [contender] = await loadContenders([name], form as Form);
const [first, ...schemas] = distinctSchemas(Number(count) + 1);
const settings = { formats: true };
// What the first use leaves behind belongs to the library, not to a schema.
const kept: Check[] = [await contender!.compile(first!, settings)];
kept[0]!({});
const before = used();
for (const schema of schemas) {
  const check = await contender!.compile(schema, settings);
  check({});
  kept.push(check);
}
const after = used();
// Read after the measurement, so that neither side lets go of what it holds.
if (kept.length !== schemas.length + 1) throw new Error('a check is missing');
printFinding((after - before) / schemas.length);

function used(): number {
  for (let pass = 0; pass < 4; pass += 1) globalThis.gc!();
  return process.memoryUsage().heapUsed;
}
