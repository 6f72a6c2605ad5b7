import type { JsonObject } from '../json/own.js';
import { toolFault } from './fault-text.js';
import type { Report } from './report.js';

/** The names of a list that is said to name declared properties; what is no such list is a fault. */
export function readNames(
  given: unknown,
  declared: JsonObject | undefined,
  pointer: string,
  report: Report,
  action: string,
): readonly string[] {
  if (!Array.isArray(given)) {
    report.fault(pointer, toolFault.mustBe('an array of property names'), action);
    return [];
  }
  const names = new Set<string>();
  given.forEach((name: unknown, index) => {
    const place = `${pointer}/${index}`;
    if (typeof name !== 'string') report.fault(place, toolFault.mustBe('a property name'), action);
    else if (names.size === names.add(name).size) report.fault(place, toolFault.repeatedName(name), action);
    else if (declared !== undefined && !Object.hasOwn(declared, name)) {
      report.fault(place, toolFault.undeclared(name), action);
    }
  });
  return [...names];
}

/**
 * Reads `requiredOneOf`: groups of declared properties. A group that is empty can't be met; one with the same
 * properties as another, or with all of another's, says nothing of its own.
 */
export function readGroups(
  given: unknown,
  declared: JsonObject | undefined,
  report: Report,
  action: string,
): readonly (readonly string[])[] {
  if (!Array.isArray(given)) {
    report.fault('/requiredOneOf', toolFault.mustBe('an array of groups of property names'), action);
    return [];
  }
  const groups = given.map((group: unknown, index) =>
    readNames(group, declared, `/requiredOneOf/${index}`, report, action),
  );
  groups.forEach((group, index) => {
    const place = `/requiredOneOf/${index}`;
    if (group.length === 0) {
      if (Array.isArray(given[index]) && given[index].length === 0) report.fault(place, toolFault.emptyGroup(), action);
      return;
    }
    const inside = groups.findIndex((other, at) => at !== index && other.length > 0 && holdsAll(group, other));
    if (inside < 0) return;
    if (groups[inside]!.length < group.length) report.fault(place, toolFault.supersetGroup(inside), action);
    else if (inside < index) report.fault(place, toolFault.repeatedGroup(inside), action);
  });
  return groups;
}

function holdsAll(group: readonly string[], other: readonly string[]): boolean {
  return other.every((name) => group.includes(name));
}
