import type { FaultReason } from './fault-text.js';

/** What keeps a schema from being built: where it stands (a JSON Pointer, RFC 6901, in the schema) and why. */
export interface SchemaFault {
  readonly pointer: string;
  readonly reason: string;
}

/** Something that is legal in a schema but hardly meant. */
export interface SchemaWarning {
  readonly pointer: string;
  readonly reason: string;
}

/** Raised where a schema can't be built. `faults` holds every fault that was found, in the schema's order. */
export class SchemaError extends Error {
  readonly faults: readonly SchemaFault[];

  constructor(faults: readonly SchemaFault[]) {
    super(faults.map((fault) => `${fault.pointer === '' ? '(root)' : fault.pointer}: ${fault.reason}`).join('\n'));
    this.name = 'SchemaError';
    this.faults = Object.freeze([...faults]);
  }
}

/** Collects faults and warnings while a schema is read, each once. */
export class Findings {
  readonly faults: SchemaFault[] = [];
  readonly warnings: SchemaWarning[] = [];
  readonly #seen = new Set<string>();
  readonly #faulty = new Set<string>();

  fault(pointer: string, reason: FaultReason): void {
    this.#faulty.add(pointer);
    if (this.#isNew('fault', pointer, reason)) this.faults.push(Object.freeze({ pointer, reason }));
  }

  warn(pointer: string, reason: FaultReason): void {
    if (this.#isNew('warning', pointer, reason)) this.warnings.push(Object.freeze({ pointer, reason }));
  }

  /** Whether a fault was told at exactly this place. */
  isFaulty(pointer: string): boolean {
    return this.#faulty.has(pointer);
  }

  #isNew(sort: string, pointer: string, reason: string): boolean {
    const key = `${sort} ${pointer} ${reason}`;
    return this.#seen.size !== this.#seen.add(key).size;
  }
}
