import type { Refusal } from '../refusal/refusal.js';
import type { Registry } from '../registry/registry.js';

/** JSON-RPC 2.0, section 5.1: invalid method parameters. */
const INVALID_PARAMS = -32602;

/** An error that the SDK sends as it is: code, message, data. */
export interface ProtocolFault extends Error {
  readonly code: number;
  readonly data: Refusal;
}

/** What an MCP server throws where no tool has the name; the refusal lists the names that are near. */
export function unknownTool(registry: Registry, name: unknown): ProtocolFault {
  const outcome = registry.check(name as string, {});
  if (outcome.ok) throw new Error('unreachable: a tool that is not listed can not be called');
  return Object.assign(new Error(outcome.refusal.message), { code: INVALID_PARAMS, data: outcome.refusal });
}
