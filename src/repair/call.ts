import { runChain } from '../gate/chain.js';
import type { GatedTool, Operation } from '../gate/operation.js';
import type { Outcome, Repair } from '../gate/outcome.js';
import { kindOf, OBJECT } from '../json/kind.js';
import { has, type JsonObject, own } from '../json/own.js';
import { segmentsOf, withFacts } from '../problem/entry.js';
import { compareSteps } from '../problem/order.js';
import { spellPath, type RootName } from '../problem/path.js';
import type { KeyPolicy } from '../problem/quoted.js';
import type { Refusal } from '../refusal/refusal.js';
import type { RepairSettings } from './options.js';
import { readStringified } from './propose.js';
import { type Change, repairValue } from './value.js';

/** The refusals behind which a value may be the matter. */
const OF_VALUES: readonly Refusal['error'][] = ['invalid_values', 'invalid_arguments'];

/**
 * Runs a call through the gates; where they refuse its values, once more with values repaired. Only a call that they
 * then accept whole is answered otherwise: what was valid never changes, and what can't be repaired is refused as it
 * was sent.
 *
 * @param settings undefined repairs nothing.
 */
export function runChainRepaired(tool: GatedTool, args: unknown, settings: RepairSettings | undefined): Outcome {
  const outcome = runChain(tool, args);
  if (outcome.ok || settings === undefined || !OF_VALUES.includes(outcome.refusal.error)) return outcome;
  try {
    return repairCall(tool, args, settings) ?? outcome;
  } catch {
    // A part that can't be read can't be repaired either.
    return outcome;
  }
}

function repairCall(tool: GatedTool, given: unknown, settings: RepairSettings): Outcome | undefined {
  const repairs: Repair[] = [];
  const keys = tool.subject.keys;
  const args = unwrapped(given, 'arguments', settings, repairs, keys);
  if (tool.actions === undefined) return repairData(tool, tool.operation, args, (data) => data, settings, repairs);
  if (kindOf(args) !== OBJECT) return undefined;
  const record = args as JsonObject;
  const action = own(record, 'action');
  const operation = typeof action === 'string' ? tool.actions.get(action) : undefined;
  if (operation === undefined || !has(record, 'data')) return undefined;
  const data = unwrapped(record.data, 'data', settings, repairs, keys);
  return repairData(tool, operation, data, (repaired) => ({ ...record, data: repaired }), settings, repairs);
}

/** What a JSON text of the whole arguments or data holds; anything else as it is. */
function unwrapped(
  value: unknown,
  root: RootName,
  settings: RepairSettings,
  repairs: Repair[],
  keys: KeyPolicy,
): unknown {
  const inside = typeof value === 'string' ? readStringified(value, OBJECT, settings) : undefined;
  if (inside === undefined) return value;
  repairs.push(repairOf(root, { steps: [], kind: 'stringified' }, keys));
  return inside;
}

function repairData(
  tool: GatedTool,
  { root, subject }: Operation,
  data: unknown,
  asArguments: (data: unknown) => unknown,
  settings: RepairSettings,
  repairs: readonly Repair[],
): Outcome | undefined {
  const repaired = repairValue(root.read, data ?? {}, settings);
  if (!repaired.ok) return undefined;
  const outcome = runChain(tool, asArguments(repaired.sent));
  if (!outcome.ok) return undefined;
  const name = subject.action === undefined ? 'arguments' : 'data';
  const changes = [...repaired.changes].sort((one, other) => compareSteps(one.steps, other.steps));
  const inside = changes.map((change) => repairOf(name, change, subject.keys));
  return { ...outcome, repairs: Object.freeze([...repairs, ...inside]) };
}

/** A change as an outcome tells it; its exact keys and indices are there for programs, and are not enumerable. */
function repairOf(root: RootName, { steps, kind }: Change, keys: KeyPolicy): Repair {
  return Object.freeze(withFacts({ path: spellPath(root, steps, keys), kind }, { segments: segmentsOf(steps) }));
}
