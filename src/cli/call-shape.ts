import { own } from '../json/own.js';
import { isRecord } from './record.js';

/** A call as the registry takes it. */
export interface Call {
  readonly tool: string;
  /** What the caller sent as arguments; undefined where there are none. */
  readonly arguments: unknown;
  /** Whether `arguments` is the JSON text of the arguments, which the registry reads itself. */
  readonly isText: boolean;
}

/** How the known shapes are told to a person. */
export const CALL_SHAPES: string =
  '{name, arguments}, {tool, arguments}, {type: "function", function: {name, arguments}}, ' +
  '{type: "tool_use", name, input} or a tools/call request';

/** The members of `{calls: […]}`, as the project's own examples keep them; undefined for any other value. */
export function callsIn(value: unknown): readonly unknown[] | undefined {
  const calls = isRecord(value) ? own(value, 'calls') : undefined;
  return Array.isArray(calls) ? calls : undefined;
}

/**
 * Reads a call of any shape that hosts save: MCP's `{name, arguments}` and the request around it, `{tool, arguments}`,
 * the function call of OpenAI's interfaces (its arguments are a text), Anthropic's `tool_use` block.
 *
 * @returns undefined for a value of no known shape
 */
export function callIn(value: unknown): Call | undefined {
  if (!isRecord(value)) return undefined;
  const inner = own(value, 'method') === 'tools/call' ? own(value, 'params') : own(value, 'function');
  if (isRecord(inner)) return callIn(inner);
  const tool = own(value, 'name') ?? own(value, 'tool');
  if (typeof tool !== 'string') return undefined;
  const sent = own(value, 'type') === 'tool_use' ? own(value, 'input') : own(value, 'arguments');
  return { tool, arguments: sent, isText: typeof sent === 'string' };
}
