import fc from 'fast-check';
import type { Dialect } from '../../src/dialect/dialect.js';
import { isRecord } from './subschemas.js';

/** One change to a schema: where, and what becomes of the place. Numbers are taken modulo what there is. */
interface Edit {
  readonly place: number;
  readonly kind: 'keyword' | 'replace' | 'repeat' | 'remove' | 'rename';
  readonly keyword: number;
  readonly operand: unknown;
}

type Container = unknown[] | Record<string, unknown>;

/** Operands that some keyword of some dialect takes and others refuse. */
const operands: readonly unknown[] = [
  ...[null, true, false, 0, 1, 2.5, -1, 1e30, '', 'a', 'string', 'integer', 'any', 'date', '#', '^a', 'a#b'],
  ...[[], ['a'], ['a', 'a'], ['a', 1], ['string'], ['string', 'null'], ['string', 'string'], ['string', 'any']],
  ...[[1, 1], [{ a: 1 }, { a: 1 }], [1, 1], [true], [{}], [{}, {}], [{ type: 'string' }, { type: 1 }], [null]],
  ...[{}, { a: 1 }, { a: true }, { a: {} }, { a: [] }, { a: ['x'] }, { a: ['x', 'x'] }, { a: { type: 'nil' } }],
  ...[{ type: 'string' }, { type: [] }, { a: [{}] }, { a: 'x' }, { required: true }, { minLength: -1 }],
];

const edit: fc.Arbitrary<Edit> = fc.record({
  place: fc.nat({ max: 1000 }),
  kind: fc.constantFrom('keyword', 'keyword', 'replace', 'replace', 'repeat', 'remove', 'rename'),
  keyword: fc.nat({ max: 1000 }),
  operand: fc.constantFrom(...operands),
});

/** One to three changes. */
export const edits: fc.Arbitrary<readonly Edit[]> = fc.array(edit, { minLength: 1, maxLength: 3 });

/** A changed copy of a schema; its `$schema` stays as it is, so that its dialect does. */
export function mutated(schema: unknown, { keywords }: Dialect, changes: readonly Edit[]): unknown {
  const holder = { root: structuredClone(schema) };
  const names = [...keywords.keys()].filter((name) => name !== '$schema');
  for (const { place, kind, keyword, operand } of changes) {
    const places = [...placesIn(holder)].filter(([, key]) => key !== '$schema');
    const [container, key] = places[place % places.length]!;
    const value = (container as Record<string, unknown>)[key];
    const put = (name: string, content: unknown): void => {
      (container as Record<string, unknown>)[name] = structuredClone(content);
    };
    const name = names[keyword % names.length]!;
    if (kind === 'replace') put(key, operand);
    else if (kind === 'keyword' && isRecord(value)) value[name] = structuredClone(operand);
    else if (kind === 'repeat' && Array.isArray(value)) value.push(structuredClone(value[0] ?? operand));
    else if (kind === 'remove' && container !== holder) remove(container, key);
    else if (kind === 'rename' && container !== holder && isRecord(container)) {
      remove(container, key);
      put(name, value);
    }
  }
  return holder.root;
}

/** Every value below a container, as the container that holds it and its key there. */
function* placesIn(container: Container): Generator<readonly [Container, string]> {
  for (const [key, value] of Object.entries<unknown>(container)) {
    yield [container, key];
    if (Array.isArray(value) || isRecord(value)) yield* placesIn(value);
  }
}

function remove(container: Container, key: string): void {
  if (Array.isArray(container)) container.splice(Number(key), 1);
  else Reflect.deleteProperty(container, key);
}
