import { ConfigurationError, createRegistry, type Registry } from '../../src/index.js';
import { compile, SchemaError, type CompileOptions, type Root } from '../../src/schema.js';
import { BOUNDS } from '../../src/problem/bounds.js';
import { everyText } from '../support/every-text.js';
import { dataOf, schemaOf, type HostileCase } from '../support/hostile-case.js';

/** What one case came to. */
export interface HostileAnswer {
  readonly outcome: string;
  /** Every promise that did not hold, a sentence each. */
  readonly faults: readonly string[];
  /** CPU time of compiling, `test` and `check`, in milliseconds of the whole process. */
  readonly cpu: number;
  /** CPU time of writing the data as JSON and reading it back; 0 where JSON can't hold it. */
  readonly roundTrip: number;
  /** Whether a registry took the schema as well. */
  readonly registered: boolean;
}

type Keys = 'quote' | 'hide';

/** Runs one case by every way in: `compile` and a registry, with keys quoted (unless a key is the secret) and hidden. */
export function answerHostile(hostile: HostileCase): HostileAnswer {
  const before = prototypeMembers();
  const faults: string[] = [];
  // What JSON can't hold may hang its writer: an array of four thousand million holes.
  const roundTrip = hostile.class === 'non-json' ? 0 : measureRoundTrip(dataOf(hostile));
  const [schema, ...data] = [schemaOf(hostile), dataOf(hostile), dataOf(hostile)];
  const start = process.cpuUsage();
  const { outcome, told } = answerOf(schema, data, faults);
  const { user, system } = process.cpuUsage(start);
  if (![hostile.expect, ...(hostile.also ?? [])].includes(outcome)) faults.push(`${outcome}, not ${hostile.expect}`);
  const modes: readonly Keys[] = isSecretKey(hostile) ? ['hide'] : ['quote', 'hide'];
  if (modes.includes('quote') && isTelling(hostile, told)) faults.push('the verdict tells the secret');
  for (const keys of modes) testSilence(hostile, keys, outcome, faults);
  const registered = outcome !== 'schema-refused' && modes.every((keys) => answersInRegistry(hostile, keys, faults));
  const after = prototypeMembers();
  if (after.length !== before.length || !after.every((member, index) => Object.is(member, before[index]))) {
    faults.push('a prototype has changed');
  }
  return { outcome, faults, cpu: (user + system) / 1_000, roundTrip, registered };
}

function answerOf(schema: unknown, [first, second]: readonly unknown[], faults: string[]): Told {
  const root = attempt(() => compiled(schema), faults, 'compile');
  if (root === undefined) return { outcome: 'schema-refused', told: '' };
  const accepted = attempt(() => root.test(first), faults, 'test');
  const verdict = attempt(() => root.check(second), faults, 'check');
  if (verdict?.ok !== accepted) faults.push('test and check disagree');
  if (verdict?.ok !== false) return { outcome: 'valid', told: '' };
  const told = JSON.stringify(verdict);
  if (Buffer.byteLength(told) > BOUNDS.refusal) faults.push('the verdict is over its bound');
  if (verdict.count < 1 || verdict.entries.length < 1) faults.push('a verdict without an entry');
  if (!verdict.entries.every(({ problems }) => problems.length > 0)) faults.push('an entry without a problem');
  return { outcome: 'invalid', told };
}

interface Told {
  readonly outcome: string;
  /** Everything that a caller or a log could come to see of it. */
  readonly told: string;
}

/** Undefined where the schema is refused. */
function compiled(schema: unknown, options: CompileOptions = {}): Root | undefined {
  try {
    return compile(schema, options);
  } catch (error) {
    if (error instanceof SchemaError && error.faults.length > 0) return undefined;
    throw error;
  }
}

function attempt<Result>(action: () => Result, faults: string[], name: string): Result | undefined {
  try {
    return action();
  } catch (error) {
    faults.push(`${name} throws ${error instanceof Error ? error.constructor.name : 'a value'}`);
    return undefined;
  }
}

function isTelling({ secret }: HostileCase, text: string): boolean {
  return secret !== undefined && text.includes(secret);
}

/** The root with this spelling of keys gives the same outcome, and tells nothing. */
function testSilence(hostile: HostileCase, keys: Keys, outcome: string, faults: string[]): void {
  if (hostile.secret === undefined) return;
  const verdict = compiled(schemaOf(hostile), { keys })?.check(dataOf(hostile));
  if (verdict?.ok !== (outcome === 'valid')) faults.push(`another outcome with keys: ${keys}`);
  if (isTelling(hostile, JSON.stringify(verdict) + everyText(verdict))) faults.push(`told with keys: ${keys}`);
}

/** The same through a registry: the schema is that of one property, an embedded resource so that `#` is its own root. */
function answersInRegistry(hostile: HostileCase, keys: Keys, faults: string[]): boolean {
  const schema = schemaOf(hostile);
  const isRecord = typeof schema === 'object' && schema !== null && !Array.isArray(schema);
  const value = isRecord ? { $id: 'https://hostile.example/', ...schema } : schema;
  const inputSchema = { type: 'object', properties: { value }, required: ['value'] };
  let registry: Registry;
  try {
    registry = createRegistry({ tools: [{ name: 'tool', inputSchema }], keys, unknownKeys: 'schema' });
  } catch (error) {
    if (!(error instanceof ConfigurationError)) faults.push('a registry throws another error than its own');
    return false;
  }
  const outcome = attempt(() => registry.check('tool', { value: dataOf(hostile) }), faults, 'registry.check');
  if (outcome === undefined) return true;
  if (![hostile.expect, ...(hostile.also ?? [])].includes(outcome.ok ? 'valid' : 'invalid')) {
    faults.push(`a registry says ${outcome.ok ? 'valid' : 'invalid'}`);
  }
  if (outcome.ok) return true;
  const told = JSON.stringify(outcome);
  if (Buffer.byteLength(JSON.stringify(outcome.refusal)) > BOUNDS.refusal) faults.push('the refusal is over its bound');
  if (isTelling(hostile, told + everyText(outcome))) faults.push(`a registry tells the secret with keys: ${keys}`);
  return true;
}

/** Whether the secret of a case stands in a key of its data, at any depth. */
function isSecretKey(hostile: HostileCase): boolean {
  const { secret, dataExpr, data } = hostile;
  if (secret === undefined || dataExpr !== undefined) return false;
  let found = false;
  JSON.stringify(data, (key, member: unknown) => {
    found ||= key.includes(secret);
    return member;
  });
  return found;
}

function measureRoundTrip(data: unknown): number {
  const start = process.cpuUsage();
  try {
    JSON.parse(JSON.stringify(data));
  } catch {
    return 0;
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

/** The own members of `Object.prototype` and of its kin, each with what it holds. */
function prototypeMembers(): readonly unknown[] {
  return [Object.prototype, Array.prototype, Function.prototype, String.prototype].flatMap((prototype) =>
    Reflect.ownKeys(prototype).flatMap((key) => {
      const descriptor = Object.getOwnPropertyDescriptor(prototype, key);
      return [key, descriptor?.value ?? descriptor?.get] as unknown[];
    }),
  );
}
