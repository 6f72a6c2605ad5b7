import { contenderNames, type Schema } from './contender.js';

/** The errors that a validator tells of a refused value, all of them, as a host would hand them on. */
export type ErrorsOf = (schema: Schema, data: unknown) => unknown;

/** The validators whose answers are looked at, by the names of their files in `bench/contenders/`, in the table's order. */
export const answeringNames: readonly string[] = [
  'toolgate',
  'ajv',
  'ata',
  'hyperjump',
  'cfworker',
  'z-schema',
  'typebox',
  'schemasafe',
];

/** A validator that tells errors. */
export interface Answering {
  readonly name: string;
  readonly version: string;
  readonly errorsOf: ErrorsOf;
}

/** Loads those that are asked for, and z-schema, which the command line does not know: it is not timed. */
export async function loadAnswering(asked: readonly string[]): Promise<Answering[]> {
  const names = answeringNames.filter((name) => asked.includes(name) || !contenderNames.includes(name));
  return Promise.all(
    names.map(async (name) => {
      const file = new URL(`../contenders/${name}.ts`, import.meta.url).href;
      const module = (await import(file)) as { contender: { version: string }; errorsOf: ErrorsOf };
      return { name, version: module.contender.version, errorsOf: module.errorsOf };
    }),
  );
}

/** An answer as text, as logs and models get it. */
export async function answerText({ name, errorsOf }: Answering, schema: Schema, data: unknown): Promise<string> {
  const errors: unknown = await errorsOf(structuredClone(schema), data);
  // An empty answer would look short and silent.
  if (errors === undefined || JSON.stringify(errors).length < 3) throw new Error(`${name} tells no errors`);
  return JSON.stringify(errors);
}

/** A text that stands nowhere but in what is sent, and a number whose digits do so. */
const TEXT = 'hunter2-canary';
const NUMBER = 73_912_645;

/** Whether an answer repeats a sent value. */
export function repeats(answer: string): boolean {
  return answer.includes(TEXT) || answer.includes(String(NUMBER));
}

/** For each keyword that can refuse a value, a schema of one property and a canary that it refuses. */
export const canaryCases: Readonly<Record<string, readonly [property: Schema, value: unknown]>> = {
  'type, of a text': [{ type: 'integer' }, TEXT],
  'type, of a number': [{ type: 'string' }, NUMBER],
  enum: [{ enum: ['low', 'high'] }, TEXT],
  const: [{ const: 'low' }, TEXT],
  pattern: [{ type: 'string', pattern: '^[A-Z]+$' }, TEXT],
  'format: date': [{ type: 'string', format: 'date' }, TEXT],
  'format: email': [{ type: 'string', format: 'email' }, TEXT],
  minLength: [{ type: 'string', minLength: 100 }, TEXT],
  maxLength: [{ type: 'string', maxLength: 3 }, TEXT],
  minimum: [{ type: 'number', minimum: 1e9 }, NUMBER],
  maximum: [{ type: 'number', maximum: 10 }, NUMBER],
  multipleOf: [{ type: 'number', multipleOf: 10 }, NUMBER],
  uniqueItems: [{ type: 'array', uniqueItems: true }, [TEXT, TEXT]],
  contains: [{ type: 'array', contains: { type: 'integer' } }, [TEXT]],
  maxItems: [{ type: 'array', maxItems: 1 }, [TEXT, NUMBER]],
  required: [{ type: 'object', required: ['name'] }, { title: TEXT }],
  additionalProperties: [
    { type: 'object', properties: { name: { type: 'string' } }, additionalProperties: false },
    { name: 'Ana', title: TEXT },
  ],
  anyOf: [{ anyOf: [{ type: 'integer' }, { type: 'string', maxLength: 3 }] }, TEXT],
  oneOf: [{ oneOf: [{ type: 'string' }, { minLength: 1 }] }, TEXT],
  not: [{ not: { type: 'string' } }, TEXT],
};

/** Calls that a careless answer grows with. */
export const bulkyCases: Readonly<Record<string, () => readonly [schema: Schema, data: unknown]>> = {
  '10,000 wrong items': () => [
    { type: 'object', properties: { list: { type: 'array', items: { type: 'integer' } } } },
    { list: Array.from({ length: 10_000 }, () => 'x') },
  ],
  '10,000 unknown keys': () => [
    { type: 'object', properties: { name: { type: 'string' } }, additionalProperties: false },
    Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`key${index}`, 1])),
  ],
  'an unknown key of 1,000,000 characters': () => [
    { type: 'object', properties: { name: { type: 'string' } }, additionalProperties: false },
    { ['k'.repeat(1_000_000)]: 1 },
  ],
  'a text of 1,000,000 characters': () => [
    { type: 'object', properties: { name: { enum: ['low', 'high'] } } },
    { name: 't'.repeat(1_000_000) },
  ],
};
