import type { ArrayPart, Applied, ObjectPart, Plan } from '../plan/plan.js';
import { prefixBody } from './array.js';
import { allOf, always, type Check } from './check.js';
import { genericKit, type Kit } from './kit.js';
import { Entry, otherBody, ringOf, type ObjectShape } from './object.js';

/** Which keyword gave a member its subschema, as far as an answer tells them apart. */
export type Giver = 'additionalProperties' | 'patternProperties' | 'other';

/** What a pass puts between a body and the subschema of a member. */
export type Into = (plan: Plan, giver: Giver, declared: boolean, pointer: Applied['pointer'] | undefined) => Check;

/** With more names times patterns, each name is matched when data first has it. */
const MOST_MATCHES = 10_000;

function deferred(make: () => Check): Check {
  let check: Check | undefined;
  return (value, key) => (check ??= make())(value, key);
}

/** The shape of an object's checker: which subschemas each property meets. */
export function shapeOf(part: ObjectPart, into: Into, countRequired: boolean): ObjectShape {
  const patterns = part.patterns.map(({ matches, plan, pointer }) => ({
    matches,
    check: into(plan, 'patternProperties', false, pointer),
    named: into(plan, 'patternProperties', true, pointer),
  }));
  const additional =
    part.additional && into(part.additional.plan, 'additionalProperties', false, part.additional.pointer);
  const other = otherBody(patterns, additional);
  const required = new Set(countRequired ? part.required : []);
  const isDeferred = patterns.length * (part.properties.size + required.size) > MOST_MATCHES;

  function checkOf(name: string, property: Plan | undefined): Check {
    const own = property && into(property, 'other', true, undefined);
    if (patterns.length === 0) return own ?? additional ?? always;
    const join = (): Check => {
      const checks = own === undefined ? [] : [own];
      // A name too costly to match counts as one that matches.
      for (const { matches, named } of patterns) if (matches(name) !== false) checks.push(named);
      if (checks.length === 0 && additional !== undefined) checks.push(additional);
      return allOf(checks);
    };
    return isDeferred ? deferred(join) : join();
  }

  const entries: Entry[] = [];
  for (const [name, property] of part.properties) {
    entries.push(new Entry(name, required.has(name), checkOf(name, property)));
  }
  for (const name of required) {
    if (!part.properties.has(name)) entries.push(new Entry(name, true, checkOf(name, undefined)));
  }
  return { entries: ringOf(entries), required: required.size, other };
}

/** The checker of an object's members. */
export function propertiesCheck(part: ObjectPart, into: Into, countRequired: boolean, kit: Kit = genericKit): Check {
  return kit.object(shapeOf(part, into, countRequired));
}

/** The checker of an array's items, or undefined where none is looked at. */
export function itemsCheck(part: ArrayPart, into: Into, kit: Kit = genericKit): Check | undefined {
  const rest = part.rest && into(part.rest.plan, 'other', true, part.rest.pointer);
  if (part.prefix.length === 0) return rest && kit.items(rest);
  return prefixBody(
    part.prefix.map((plan) => into(plan, 'other', true, undefined)),
    rest === always ? undefined : rest,
  );
}

/** The bounds of `contains`: at least one match, unless `minContains` says otherwise. */
export function containsBounds({ minContains, maxContains }: ArrayPart): { least: number; most: number } {
  return { least: minContains?.bound ?? 1, most: maxContains?.bound ?? Infinity };
}
