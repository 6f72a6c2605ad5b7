import type { Registry } from '../registry/registry.js';
import { definitionNamed } from './definition.js';
import { RefusedError } from './refused-error.js';
import { textOf } from './result-text.js';

export { RefusedError } from './refused-error.js';

/** A tool for the `toolRunner` of the Anthropic SDK, in the form that its `betaTool` makes. */
export interface RunnableTool {
  readonly type: 'custom';
  readonly name: string;
  readonly description?: string;
  readonly input_schema: { readonly type: 'object'; readonly [keyword: string]: unknown };
  /** @throws RefusedError, whose message the runner sends back to the model. */
  readonly parse: (content: unknown) => unknown;
  /** Calls the handler; what `parse` gave is read once more by the gates. */
  readonly run: (args: unknown, context?: { readonly signal?: AbortSignal | null | undefined }) => Promise<string>;
}

/**
 * What `betaTool`'s `parse` does, for a registered tool: gives the arguments as the handler reads them.
 *
 * @throws RefusedError where the gates refuse them.
 */
export function parseArguments(registry: Registry, name: string, content: unknown): Record<string, unknown> {
  const outcome = registry.check(name, content);
  if (!outcome.ok) throw new RefusedError(outcome.refusal);
  return outcome.action === undefined ? outcome.data : { action: outcome.action, data: outcome.data };
}

/**
 * A registered tool for the `toolRunner` of the Anthropic SDK. A refused call, a handler that fails and a result that
 * breaks the output schema come back to the model as an error result with the text of the refusal.
 *
 * @throws RangeError where the registry has no tool of the name.
 */
export function runnableTool(registry: Registry, name: string): RunnableTool {
  const { description, inputSchema } = definitionNamed(registry, name);
  return {
    type: 'custom',
    name,
    ...(description === undefined ? {} : { description }),
    input_schema: { ...inputSchema, type: 'object' },
    parse: (content) => {
      parseArguments(registry, name, content);
      return content;
    },
    run: async (args, context) => {
      const signal = context?.signal;
      const result = await registry.call(name, args, signal === null || signal === undefined ? {} : { signal });
      const text = textOf(result);
      if (result.isError === true) throw new Error(text);
      return text;
    },
  };
}
