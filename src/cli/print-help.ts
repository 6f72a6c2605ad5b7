import { escapeHidden } from '../problem/escape.js';
import type { Help, HelpAction, HelpIndex, HelpTool } from '../registry/help.js';
import type { Refusal } from '../refusal/refusal.js';

/** Whether the answer is a refusal: a name that there is not. */
export function isRefusal(help: Help): help is Refusal {
  return 'error' in help;
}

/** An explanation for people: the author's own words and the schema that calls are checked against. */
export function helpText(help: Exclude<Help, Refusal>): string {
  const lines = 'tools' in help ? indexLines(help) : 'actions' in help ? toolLines(help) : actionLines(help);
  return lines.map((line) => `${line.split('\n').map(escapeHidden).join('\n')}\n`).join('');
}

function indexLines({ tools }: HelpIndex): string[] {
  return tools.map(({ name, description, actions }) => {
    const first = typeof description === 'string' ? `: ${firstLine(description)}` : '';
    return `${name}${first}${actions === undefined ? '' : ` (${actions.join(', ')})`}`;
  });
}

function toolLines({ tool, description, actions }: HelpTool): string[] {
  return [
    ...headLines(tool, description),
    ...actions.map((action) => {
      const required = action.required === undefined ? '' : ` (required: ${action.required.join(', ')})`;
      return `  ${action.name}: ${action.description as string}${required}`;
    }),
  ];
}

function actionLines({ tool, action, description, input_schema, ...others }: HelpAction): string[] {
  return [
    ...headLines(action === undefined ? tool : `${tool} ${action}`, description),
    ...Object.entries({ ...others, input_schema }).map(([name, value]) => `${name}: ${JSON.stringify(value, null, 2)}`),
  ];
}

function headLines(name: string, description: unknown): string[] {
  return [name, ...(typeof description === 'string' ? [description] : []), ''];
}

function firstLine(text: string): string {
  return text.split('\n')[0]!;
}
