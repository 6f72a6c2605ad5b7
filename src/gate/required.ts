import { has, type JsonObject } from '../json/own.js';
import { missingRequiredFields, missingRequiredGroup } from '../refusal/missing.js';
import type { Refused } from '../refusal/refusal.js';
import type { Operation } from './operation.js';

/** Refuses data that lacks required properties. A default does not stand in for one. */
export function requiredGate({ subject, required, declared }: Operation, data: JsonObject): Refused | undefined {
  if (hasAll(data, required)) return undefined;
  const missing = required.filter((name) => !has(data, name));
  const undeclared = Object.keys(data).filter((key) => !Object.hasOwn(declared, key) && data[key] !== undefined);
  return missingRequiredFields({ subject, missing, undeclared });
}

/** Refuses data in which a group has none of its properties. */
export function requiredOneOfGate({ subject, groups }: Operation, data: JsonObject): Refused | undefined {
  if (groups.length === 0) return undefined;
  const unmet = groups.filter((group) => !group.some((name) => has(data, name)));
  return unmet.length === 0 ? undefined : missingRequiredGroup({ subject, groups: unmet });
}

/** Decides every call, so it allocates nothing. */
function hasAll(data: JsonObject, names: readonly string[]): boolean {
  for (let index = 0; index < names.length; index++) {
    if (!has(data, names[index]!)) return false;
  }
  return true;
}
