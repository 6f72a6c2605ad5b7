import type { Registry } from '../registry/registry.js';
import { type StandardSchema, standardTool, type ToolArguments } from '../standard/index.js';
import { definitionNamed } from './definition.js';
import { textOf } from './result-text.js';

/** The options of the `tool` function of the OpenAI Agents SDK. */
export interface AgentToolOptions {
  readonly name: string;
  readonly description: string;
  readonly parameters: StandardSchema<ToolArguments>;
  readonly execute: (args: ToolArguments) => Promise<string>;
}

/**
 * The options for `tool()` of the OpenAI Agents SDK that make a registered tool one of an agent. The result is the text
 * of the handler's, or that of the refusal: the SDK tells a model nothing of why its own check of parameters failed, so
 * these parameters only show the schema, and `execute` runs the gates. With an `execute` of your own, take
 * `standardTool` of `toolgate/standard` as the parameters instead.
 *
 * The SDK asks models for strict function calling where the parameters are a Standard Schema, which wants every
 * property required (a nullable one stands for an optional one).
 *
 * @throws RangeError where the registry has no tool of the name.
 */
export function agentTool(registry: Registry, name: string): AgentToolOptions {
  const { description = '' } = definitionNamed(registry, name);
  const { '~standard': standard } = standardTool(registry, name);
  return {
    name,
    description,
    parameters: { '~standard': { ...standard, validate: (value) => ({ value: value as ToolArguments }) } },
    execute: async (args) => textOf(await registry.call(name, args)),
  };
}
