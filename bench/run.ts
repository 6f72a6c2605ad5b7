import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Concern, concernNames, loadConcern, type Settings } from './harness/concern.js';
import { contenderNames, contendersInstalled, reference } from './harness/contender.js';
import { writeComparison } from './harness/comparison.js';
import { measureInProcesses } from './harness/processes.js';
import { goalTable } from './harness/goal.js';
import { describeMachine, type Report, toText, type VariantReport, writeReport } from './harness/report.js';
import { compare } from './harness/standing.js';
import { recordedReports, writeSummary } from './harness/summary.js';

const usage = `npm run bench -- [CONCERN…] [options]

Concerns: ${concernNames.join(', ')} (default: all)
  --contenders a,b   who takes part, ${reference} always (default: ${contenderNames.join(',')})
  --processes N      fresh processes a variant, medians of them count (default 3)
  --rounds N         rounds in each process (default 7)
  --tools N          up to so many tools of a set, spread over it (default 40)
  --only TEXT        only variants whose name contains the text
  --built            measure dist/ as it is, without building it`;

interface Command {
  readonly concerns: readonly string[];
  readonly settings: Settings;
  readonly processes: number;
  readonly only: string;
  readonly built: boolean;
}

/** What the arguments ask for. Throws with one clear line. */
function readCommand(): Command {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      contenders: { type: 'string', default: contenderNames.join(',') },
      processes: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '7' },
      tools: { type: 'string', default: '40' },
      only: { type: 'string', default: '' },
      built: { type: 'boolean', default: false },
    },
  });
  const asked = values.contenders.split(',');
  checkNames('contender', asked, contenderNames);
  checkNames('concern', positionals, concernNames);
  return {
    concerns: positionals.length === 0 ? concernNames : positionals,
    settings: {
      contenders: contenderNames.filter((name) => name === reference || asked.includes(name)),
      tools: count('tools', values.tools),
      rounds: count('rounds', values.rounds),
    },
    processes: count('processes', values.processes),
    only: values.only,
    built: values.built,
  };
}

function checkNames(kind: string, names: readonly string[], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`there is no ${kind} ${unknown}; there are ${known.join(', ')}`);
}

function count(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} needs a whole number from 1`);
  return value;
}

function build(): void {
  const project = fileURLToPath(new URL('..', import.meta.url));
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], { cwd: project, stdio: 'inherit' });
  if (status !== 0) throw new Error('toolgate could not be built; --built measures dist/ as it is');
}

/** Measures every variant of a concern, tells each as it is done, and answers all of them for the record. */
async function measure(concern: Concern, command: Command): Promise<Report> {
  const { settings, processes } = command;
  const variants: VariantReport[] = [];
  for (const [variant, goals] of Object.entries(concern.variants)) {
    if (!variant.includes(command.only)) continue;
    const measurements = await measureInProcesses({ concern: concern.name, variant, settings }, processes);
    const notes = measurements[0]?.notes ?? [];
    const report = { variant, goals, notes, standings: compare(measurements, concern.figure) };
    console.log(toText(report));
    variants.push(report);
  }
  return {
    concern: concern.name,
    title: concern.title,
    unit: concern.unit,
    figure: concern.figure,
    machine: describeMachine(),
    date: new Date().toISOString().slice(0, 10),
    settings: { ...settings, processes },
    variants,
  };
}

async function main(): Promise<void> {
  const command = readCommand();
  if (!contendersInstalled()) throw new Error('the contenders are not installed: npm ci --prefix bench');
  if (!command.built && command.settings.contenders.includes('toolgate')) build();
  const reports: Report[] = [];
  for (const name of command.concerns) {
    const concern = await loadConcern(name);
    const meaning =
      concern.figure === 'ratio' ? `ratios to ${reference}, geometric mean` : `${concern.figure} of the rows`;
    console.log(`${concern.title}: ${concern.unit}, ${meaning}, then each process`);
    const report = await measure(concern, command);
    reports.push(report);
    // Part of the variants would overwrite the record of all.
    if (command.only === '') writeReport(report);
  }
  if (command.only === '') {
    writeSummary();
    await writeComparison(recordedReports());
  }
  console.log(goalTable(reports).join('\n'));
}

try {
  await main();
} catch (error) {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  if ((error as { code?: unknown }).code?.toString().startsWith('ERR_PARSE_ARGS') === true) console.error(usage);
  process.exitCode = 2;
}
