import { kindOf, OBJECT, typeNameOf } from '../json/kind.js';
import type { JsonObject } from '../json/own.js';
import { schemaText, type SchemaText } from '../problem/schema-text.js';
import type { ArgumentsFacts, Subject, UnknownKey } from '../refusal/facts.js';
import { invalidArguments } from '../refusal/invalid-arguments.js';
import type { Refused } from '../refusal/refusal.js';
import { missingAction, unknownAction } from '../refusal/unknown-name.js';
import { unknownParams } from '../refusal/unknown-params.js';
import { FirstPaths } from './first-paths.js';
import type { Operation } from './operation.js';
import { namesOf } from './unknown-keys.js';

/** The keys of the arguments of a tool with actions. */
const ARGUMENT_KEYS: readonly SchemaText[] = [schemaText('action'), schemaText('data')];
const TOP_LEVEL = schemaText('');

/** `arguments` or `data` as an object; absent or null it is the empty one. Undefined where it is none. */
export function readObject(value: unknown): JsonObject | undefined {
  if (value === undefined || value === null) return {};
  return kindOf(value) === OBJECT ? (value as JsonObject) : undefined;
}

/** Refuses what should be an object, and is none. */
export function refuseObject(subject: Subject, place: ArgumentsFacts['place'], value: unknown): Refused {
  return invalidArguments({ subject, place, got: typeNameOf(kindOf(value)) });
}

/** Which of their keys the arguments of a tool with actions have. */
export interface Parts {
  readonly hasAction: boolean;
  readonly hasData: boolean;
  /** Whether there may be keys beside these two. */
  readonly mayHoldMore: boolean;
}

/** Tells arguments apart in one pass over their keys, and reads no value yet. Only own names count. */
export function partsOf(args: JsonObject): Parts {
  let hasAction = false;
  let hasData = false;
  let mayHoldMore = false;
  for (const key in args) {
    if (key === 'action' && Object.hasOwn(args, key)) hasAction = true;
    else if (key === 'data' && Object.hasOwn(args, key)) hasData = true;
    else mayHoldMore = true;
  }
  return { hasAction, hasData, mayHoldMore };
}

/** The action of the tool that is called; `constructor` is none. */
export function findAction(actions: ReadonlyMap<string, Operation>, action: unknown): Operation | undefined {
  return typeof action === 'string' ? actions.get(action) : undefined;
}

/** Refuses an action that is missing, no text, or none of the tool's. */
export function refuseAction(subject: Subject, actions: ReadonlyMap<string, Operation>, action: unknown): Refused {
  if (action === undefined || action === null) return missingAction({ subject, actions: namesOfActions(actions) });
  if (typeof action === 'string') return unknownAction({ subject, actions: namesOfActions(actions), sent: action });
  return invalidArguments({ subject, place: 'action', got: typeNameOf(kindOf(action)) });
}

/** Refuses keys of the arguments beside `action` and `data`: a model often puts there what belongs inside `data`. */
export function strayArgumentsGate({ subject, declared }: Operation, args: JsonObject): Refused | undefined {
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

function namesOfActions(actions: ReadonlyMap<string, Operation>): readonly SchemaText[] {
  return [...actions.keys()].map(schemaText);
}
