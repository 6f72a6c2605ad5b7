import type { CompileOptions, CustomFormat } from '../../src/schema.js';

/** The formats that cases name: JSON holds no functions. */
const known: Readonly<Record<string, unknown>> = {
  even: { type: 'integer', check: (value: number) => value % 2 === 0 },
  upper: { type: 'string', check: (value: string) => value === value.toUpperCase() },
  small: { type: 'number', check: (value: number) => value < 10 },
  pair: { type: 'array', check: (value: readonly unknown[]) => value.length === 2 },
  bare: { type: 'object', check: (value: object) => Object.keys(value).length === 0 },
  yes: { type: 'boolean', check: (value: boolean) => value },
  throwing: {
    type: 'string',
    check: () => {
      throw new Error('the check failed');
    },
  },
  promising: { type: 'string', check: () => Promise.resolve(true) },
  truthy: { type: 'string', check: () => 'yes' },
  date: { type: 'string', check: () => true },
  typeless: { check: () => true },
  checkless: { type: 'string' },
  null: null,
  nil: { type: 'null', check: () => true },
};

/** The options of a case, in which `customFormats` maps each name to a name above. */
export function withCustomFormats(options: CompileOptions = {}): CompileOptions {
  const { customFormats, ...others } = options;
  if (customFormats === undefined) return others;
  const entries = Object.entries(customFormats).map(([name, stand]) => [name, known[stand as unknown as string]]);
  return { ...others, customFormats: Object.fromEntries(entries) as Record<string, CustomFormat<never>> };
}
