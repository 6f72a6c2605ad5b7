import type { KeyPolicy } from '../problem/quoted.js';
import type { BuiltTool } from './built.js';
import { settingsOf } from './settings.js';
import type { PlainTool } from './tool.js';
import { buildTool, HELP_TOOL } from './tool-record.js';

const record: PlainTool = {
  name: HELP_TOOL,
  description: 'Explains the tools: all of them in short, one tool, or one action with the schema of its data.',
  inputSchema: {
    type: 'object',
    properties: {
      tool: { type: 'string', description: 'The name of a tool; leave it out for a list of all tools.' },
      action: { type: 'string', description: 'The name of one of its actions.' },
    },
    dependentRequired: { action: ['tool'] },
  },
};

const built = new Map<KeyPolicy, BuiltTool>();

/** The tool `help`, which answers calls as any other tool does. Its own schema is fixed, so it is built only once. */
export function helpToolFor(keys: KeyPolicy): BuiltTool {
  let tool = built.get(keys);
  if (tool === undefined) {
    // The name is reserved only where help is offered; here it is the one that the name is reserved for.
    tool = buildTool(record, 0, settingsOf({ keys, help: false })).tool!;
    built.set(keys, tool);
  }
  return tool;
}
