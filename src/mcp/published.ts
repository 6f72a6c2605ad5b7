import { type FrozenJson, type FrozenObject, isObject } from '../json/frozen.js';
import type { ToolDefinition } from '../registry/definition.js';

/** A tool as an MCP server may list it: its schemas are objects of which the protocol can tell the form. */
export interface PublishedTool extends Omit<ToolDefinition, 'outputSchema'> {
  readonly outputSchema?: FrozenObject;
}

/**
 * A definition in the form that every protocol version takes. The input schema says `type: "object"` (the gate refuses
 * anything else in any case), and its properties are schema objects, since clients refuse a whole list for one boolean
 * there. An output schema that is a boolean says nothing of a form and is left out.
 */
export function publishedTool({ outputSchema, ...definition }: ToolDefinition): PublishedTool {
  return {
    ...definition,
    inputSchema: withObjectProperties({ ...definition.inputSchema, type: 'object' }),
    ...(isObject(outputSchema) ? { outputSchema: withObjectProperties(outputSchema) } : {}),
  };
}

/** Whether structured results of the schema are objects: all that protocol versions before 2026-07-28 can carry. */
export function tellsObjects(outputSchema: FrozenObject | undefined): boolean {
  return outputSchema?.type === 'object';
}

function withObjectProperties(schema: FrozenObject): FrozenObject {
  const { properties } = schema;
  if (!isObject(properties) || !Object.values(properties).some((value) => typeof value === 'boolean')) return schema;
  const entries = Object.entries(properties).map(([name, value]): [string, FrozenJson] => [name, schemaObject(value)]);
  return { ...schema, properties: Object.fromEntries(entries) };
}

/** The object that says what a boolean schema says (JSON Schema 2020-12, core, section 4.3.2). */
function schemaObject(schema: FrozenJson): FrozenJson {
  return typeof schema === 'boolean' ? (schema ? {} : { not: {} }) : schema;
}
