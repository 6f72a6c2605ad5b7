import { own } from '../json/own.js';
import { isRecord } from './record.js';

/** How the known shapes are told to a person. */
export const TOOL_SHAPES = 'a tools/list answer, an array of tools, or one tool a line';

/** The parameters of a function that takes none. */
const NO_PARAMETERS = { type: 'object', properties: {} };

/**
 * Reads a value as tools: a tools/list answer, with or without the response around it, or one tool.
 *
 * @returns undefined where the value is neither
 */
export function toolsIn(value: unknown): unknown[] | undefined {
  if (!isRecord(value)) return undefined;
  const result = own(value, 'result');
  if (isRecord(result) && Array.isArray(own(result, 'tools'))) return toolsIn(result);
  const tools = own(value, 'tools') as unknown[] | undefined;
  if (Array.isArray(tools)) return tools.map((tool) => toolOf(tool) ?? tool);
  const tool = toolOf(value);
  return tool === undefined ? undefined : [tool];
}

/** A tool record of a tool of any shape: MCP's and an action tool as they are, Anthropic's, OpenAI's. */
function toolOf(value: unknown): unknown {
  if (!isRecord(value)) return undefined;
  if (own(value, 'type') === 'function') {
    const inner = own(value, 'function');
    const { name, description, parameters = NO_PARAMETERS } = isRecord(inner) ? inner : value;
    return { name, description, inputSchema: parameters };
  }
  if (Object.hasOwn(value, 'input_schema')) {
    const { name, description, input_schema: inputSchema } = value;
    return { name, description, inputSchema };
  }
  return Object.hasOwn(value, 'inputSchema') || Object.hasOwn(value, 'actions') ? value : undefined;
}
