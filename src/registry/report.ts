import type { SchemaFault } from '../problem/fault.js';
import type { ConfigurationFault, ConfigurationWarning } from './configuration-error.js';

/** Collects the faults and warnings of one tool, each once, in the order in which the tool is read. */
export class Report {
  /** The tool's name, or its place where it has none. */
  readonly tool: string;
  readonly faults: ConfigurationFault[] = [];
  readonly warnings: ConfigurationWarning[] = [];
  readonly #seen = new Set<string>();

  constructor(tool: string) {
    this.tool = tool;
  }

  fault(pointer: string, reason: string, action?: string): void {
    this.#add('fault', this.faults, pointer, reason, action);
  }

  warn(pointer: string, reason: string, action?: string): void {
    this.#add('warning', this.warnings, pointer, reason, action);
  }

  /** Takes over what a schema's compiler found, at the schema's place in the record. */
  faultsOf(found: readonly SchemaFault[], place: string, action?: string): void {
    for (const { pointer, reason } of found) this.fault(place + pointer, reason, action);
  }

  /** As {@link faultsOf}, for warnings. */
  warningsOf(found: readonly SchemaFault[], place: string, action?: string): void {
    for (const { pointer, reason } of found) this.warn(place + pointer, reason, action);
  }

  #add(sort: string, list: ConfigurationFault[], pointer: string, reason: string, action: string | undefined): void {
    const key = JSON.stringify([sort, action ?? null, pointer, reason]);
    if (this.#seen.size === this.#seen.add(key).size) return;
    list.push(Object.freeze({ tool: this.tool, ...(action === undefined ? {} : { action }), pointer, reason }));
  }
}
