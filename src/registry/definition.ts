import type { FrozenJson, FrozenObject } from '../json/frozen.js';
import type { BuiltOperation, BuiltTool } from './built.js';

/** A tool as `tools/list` tells it (MCP, specification 2025-06-18, server/tools, "Tool"). */
export interface ToolDefinition {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly inputSchema: FrozenObject;
  readonly outputSchema?: FrozenJson;
  readonly annotations?: FrozenObject;
  readonly icons?: readonly FrozenJson[];
  readonly execution?: FrozenObject;
  readonly _meta?: FrozenObject;
}

/**
 * The definition of a tool. A plain tool shows the schema that is checked. A tool with actions is kept compact: the
 * names of its actions with one line each, and `data` without its schema, which `help` gives for one action at a time.
 */
export function definitionOf(tool: BuiltTool): ToolDefinition {
  const { name, words, outputSchema } = tool;
  const { title, description, ...others } = words;
  return Object.freeze({
    name,
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    inputSchema: tool.actions === undefined ? tool.operation.published : compactSchema(tool.actions),
    ...(outputSchema === undefined ? {} : { outputSchema }),
    ...others,
  }) as ToolDefinition;
}

function compactSchema(actions: ReadonlyMap<string, BuiltOperation>): FrozenObject {
  const lines = [...actions].map(([name, { words }]) => `${name}: ${words.description as string}`);
  return deepFreeze({
    type: 'object',
    properties: {
      action: { type: 'string', enum: [...actions.keys()], description: lines.join('\n') },
      data: { type: 'object' },
    },
    required: ['action'],
    additionalProperties: false,
  });
}

function deepFreeze<Value extends FrozenObject>(value: Value): Value {
  for (const member of Object.values(value)) {
    if (typeof member === 'object' && member !== null) deepFreeze(member as FrozenObject);
  }
  return Object.freeze(value);
}
