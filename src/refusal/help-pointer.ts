/** The call that explains a tool or an action, or all tools, as a model would write it: `help {tool: "tasks"}`. */
export function helpPointer(tool?: string, action?: string): string {
  if (tool === undefined) return 'help {}';
  const query = `tool: ${JSON.stringify(tool)}`;
  return action === undefined ? `help {${query}}` : `help {${query}, action: ${JSON.stringify(action)}}`;
}
