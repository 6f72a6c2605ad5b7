import type { Matcher } from '../pattern/pattern.js';
import type { Plan } from './plan.js';

/** What a subschema evaluates of the value that it accepts (2020-12, core, section 11): a static question of its plan. */
export interface Evaluated {
  covers(key: string | number): boolean;
}

/** Every property. */
export const allProperties: Evaluated = { covers: (key) => typeof key === 'string' };

/** Every item. */
export const allItems: Evaluated = { covers: (key) => typeof key === 'number' };

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
  const others = object?.additional !== undefined;
  const rest = array?.rest !== undefined;
  if (!named && !others && !rest && prefix === 0) return undefined;
  return {
    covers(key) {
      if (typeof key === 'number') return rest || key < prefix;
      return others || object?.properties.has(key) === true || patterns.some(({ matches }) => isMatch(matches, key));
    },
  };
}
