import type { RepairKind } from '../gate/outcome.js';
import type { Finding, Reading, Step } from '../problem/cause.js';
import { Draft } from './draft.js';
import type { RepairSettings } from './options.js';
import { propose, type Proposal } from './propose.js';

/** A change that was made to a value. */
export interface Change {
  readonly steps: readonly Step[];
  readonly kind: RepairKind;
}

/** A value that is accepted after changes. */
export interface RepairedValue {
  readonly ok: true;
  /** The changed copy, before any cast. */
  readonly sent: unknown;
  /** What the reading made of it. */
  readonly data: unknown;
  readonly changes: readonly Change[];
}

/** A value that is not accepted, whatever was tried. */
export interface UnrepairedValue {
  readonly ok: false;
  /** The value with the changes that were tried. */
  readonly tried: unknown;
}

/** Readings of one value at most: each mends at least one place, and up to ten that fail at one place of the schema. */
const ROUNDS = 32;

/**
 * Repairs a refused value until it is accepted. Of what a reading finds, the first place that can be repaired is, and
 * those with it that fail by the same keyword of the schema: a change may make others needless, as in a union.
 *
 * @param read the verdict on a value, as facts.
 * @param value never written to. Where it is accepted as it is, there are no changes.
 */
export function repairValue(
  read: (value: unknown) => Reading,
  value: unknown,
  settings: RepairSettings,
): RepairedValue | UnrepairedValue {
  const draft = new Draft(value);
  const changes: Change[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const reading = read(draft.value);
    if (reading.ok) return { ok: true, sent: draft.value, data: reading.data, changes };
    const made = repairSome(draft, reading.findings, settings);
    if (made.length === 0) break;
    changes.push(...made);
  }
  return { ok: false, tried: draft.value };
}

/** Makes the changes of one round. */
function repairSome(draft: Draft, findings: readonly Finding[], settings: RepairSettings): Change[] {
  const changes: Change[] = [];
  let first: { readonly kind: RepairKind; readonly place: string } | undefined;
  for (const finding of findings) {
    const place = placeOf(finding);
    if (first !== undefined && first.place !== place) continue;
    const proposal = propose(draft.get(finding.steps), finding, settings);
    if (proposal === undefined || (first !== undefined && first.kind !== proposal.kind)) continue;
    first = { kind: proposal.kind, place };
    apply(draft, finding.steps, proposal);
    changes.push({ steps: [...finding.steps], kind: proposal.kind });
  }
  return changes;
}

/** The places of the schema at which a value fails. */
function placeOf({ causes }: Finding): string {
  return causes.map(({ keyword, pointer }) => `${keyword} ${pointer}`).join('\n');
}

function apply(draft: Draft, steps: readonly Step[], proposal: Proposal): void {
  if (proposal.kind === 'dropNull') draft.remove(steps, proposal.name);
  else draft.set(steps, proposal.value);
}
