import type * as Engine from '../../src/schema.js';
import { importBuilt, ownVersion } from '../harness/built.js';
import type { Concern } from '../harness/concern.js';
import { exponentOf, exponentOfListing, type Point, steepest, timeOf } from '../harness/exponent.js';
import { schemaCases } from '../harness/schema-cases.js';
import { WorkCounter } from '../harness/work.js';

type Variant = 'counted work' | 'time';

const sizes: Readonly<Record<Variant, readonly number[]>> = {
  'counted work': [10, 100, 1_000, 10_000],
  time: [1_000, 3_000, 10_000],
};

/** How the cost of compiling grows with the schema. */
export const concern: Concern<Variant> = {
  name: 'schema-growth',
  title: 'Growth with the schema',
  unit: 'exponent',
  figure: 'largest',
  variants: { 'counted work': [{ limit: 1 }], time: [{ limit: 1.05 }] },
  async measure(variant) {
    const counter = variant === 'counted work' ? new WorkCounter() : undefined;
    const measureOf = counter === undefined ? timeOf : (action: () => void) => counter.count(action);
    const { compile } = await importBuilt<typeof Engine>('schema.js');
    const rows = schemaCases.map(({ name, schema }) => {
      const points = sizes[variant].map((size): Point => {
        const built = schema(size);
        return [size, measureOf(() => compile(built))];
      });
      return { name, costs: { toolgate: exponentOf(points) } };
    });
    return {
      contenders: { toolgate: ownVersion },
      rows,
      notes: [
        `${sizes[variant].map((size) => size.toLocaleString('en')).join(' … ')} subschemas or members`,
        steepest(rows),
        ...(counter === undefined ? [exponentOfListing(sizes[variant])] : []),
      ],
    };
  },
};
