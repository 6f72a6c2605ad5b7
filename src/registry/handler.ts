import { classNameOf } from '../refusal/class-name.js';
import { handlerFailed } from '../refusal/handler-failed.js';
import type { Refused } from '../refusal/refusal.js';
import type { BuiltOperation, BuiltTool } from './built.js';
import type { RegistryOptions } from './options.js';
import { deliver, type Delivered } from './result.js';
import type { CallContext } from './tool.js';

/** Runs a handler on checked data. What it throws, and a result that breaks the output schema, become refusals. */
export async function runHandler(
  tool: BuiltTool,
  { run, subject }: BuiltOperation,
  data: Record<string, unknown>,
  context: Partial<CallContext> | undefined,
  exceptions: RegistryOptions['exceptions'],
): Promise<Delivered | Refused> {
  if (run === undefined) return handlerFailed({ subject });
  let returned: unknown;
  try {
    returned = await run(data, { ...context, signal: context?.signal ?? new AbortController().signal });
  } catch (thrown) {
    const message = exceptions === 'message' ? messageOf(thrown) : undefined;
    return handlerFailed({ subject, exception: classNameOf(thrown), message });
  }
  return deliver(returned, tool.output, subject);
}

/** The message of what was thrown; a getter or trap that throws stays inside. */
function messageOf(thrown: unknown): string | undefined {
  try {
    if (typeof thrown === 'string') return thrown;
    const message: unknown = (thrown as { message?: unknown } | null | undefined)?.message;
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}
