import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * Runs a script of `bench/fresh/` in a process of its own, where nothing is warm, and answers what it printed as JSON.
 *
 * @param flags for Node, such as `--expose-gc`
 */
export async function runFresh(
  script: string,
  values: readonly string[],
  flags: readonly string[] = [],
): Promise<unknown> {
  const file = fileURLToPath(new URL(`../fresh/${script}.ts`, import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, '--import', 'tsx', file, ...values]);
  return JSON.parse(stdout);
}

/** Prints what a script of `bench/fresh/` found. */
export function printFinding(finding: unknown): void {
  process.stdout.write(JSON.stringify(finding));
}

/** CPU time since `before`, in nanoseconds. */
export function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) * 1000;
}
