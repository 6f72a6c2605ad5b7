import type { Refusal } from './refusal.js';

/** MCP's result of a tool call that failed (CallToolResult, specification 2025-06-18, server/tools, "Error Handling"). */
export interface RefusedToolResult {
  readonly isError: true;
  readonly content: readonly [{ readonly type: 'text'; readonly text: string }];
}

/** Wraps a refusal so that the model reads it: an error inside the result, not of the protocol. */
export function toCallToolResult(refusal: Refusal): RefusedToolResult {
  return { isError: true, content: [{ type: 'text', text: JSON.stringify(refusal) }] };
}
