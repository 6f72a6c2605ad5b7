import type { CompileOptions } from '../compile/settings.js';
import type { DialectName } from '../dialect/dialect.js';
import type { Repair } from '../gate/outcome.js';
import type { RepairOptions } from '../repair/options.js';
import type { Tool, UnknownKeys } from './tool.js';

/** What is told of one answered call: names and sizes, never a value. */
export interface ObservedOutcome {
  /** Absent where no tool has the sent name. */
  readonly tool?: string;
  readonly action?: string;
  /** The kind of the refusal; absent for a call that passed. */
  readonly error?: string;
  readonly fingerprint?: string;
  /** What was repaired before the call passed; absent where nothing was. */
  readonly repairs?: readonly Repair[];
  /** Milliseconds from the call's arrival to its answer, the handler's own time included. */
  readonly durationMs: number;
}

/** How tools are registered, and how calls to them are answered. */
export interface RegistryOptions {
  /** For plain tools; `refuse` by default. A tool may say otherwise. */
  readonly unknownKeys?: UnknownKeys;
  /** `throw` (default) raises every fault; `skip` registers the good tools and lists the bad in `registry.faults`. */
  readonly onFault?: 'throw' | 'skip';
  /** `quote` (default) or `hide`: hidden, neither an undeclared key nor an unknown name is ever spelled. */
  readonly keys?: 'quote' | 'hide';
  /** Whether the tool `help` is offered and refusals point to it; true by default. */
  readonly help?: boolean;
  /** The dialect of schemas that name none with `$schema`; 2020-12 by default. */
  readonly dialect?: DialectName;
  /** `refuse` (default): an unknown `format` is a fault. Output schemas always ignore it. */
  readonly unknownFormats?: 'refuse' | 'ignore';
  readonly customFormats?: NonNullable<CompileOptions['customFormats']>;
  /** Schemas by URI, which `$ref` may reach. Nothing is ever fetched. */
  readonly documents?: NonNullable<CompileOptions['documents']>;
  readonly nullable?: 'warn' | 'honour';
  /** Habits of models that are put right where the schema then accepts the call; nothing is repaired by default. */
  readonly repair?: RepairOptions;
  /** `message`: a refusal also tells the message of what a handler threw, which may repeat what was sent. */
  readonly exceptions?: 'name' | 'message';
  /** Told of every answer to `check`, `checkText` and `call`, once. What it throws is contained. */
  readonly onOutcome?: (outcome: ObservedOutcome) => void;
  readonly limits?: NonNullable<CompileOptions['limits']>;
}

/** What {@link createRegistry} takes. */
export interface RegistrySettings extends RegistryOptions {
  readonly tools: readonly Tool[];
}
