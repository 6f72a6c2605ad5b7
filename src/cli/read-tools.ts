import { isBig } from '../json/number.js';
import { setOwn } from '../json/own.js';
import type { Json } from '../json/value.js';
import type { Tool } from '../registry/tool.js';
import { CommandLineError } from './command-line-error.js';
import { placeText } from './place.js';
import type { Source } from './source.js';
import { TOOL_SHAPES, toolsIn } from './tool-shape.js';
import { readValues } from './values.js';

/**
 * Reads all tools of a source. What registration says of them is not asked here.
 *
 * @throws CommandLineError where the source can't be read, is no JSON, or holds a value that is no tool
 */
export async function readTools(source: Source): Promise<Tool[]> {
  const tools: unknown[] = [];
  for await (const read of readValues(source)) {
    if (read.fault !== undefined) throw new CommandLineError(`${placeText(read.place)}: ${read.fault}`);
    const found = toolsIn(withDoubles(read.value));
    if (found === undefined)
      throw new CommandLineError(`${placeText(read.place)}: is no tool: expected ${TOOL_SHAPES}`);
    for (const tool of found) tools.push(tool);
  }
  if (tools.length === 0) throw new CommandLineError(`${source.name}: holds no tools: expected ${TOOL_SHAPES}`);
  return tools as Tool[];
}

/** The value with every number as the double that `JSON.parse` gives: a schema's numbers are JavaScript's. */
function withDoubles(value: Json): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withDoubles);
  if (isBig(value)) return Number(value.toString());
  const copied: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) setOwn(copied, name, withDoubles(member));
  return copied;
}
