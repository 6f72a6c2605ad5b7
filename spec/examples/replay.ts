import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { answerCall } from '../../src/cli/check.js';
import { readCalls } from '../../src/cli/read-calls.js';
import { register } from '../../src/cli/register.js';
import { sourceOf } from '../../src/cli/source.js';
import type { Place } from '../../src/cli/values.js';
import type { Outcome } from '../../src/gate/outcome.js';

/** A call of a file in this folder, with what is expected of it. */
export interface Example {
  readonly name: string;
  readonly arguments: unknown;
  /** What is special about the call. */
  readonly why: string;
  /** Whether the call passes. For a plain tool it is also the verdict of its `inputSchema` alone. */
  readonly valid: boolean;
  /** Of a refused call, the kind and the message of the refusal. */
  readonly refusal?: { readonly error: string; readonly message: string };
}

/** What became of an example. */
export interface Replayed {
  readonly place: Place;
  readonly example: Example;
  readonly outcome: Outcome;
  readonly isAsExpected: boolean;
}

/** The files of examples, `{tools, calls}` each. */
export function exampleFiles(): string[] {
  const folder = new URL('.', import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => fileURLToPath(new URL(name, folder)));
}

/** Answers every call of a file as the command line does. */
export async function* replay(file: string): AsyncGenerator<Replayed> {
  const { calls } = JSON.parse(readFileSync(file, 'utf8')) as { calls: readonly Example[] };
  const source = sourceOf(file, noInput);
  const { registry } = await register(source, { json: false, skipFaulty: false, registry: {} });
  const examples = calls.values();
  for await (const { place, ...read } of readCalls(source)) {
    const { value: example } = examples.next();
    if (read.fault !== undefined || example === undefined)
      throw new Error(`${file}: ${read.fault ?? 'a call too many'}`);
    const outcome = answerCall(registry, read.call);
    yield { place, example, outcome, isAsExpected: isExpected(outcome, example) };
  }
}

/** Whether a call came out as its example says. */
export function isExpected(outcome: Outcome, { valid, refusal }: Example): boolean {
  if (outcome.ok) return valid && refusal === undefined;
  return !valid && outcome.refusal.error === refusal?.error && outcome.refusal.message === refusal.message;
}

function noInput(): never {
  throw new Error('the examples are files');
}
