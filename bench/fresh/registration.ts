import { type Form, loadContenders, type Schema } from '../harness/contender.js';
import { cpuSince, printFinding } from '../harness/fresh.js';
import { distinctSchemas } from '../harness/distinct.js';

/*
 * Compiles many schemas once each: NAME FORM COUNT. Prints nanoseconds of CPU time a schema, from the first schema on, with
 * nothing warm but what the import itself ran.
 */
const [name = '', form = '', count = ''] = process.argv.slice(2);
const [contender] = await loadContenders([name], form as Form);
const schemas: readonly Schema[] = distinctSchemas(Number(count));
const before = process.cpuUsage();
for (const schema of schemas) await contender!.compile(schema, { formats: true });
printFinding(cpuSince(before) / schemas.length);
