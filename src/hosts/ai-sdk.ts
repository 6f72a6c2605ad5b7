import type { Accepted } from '../gate/outcome.js';
import { exactText } from '../json/exact-text.js';
import type { Registry } from '../registry/registry.js';
import { definitionNamed } from './definition.js';
import { RefusedError } from './refused-error.js';

export { RefusedError } from './refused-error.js';

/** What a call's arguments came to; the `ValidationResult` of the AI SDK. */
export type Validation<Value> =
  { readonly success: true; readonly value: Value } | { readonly success: false; readonly error: RefusedError };

/** The two arguments of the AI SDK's `jsonSchema`. */
export interface ToolInput<Value> {
  /** What the model is shown; a copy. */
  readonly schema: Record<string, unknown>;
  /** Runs the gates, without the handler. */
  readonly validate: (value: unknown) => Validation<Value>;
}

/**
 * The input of a registered tool for the Vercel AI SDK: `jsonSchema(input.schema, input)`. A value that passes is
 * given as the handler reads it, in the form in which it was sent; the error of one that does not has the refusal.
 *
 * @throws RangeError where the registry has no tool of the name.
 */
export function toolInput<Value = Record<string, unknown>>(registry: Registry, name: string): ToolInput<Value> {
  const schema = JSON.parse(JSON.stringify(definitionNamed(registry, name).inputSchema)) as Record<string, unknown>;
  return {
    schema,
    validate: (value) => {
      const outcome = registry.check(name, value);
      return outcome.ok
        ? { success: true, value: argumentsOf(outcome) as Value }
        : { success: false, error: new RefusedError(outcome.refusal) };
    },
  };
}

/** A tool call as the AI SDK hands it to `experimental_repairToolCall` (`repairToolCall` from version 7 on). */
export interface ToolCall {
  readonly toolName: string;
  /** The JSON text of the arguments. */
  readonly input: string;
}

/**
 * A function for the AI SDK's `experimental_repairToolCall` that asks no model: it answers with the call as the
 * registry repairs it (option `repair` of `createRegistry`), or with null where that is not certain: the SDK then
 * goes on with the refusal.
 */
export function repairToolCall(
  registry: Registry,
): <Call extends ToolCall>(failed: { readonly toolCall: Call }) => Promise<Call | null> {
  return ({ toolCall }) => {
    const outcome = registry.checkText(toolCall.toolName, toolCall.input);
    const input = outcome.ok && outcome.repairs !== undefined ? exactText(argumentsOf(outcome)) : undefined;
    return Promise.resolve(input === undefined ? null : { ...toolCall, input });
  };
}

/** The arguments that stand for an accepted call. */
function argumentsOf({ action, data }: Accepted): Record<string, unknown> {
  return action === undefined ? data : { action, data };
}
