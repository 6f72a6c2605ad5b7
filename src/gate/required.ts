import { has, type JsonObject } from '../json/own.js';
import { missingRequiredFields, missingRequiredGroup } from '../refusal/missing.js';
import type { Refused } from '../refusal/refusal.js';
import type { Operation } from './operation.js';

/** Whether data that the root accepted has all that must be sent. Decides every call: nothing is made for one without groups. */
export function isComplete({ unsettled, groups }: Operation, data: JsonObject): boolean {
  for (let index = 0; index < unsettled.length; index++) {
    if (!has(data, unsettled[index]!)) return false;
  }
  return groups.length === 0 || unmetGroups(groups, data).length === 0;
}

/** Refuses data that lacks required properties. A default does not stand in for one. */
export function requiredGate({ subject, required, declared }: Operation, data: JsonObject): Refused | undefined {
  const missing = required.filter((name) => !has(data, name));
  if (missing.length === 0) return undefined;
  const undeclared = Object.keys(data).filter((key) => !Object.hasOwn(declared, key) && data[key] !== undefined);
  return missingRequiredFields({ subject, missing, undeclared });
}

/** Refuses data in which a group has none of its properties. */
export function requiredOneOfGate({ subject, groups }: Operation, data: JsonObject): Refused | undefined {
  const unmet = unmetGroups(groups, data);
  return unmet.length === 0 ? undefined : missingRequiredGroup({ subject, groups: unmet });
}

function unmetGroups(groups: Operation['groups'], data: JsonObject): Operation['groups'] {
  return groups.filter((group) => !group.some((name) => has(data, name)));
}
