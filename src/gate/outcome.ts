import type { Refused } from '../refusal/refusal.js';

/** What was done to a sent value: `stringified` JSON was read, a quoted `numeric` or `boolean` unquoted, a null dropped. */
export type RepairKind = 'stringified' | 'numeric' | 'boolean' | 'dropNull';

/** One place at which a refused call was repaired. It tells no value. */
export interface Repair {
  /** Where, as a refusal spells it: `data.lines[3].price`. */
  readonly path: string;
  readonly kind: RepairKind;
}

/** A call that passed every gate. */
export interface Accepted {
  readonly ok: true;
  readonly tool: string;
  /** Absent for a plain tool. */
  readonly action?: string;
  /** What the handler gets: the data as it was read, over the defaults. The sent object itself where nothing changed. */
  readonly data: Record<string, unknown>;
  /** What had to be changed before the gates accepted the call, in path order; absent where it passed as it was sent. */
  readonly repairs?: readonly Repair[];
}

/** The answer to a call. */
export type Outcome = Accepted | Refused;
