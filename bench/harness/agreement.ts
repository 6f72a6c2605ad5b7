import type { Check, Contender } from './contender.js';
import type { Workload } from './workload.js';

/** A workload with what each contender compiled it into. */
export interface Compiled {
  readonly workload: Workload;
  /** In the contenders' order. */
  readonly checks: readonly Check[];
}

/** The workloads on which all contenders answer rightly, and why the others were left out. */
export interface Agreement {
  readonly compiled: Compiled[];
  /** Names of contenders, each with the workloads that it could not compile or answered wrongly. */
  readonly dropped: Record<string, string[]>;
}

/**
 * Compiles every workload with every contender, and keeps those that all of them answer as expected: what is timed
 * afterwards is the same work for all.
 */
export async function agree(
  contenders: readonly Contender[],
  workloads: readonly Workload[],
  formats: boolean,
): Promise<Agreement> {
  const compiled: Compiled[] = [];
  const dropped: Record<string, string[]> = {};
  for (const workload of workloads) {
    const checks: Check[] = [];
    for (const contender of contenders) {
      const check = await compileRightly(contender, workload, formats);
      if (check === undefined) (dropped[contender.name] ??= []).push(workload.name);
      else checks.push(check);
    }
    if (checks.length === contenders.length) compiled.push({ workload, checks });
  }
  return { compiled, dropped };
}

async function compileRightly(contender: Contender, workload: Workload, formats: boolean): Promise<Check | undefined> {
  try {
    // A copy of its own: a contender that writes into a schema must not disturb the others.
    const check = await contender.compile(structuredClone(workload.schema), { formats });
    const right = workload.valid.every((data) => check(data)) && !workload.invalid.some((data) => check(data));
    return right ? check : undefined;
  } catch {
    return undefined;
  }
}
