import { escapeHidden } from '../problem/escape.js';
import type { ConfigurationFault } from '../registry/configuration-error.js';

/** A fault or a warning for people, on one line: `tool 'x', action 'y', /properties/z: …`. */
export function faultText({ tool, action, pointer, reason }: ConfigurationFault): string {
  const place = `tool '${tool}'${action === undefined ? '' : `, action '${action}'`}${pointer && `, ${pointer}`}`;
  return escapeHidden(`${place}: ${reason}`);
}

/** A fault or a warning for machines. */
export function faultJson(kind: 'fault' | 'warning', { tool, action, pointer, reason }: ConfigurationFault): string {
  return JSON.stringify({ kind, tool, action, pointer, reason });
}
