/** What keeps a tool from being registered. */
export interface ConfigurationFault {
  /** The tool's name; for a tool without a usable name its place in the list, such as `tools[3]`. */
  readonly tool: string;
  readonly action?: string;
  /** A JSON Pointer (RFC 6901): in the action's record, or in the plain tool's schema. */
  readonly pointer: string;
  readonly reason: string;
}

/** Something in a tool that is legal but hardly meant. */
export type ConfigurationWarning = ConfigurationFault;

/** Lines of faults in a message; `faults` holds them all. */
const MESSAGE_LINES = 20;

/** Raised at registration. `faults` holds every fault of every tool, in the order of the tools. */
export class ConfigurationError extends Error {
  readonly faults: readonly ConfigurationFault[];

  constructor(faults: readonly ConfigurationFault[]) {
    const lines = faults.slice(0, MESSAGE_LINES).map(lineOf);
    if (faults.length > MESSAGE_LINES) lines.push(`and ${faults.length - MESSAGE_LINES} more`);
    super(lines.join('\n'));
    this.name = 'ConfigurationError';
    this.faults = Object.freeze([...faults]);
  }
}

function lineOf({ tool, action, pointer, reason }: ConfigurationFault): string {
  const place = action === undefined ? `tool '${tool}'` : `tool '${tool}', action '${action}'`;
  return `${place}${pointer === '' ? '' : `, ${pointer}`}: ${reason}`;
}
