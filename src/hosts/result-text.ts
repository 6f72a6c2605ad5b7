import type { CallToolResult } from '../registry/result.js';

/** The texts of a result, a line each; any other content as its JSON text. */
export function textOf({ content }: CallToolResult): string {
  return content
    .map((block) => (block.type === 'text' && typeof block.text === 'string' ? block.text : JSON.stringify(block)))
    .join('\n');
}
