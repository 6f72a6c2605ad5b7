import type { Matcher } from '../pattern/pattern.js';
import type { Plan } from './plan.js';

/** What a subschema evaluates of the value that it accepts (2020-12, core, section 11): a static question of its plan. */
export interface Evaluated {
  covers(key: string | number): boolean;
}

/** Every property or item. */
export const everything: Evaluated = { covers: () => true };

/** The items at some places: what `contains` matched. */
export function itemsAt(indexes: ReadonlySet<number>): Evaluated {
  return { covers: (key) => typeof key === 'number' && indexes.has(key) };
}

function isMatch(matches: Matcher, name: string): boolean {
  return matches(name) === true;
}

/** What the plan's own keywords evaluate; undefined where they evaluate nothing. In-place subschemas speak for themselves. */
export function evaluatedBy({ object, array }: Plan): Evaluated | undefined {
  const patterns = object?.patterns ?? [];
  const prefix = array?.prefix.length ?? 0;
  const named = object !== undefined && (object.properties.size > 0 || patterns.length > 0);
  const allProperties = object?.additional !== undefined;
  const allItems = array?.rest !== undefined;
  if (!named && !allProperties && !allItems && prefix === 0) return undefined;
  return {
    covers(key) {
      if (typeof key === 'number') return allItems || key < prefix;
      return (
        allProperties || object?.properties.has(key) === true || patterns.some(({ matches }) => isMatch(matches, key))
      );
    },
  };
}
