import type { Cause, Finding, Step } from '../../src/problem/cause.js';
import { schemaText, type SchemaText } from '../../src/problem/schema-text.js';
import type { Subject } from '../../src/refusal/facts.js';

/** An action to refuse calls of; without a digest unless one is given. */
export const subject: Subject = {
  tool: schemaText('tasks'),
  action: schemaText('create'),
  help: true,
  keys: 'quote',
};

/** Names of the schema. */
export function names(...texts: string[]): SchemaText[] {
  return texts.map(schemaText);
}

/** Undeclared steps. */
export function steps(...keys: (string | number)[]): Step[] {
  return keys.map((key) => ({ key, declared: false }));
}

/** As many different problems as asked for, each with a text of a length. */
export function causes(count: number, length = 1, character = 'x'): Cause[] {
  return Array.from({ length: count }, (_, index) => ({
    keyword: 'format',
    name: schemaText(`${String(index).padStart(3, '0')}${character.repeat(length)}`),
    pointer: schemaText(`/properties/${index}/format`),
  }));
}

/** A path with its causes. */
export function finding(keys: readonly (string | number)[], list: readonly Cause[]): Finding {
  return { steps: steps(...keys), causes: list };
}
