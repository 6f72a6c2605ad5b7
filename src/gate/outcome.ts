import type { Refused } from '../refusal/refusal.js';

/** A call that passed every gate. */
export interface Accepted {
  readonly ok: true;
  readonly tool: string;
  /** Absent for a plain tool. */
  readonly action?: string;
  /** What the handler gets: the data as it was read, over the defaults. The sent object itself where nothing changed. */
  readonly data: Record<string, unknown>;
}

/** The answer to a call. */
export type Outcome = Accepted | Refused;
