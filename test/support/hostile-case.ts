import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { findCases, readJsonLines } from './shared-data.js';

/** One hostile case of the shared cases, as its file has it. */
export interface HostileCase {
  readonly id: string;
  readonly class: string;
  readonly schema?: unknown;
  /** A JavaScript expression, as `dataExpr` is. */
  readonly schemaExpr?: string;
  readonly data?: unknown;
  readonly dataExpr?: string;
  readonly expect: string;
  /** Other outcomes that are right as well. */
  readonly also?: readonly string[];
  /** Occurs nowhere in the answer; where it is a key, with hidden keys. */
  readonly secret?: string;
}

/** All hostile cases; none where this machine has none. */
export function readHostileCases(): readonly HostileCase[] {
  const folder = findCases();
  return folder === undefined ? [] : (readJsonLines(join(folder, 'adversarial.jsonl')) as HostileCase[]);
}

/** The schema of a case, new each time. */
export function schemaOf({ schemaExpr, schema }: HostileCase): unknown {
  return evaluated(schemaExpr, schema);
}

/** The data of a case, new each time: a live getter may answer otherwise the second time. */
export function dataOf({ dataExpr, data }: HostileCase): unknown {
  return evaluated(dataExpr, data);
}

function evaluated(expression: string | undefined, value: unknown): unknown {
  return expression === undefined ? structuredClone(value) : runInThisContext(`(${expression})`);
}
