import { kindOf, OBJECT, STRING, typeNameOf } from '../json/kind.js';
import { has, type JsonObject } from '../json/own.js';
import { schemaText, type SchemaText } from '../problem/schema-text.js';
import type { ArgumentsFacts, Subject, UnknownKey } from '../refusal/facts.js';
import { invalidArguments } from '../refusal/invalid-arguments.js';
import type { Refused } from '../refusal/refusal.js';
import { missingAction, unknownAction } from '../refusal/unknown-name.js';
import { unknownParams } from '../refusal/unknown-params.js';
import { FirstPaths } from './first-paths.js';
import type { Operation } from './operation.js';
import { namesOf } from './unknown-keys.js';

/** What a gate that reads a part of the call gives: the part, or the refusal. */
export type Read<Part> = { readonly ok: true; readonly part: Part } | Refused;

/** The keys of the arguments of a tool with actions. */
const ARGUMENT_KEYS: readonly SchemaText[] = [schemaText('action'), schemaText('data')];
const TOP_LEVEL = schemaText('');

/** Reads `arguments` or `data` as an object; absent or null it is the empty one. */
export function readObject(subject: Subject, place: ArgumentsFacts['place'], value: unknown): Read<JsonObject> {
  if (value === undefined || value === null) return { ok: true, part: {} };
  const kind = kindOf(value);
  if (kind === OBJECT) return { ok: true, part: value as JsonObject };
  return invalidArguments({ subject, place, got: typeNameOf(kind) });
}

/** Reads which action of the tool is called. Only own names count: `constructor` is no action. */
export function readAction(
  subject: Subject,
  actions: ReadonlyMap<string, Operation>,
  args: JsonObject,
): Read<Operation> {
  const action = member(args, 'action');
  if (action === undefined || action === null) return missingAction({ subject, actions: namesOfActions(actions) });
  const kind = kindOf(action);
  if (kind !== STRING) return invalidArguments({ subject, place: 'action', got: typeNameOf(kind) });
  const operation = actions.get(action as string);
  if (operation !== undefined) return { ok: true, part: operation };
  return unknownAction({ subject, actions: namesOfActions(actions), sent: action as string });
}

/** Reads the data of an action: what stands under `data`. */
export function readData(operation: Operation, args: JsonObject): Read<JsonObject> {
  return readObject(operation.subject, 'data', member(args, 'data'));
}

/** Refuses keys of the arguments beside `action` and `data`: a model often puts there what belongs inside `data`. */
export function strayArgumentsGate({ subject, declared }: Operation, args: JsonObject): Refused | undefined {
  if (!mayHoldMore(args)) return undefined;
  const stray = new FirstPaths<boolean>();
  for (const key of Object.keys(args)) {
    if (key === 'action' || key === 'data' || args[key] === undefined) continue;
    const insideData = Object.hasOwn(declared, key);
    stray.add([{ key, declared: insideData }], insideData);
  }
  if (stray.count === 0) return undefined;
  const keys = stray.map((steps, insideData): UnknownKey => {
    const names = insideData ? namesOf(declared) : ARGUMENT_KEYS;
    return { steps, root: 'arguments', level: TOP_LEVEL, declared: names, insideData };
  });
  return unknownParams({ subject, count: stray.count, keys });
}

/** Whether there may be other keys than `action` and `data`. Decides every call, so it allocates nothing. */
function mayHoldMore(args: JsonObject): boolean {
  for (const key in args) {
    if (key !== 'action' && key !== 'data') return true;
  }
  return false;
}

function member(args: JsonObject, name: string): unknown {
  return has(args, name) ? args[name] : undefined;
}

function namesOfActions(actions: ReadonlyMap<string, Operation>): readonly SchemaText[] {
  return [...actions.keys()].map(schemaText);
}
