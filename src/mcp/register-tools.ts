import type { FrozenObject } from '../json/frozen.js';
import type { Registry } from '../registry/registry.js';
import type { CallToolResult } from '../registry/result.js';
import { publishedTool } from './published.js';
import { callContext, type McpContext } from './serve.js';

/** A Standard Schema v1 with its JSON Schema (standardschema.dev) that takes every value as it is. */
interface OpenSchema {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'toolgate';
    readonly validate: (value: unknown) => { readonly value: unknown };
    readonly jsonSchema: Readonly<Record<'input' | 'output', () => Record<string, unknown>>>;
  };
}

interface ToolSettings {
  readonly inputSchema: OpenSchema;
  readonly outputSchema?: OpenSchema;
}

type Answer = (args: unknown, context: McpContext) => Promise<CallToolResult>;

/** `McpServer` of version 2 of the SDK, as far as it is used here. */
export interface RegisteringServer<Handle> {
  registerTool: (name: string, settings: never, answer: never) => Handle;
}

/**
 * Registers every tool of a registry, `help` included, with an `McpServer` of version 2 of the SDK, beside whatever else
 * it serves. The registry alone judges calls and results, so that the model reads its refusals; to the server, the
 * schemas are Standard Schemas that tell their JSON Schema and accept. For version 1, use `serve(mcpServer.server, …)`.
 *
 * @returns what the server gave for each tool, by name: to disable or remove it
 */
export function registerTools<Handle>(server: RegisteringServer<Handle>, registry: Registry): Map<string, Handle> {
  const register = server.registerTool as (
    this: unknown,
    name: string,
    settings: ToolSettings,
    answer: Answer,
  ) => Handle;
  const handles = new Map<string, Handle>();
  for (const definition of registry.definitions()) {
    const { name, inputSchema, outputSchema, execution: _unsaid, ...words } = publishedTool(definition);
    const settings: ToolSettings = {
      ...words,
      inputSchema: openSchema(inputSchema),
      ...(outputSchema === undefined ? {} : { outputSchema: openSchema(outputSchema) }),
    };
    const answer: Answer = (args, context) => registry.call(name, args ?? {}, callContext(context));
    handles.set(name, register.call(server, name, settings, answer));
  }
  return handles;
}

function openSchema(schema: FrozenObject): OpenSchema {
  const tell = (): Record<string, unknown> => ({ ...schema });
  return {
    '~standard': {
      version: 1,
      vendor: 'toolgate',
      validate: (value) => ({ value }),
      jsonSchema: { input: tell, output: tell },
    },
  };
}
