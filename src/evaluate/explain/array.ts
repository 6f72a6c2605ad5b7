import { isDense } from '../../json/admit.js';
import type { Applied, ArrayPart } from '../../plan/plan.js';
import { countOf } from '../../problem/schema-text.js';
import { countMatches } from '../array.js';
import { containsBounds, itemsCheck } from '../parts.js';
import type { Pass } from './pass.js';
import { notJson } from './report.js';
import type { Explanation } from './subject.js';

/** Explains what is asked of an array's items. */
export function explainArray(part: ArrayPart, pass: Pass): Explanation {
  const items = itemsCheck(part, pass.into);
  const contains = part.contains && explainContains(part, part.contains, pass);
  return (value, kind) => {
    // The parts answer true: only a hole, or an undefined item, can have stopped the body.
    if (items === undefined) explainDense(pass)(value, kind);
    else if (!items(value, '')) noteHole(value as readonly unknown[], pass);
    contains?.(value, kind);
  };
}

/** Explains an array whose items nothing is asked of, but that must have them. */
export function explainDense(pass: Pass): Explanation {
  return (value) => {
    if (!isDense(value as readonly unknown[])) noteHole(value as readonly unknown[], pass);
  };
}

function noteHole(items: readonly unknown[], { at, report }: Pass): void {
  const index = items.findIndex((item) => item === undefined);
  at(index, true, () => {
    report.note(notJson);
  });
}

function explainContains(part: ArrayPart, contains: Applied, pass: Pass): Explanation {
  const matches = pass.check(contains.plan);
  const bounds = containsBounds(part);
  const counting = { least: bounds.least, most: Infinity };
  return (value) => {
    const items = value as readonly unknown[];
    const accepts = (item: unknown, key: string | number): boolean => pass.accepts(matches, item, key);
    if (countMatches(items, accepts, counting) < bounds.least) {
      const pointer = part.minContains?.pointer ?? contains.pointer;
      const keyword = part.minContains === undefined ? 'contains' : 'minContains';
      const count = countOf(countMatches(items, accepts, counting));
      pass.report.note({ keyword, bound: bounds.least, count, pointer });
    } else if (part.maxContains !== undefined) {
      const count = countMatches(items, accepts, { least: items.length, most: Infinity });
      if (count <= bounds.most) return;
      const { pointer } = part.maxContains;
      pass.report.note({ keyword: 'maxContains', bound: bounds.most, count: countOf(count), pointer });
    }
  };
}
