import type { RepairKind } from '../gate/outcome.js';
import type { Limits } from '../limit/table.js';

/** Which habits of models are put right; all are off unless named. */
export interface RepairOptions {
  /** A JSON text of an array or object, where the schema asks for that array or object. */
  readonly stringified?: boolean;
  /** A JSON numeral in quotes, where the schema asks for a number. */
  readonly numeric?: boolean;
  /** `"true"` or `"false"`, where the schema asks for a boolean. */
  readonly boolean?: boolean;
  /** A null for a declared property that may be absent. */
  readonly dropNull?: boolean;
}

/** Every kind, in the order in which they are named. */
export const REPAIR_KINDS: readonly RepairKind[] = ['stringified', 'numeric', 'boolean', 'dropNull'];

/** The options as a call is repaired by them. */
export interface RepairSettings {
  readonly kinds: ReadonlySet<RepairKind>;
  /** Those that texts inside a call are read under. */
  readonly limits: Limits;
}

/** The settings for some options; undefined where nothing is to be repaired, so that no call pays for it. */
export function repairSettings(options: RepairOptions | undefined, limits: Limits): RepairSettings | undefined {
  const kinds = new Set(REPAIR_KINDS.filter((kind) => options?.[kind] === true));
  return kinds.size === 0 ? undefined : { kinds, limits };
}
