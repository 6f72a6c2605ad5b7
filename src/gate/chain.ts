import type { JsonObject } from '../json/own.js';
import type { SchemaText } from '../problem/schema-text.js';
import { invalidArguments } from '../refusal/invalid-arguments.js';
import { invalidValues } from '../refusal/invalid-values.js';
import type { Refused } from '../refusal/refusal.js';
import { unknownTool } from '../refusal/unknown-name.js';
import { unknownParams } from '../refusal/unknown-params.js';
import { findAction, partsOf, readObject, refuseAction, refuseObject, strayArgumentsGate } from './arguments.js';
import { handlerData } from './handler-data.js';
import type { GatedTool, Operation } from './operation.js';
import type { Outcome } from './outcome.js';
import { isComplete, requiredGate, requiredOneOfGate } from './required.js';
import { findUnknownKeys } from './unknown-keys.js';

/** What the chain says where no tool has the sent name. */
export interface ToolNames {
  readonly names: readonly SchemaText[];
  readonly help: boolean;
  readonly keys: 'quote' | 'hide';
}

/** Answers for a name that no tool has; a name that is no text at all is like an empty one. */
export function unknownToolGate({ names, help, keys }: ToolNames, sent: unknown): Refused {
  return unknownTool({ sent: typeof sent === 'string' ? sent : '', tools: names, help, keys });
}

/**
 * Runs a call through the gates, in this order: arguments, action, unknown keys of the arguments, `required`,
 * `requiredOneOf`, unknown keys in the data, values. The first that refuses answers with all that it found. A valid
 * call costs one pass: what the root accepts, required names and all, is settled; the gates read what it refuses.
 *
 * @param args any JavaScript value; it is never written to, and nothing that its getters or traps throw comes out.
 */
export function runChain(tool: GatedTool, args: unknown): Outcome {
  try {
    return tool.actions === undefined
      ? passArguments(tool.operation, args)
      : passAction(tool.subject, tool.actions, args);
  } catch {
    // Only a part of the arguments that can't be read throws: it is no JSON value.
    return invalidArguments({ subject: tool.subject, place: 'arguments', got: undefined });
  }
}

function passArguments(operation: Operation, args: unknown): Outcome {
  const data = readObject(args);
  return data === undefined ? refuseObject(operation.subject, 'arguments', args) : passData(operation, data);
}

function passAction(subject: Operation['subject'], actions: ReadonlyMap<string, Operation>, args: unknown): Outcome {
  const read = readObject(args);
  if (read === undefined) return refuseObject(subject, 'arguments', args);
  const parts = partsOf(read);
  const action = parts.hasAction ? read.action : undefined;
  const operation = findAction(actions, action);
  if (operation === undefined) return refuseAction(subject, actions, action);
  const sent = parts.hasData ? read.data : undefined;
  const data = readObject(sent);
  if (data === undefined) return refuseObject(operation.subject, 'data', sent);
  const stray = parts.mayHoldMore ? strayArgumentsGate(operation, read) : undefined;
  return stray ?? passData(operation, data);
}

function passData(operation: Operation, data: JsonObject): Outcome {
  const read = operation.root.accept(data);
  if (read !== undefined && isComplete(operation, data)) return accepted(operation, read as JsonObject);
  const refused = requiredGate(operation, data) ?? requiredOneOfGate(operation, data);
  if (refused !== undefined) return refused;
  const reading = operation.root.readRefused(data);
  if (reading.ok) return accepted(operation, reading.data as JsonObject);
  const { subject } = operation;
  const unknown = findUnknownKeys(subject.action === undefined ? 'arguments' : 'data', operation.levels, data);
  if (unknown.count > 0) return unknownParams({ subject, ...unknown });
  return invalidValues({ subject, count: reading.count, findings: reading.findings });
}

function accepted({ subject, defaults }: Operation, read: JsonObject): Outcome {
  const data = handlerData(read, defaults);
  return subject.action === undefined
    ? { ok: true, tool: subject.tool, data }
    : { ok: true, tool: subject.tool, action: subject.action, data };
}
