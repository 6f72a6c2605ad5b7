import { has, type JsonObject } from '../json/own.js';
import type { SchemaText } from '../problem/schema-text.js';
import { missingRequiredFields, missingRequiredGroup } from '../refusal/missing.js';
import type { Refused } from '../refusal/refusal.js';
import type { Operation } from './operation.js';

/** Refuses data that lacks required properties. A default does not stand in for one. */
export function requiredGate({ subject, required, declared }: Operation, data: JsonObject): Refused | undefined {
  const missing = required.filter((name) => !has(data, name));
  if (missing.length === 0) return undefined;
  const undeclared = Object.keys(data).filter((key) => !Object.hasOwn(declared, key) && data[key] !== undefined);
  return missingRequiredFields({ subject, missing, undeclared });
}

/** Refuses data in which a group has none of its properties. */
export function requiredOneOfGate({ subject, groups }: Operation, data: JsonObject): Refused | undefined {
  const unmet = groups.filter((group: readonly SchemaText[]) => !group.some((name) => has(data, name)));
  return unmet.length === 0 ? undefined : missingRequiredGroup({ subject, groups: unmet });
}
