import type * as Engine from '../../src/schema.js';
import { importBuilt, ownVersion } from '../harness/built.js';
import type { Concern } from '../harness/concern.js';
import { exponentOf, exponentOfListing, type Point, steepest, timeOf } from '../harness/exponent.js';
import { type GrowthCase, growthCases } from '../harness/growth-cases.js';
import { WorkCounter } from '../harness/work.js';

type Variant = 'counted work' | 'time, to 100,000' | 'time, to 1,000,000';

const sizes: Readonly<Record<Variant, readonly number[]>> = {
  'counted work': [10, 100, 1_000, 10_000, 100_000],
  // What is small costs as much as the call itself, which would make the growth look less than it is.
  'time, to 100,000': [1_000, 3_000, 10_000, 30_000, 100_000],
  'time, to 1,000,000': [1_000, 10_000, 100_000, 1_000_000],
};

/** How the cost of a check grows with what is sent: no keyword may let a caller buy more than it pays for. */
export const concern: Concern<Variant> = {
  name: 'data-growth',
  title: 'Growth with data',
  unit: 'exponent',
  figure: 'largest',
  variants: {
    'counted work': [{ limit: 1 }],
    'time, to 100,000': [{ limit: 1.05 }],
    'time, to 1,000,000': [{ limit: 1.25 }],
  },
  async measure(variant) {
    const counter = variant === 'counted work' ? new WorkCounter() : undefined;
    const measureOf = counter === undefined ? timeOf : (action: () => void) => counter.count(action);
    const { compile } = await importBuilt<typeof Engine>('schema.js');
    const rows = growthCases.map((growth) => {
      const action = actionOf(growth, compile);
      const { countedAt = sizes[variant] } = growth;
      const points = (counter === undefined ? sizes[variant] : countedAt).map((size): Point => {
        const data = growth.data(size);
        return [size, measureOf(() => action(data))];
      });
      return { name: growth.name, costs: { toolgate: exponentOf(points) } };
    });
    return {
      contenders: { toolgate: ownVersion },
      rows,
      notes: [
        `${listed(sizes[variant])} items, properties, nodes or characters`,
        steepest(rows),
        ...(counter === undefined
          ? [exponentOfListing(sizes[variant])]
          : [
              "work is the characters of toolgate's source that ran, by V8's block coverage",
              ...growthCases.flatMap(({ name, countedAt }) => (countedAt ? [`${name}: ${listed(countedAt)}`] : [])),
            ]),
      ],
    };
  },
};

function listed(numbers: readonly number[]): string {
  return numbers.map((size) => size.toLocaleString('en')).join(' … ');
}

/** What is measured: a check whose answer is known. */
function actionOf({ name, schema, isRefused }: GrowthCase, compile: typeof Engine.compile): (data: unknown) => void {
  const { test, check } = compile(schema);
  return isRefused === true
    ? (data) => {
        if (check(data).ok) throw new Error(`accepted: ${name}`);
      }
    : (data) => {
        if (!test(data)) throw new Error(`refused: ${name}`);
      };
}
