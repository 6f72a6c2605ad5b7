import type { CompiledRoot } from '../evaluate/root.js';
import { exactText } from '../json/exact-text.js';
import { isPlain } from '../json/own.js';
import { schemaText } from '../problem/schema-text.js';
import type { Subject } from '../refusal/facts.js';
import { invalidResult } from '../refusal/invalid-values.js';
import type { Refused } from '../refusal/refusal.js';

/** MCP's result of a tool call (CallToolResult, specification 2025-06-18, server/tools, "Tool Result"). */
export interface CallToolResult {
  readonly content: readonly { readonly type: string; readonly [member: string]: unknown }[];
  /** What the tool's `outputSchema` describes; only where there is one. */
  readonly structuredContent?: unknown;
  readonly isError?: boolean;
}

/** A handler's result that is passed on. */
export interface Delivered {
  readonly ok: true;
  readonly result: CallToolResult;
}

/**
 * Makes a tool result of what a handler returned. With an output root it must match, and becomes the structured
 * content. Without one a whole tool result is passed on, a string is the text, and any other value is told as JSON.
 */
export function deliver(returned: unknown, output: CompiledRoot | undefined, subject: Subject): Delivered | Refused {
  try {
    if (isToolResult(returned) && (output === undefined || returned.isError === true)) {
      return { ok: true, result: returned };
    }
    if (output !== undefined) return deliverStructured(returned, output, subject);
    if (returned === undefined) return { ok: true, result: { content: [] } };
    return withText(typeof returned === 'string' ? returned : jsonText(returned), {}) ?? notJson(subject);
  } catch {
    return notJson(subject);
  }
}

function deliverStructured(returned: unknown, output: CompiledRoot, subject: Subject): Delivered | Refused {
  const reading = output.read(returned);
  if (!reading.ok) return invalidResult({ subject, count: reading.count, findings: reading.findings });
  // What is checked is what is sent: a client would read a Big as a text, which the schema never allowed.
  return withText(exactText(reading.data), { structuredContent: reading.data }) ?? notJson(subject);
}

function withText(
  text: string | undefined,
  structured: Pick<CallToolResult, 'structuredContent'>,
): Delivered | undefined {
  return text === undefined ? undefined : { ok: true, result: { content: [{ type: 'text', text }], ...structured } };
}

/** The JSON text, or undefined for a value that has none. Throws for a bigint or a cycle. */
function jsonText(value: unknown): string | undefined {
  return JSON.stringify(value);
}

/** Answers for a result that can't be told as JSON. */
function notJson(subject: Subject): Refused {
  const finding = { steps: [], causes: [{ keyword: 'json', pointer: schemaText('') }] as const };
  return invalidResult({ subject, count: 1, findings: [finding] });
}

/** Whether a handler made the whole tool result itself: an object whose `content` is a list of typed blocks. */
function isToolResult(value: unknown): value is CallToolResult {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !isPlain(value)) return false;
  const { content } = value;
  return Array.isArray(content) && content.every(isBlock);
}

function isBlock(block: unknown): boolean {
  return typeof block === 'object' && block !== null && typeof (block as { type?: unknown }).type === 'string';
}
