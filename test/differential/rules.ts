import type { PeerName } from './peers.js';
import type { DrawnDialect } from './vocabulary.js';

/** Why a peer answers otherwise than toolgate: a thing that it does not do as the specification says. */
export interface Rule {
  readonly peer: PeerName;
  /** What the specification says, with its section. */
  readonly section: string;
  /** Whether the rule can be the reason, by the JSON text of the schema. */
  readonly explains: (schema: string, dialect: DrawnDialect) => boolean;
  /** The smallest case of it. The peer answers otherwise than `valid`. */
  readonly minimal: {
    readonly dialect: DrawnDialect;
    readonly schema: Readonly<Record<string, unknown>>;
    readonly data: unknown;
    readonly valid: boolean;
  };
}

export const rules: readonly Rule[] = [
  {
    peer: 'cfworker',
    section: 'JSON Schema Core 2020-12, 8.2.3.2: `$dynamicRef` applies the subschema that it refers to',
    explains: (schema, dialect) => dialect === '2020-12' && schema.includes('"$dynamicRef"'),
    minimal: {
      dialect: '2020-12',
      schema: { $dynamicRef: '#node', $defs: { node: { $dynamicAnchor: 'node', type: 'string' } } },
      data: 1,
      valid: false,
    },
  },
  {
    peer: 'hyperjump',
    section: 'JSON Schema Validation 2020-12, 6.2.1: division by the value of `multipleOf` results in an integer',
    explains: (schema) => schema.includes('"multipleOf":0.1'),
    minimal: { dialect: '2020-12', schema: { multipleOf: 0.1 }, data: -1, valid: true },
  },
  {
    peer: 'hyperjump',
    section:
      'JSON Schema Validation draft-07, 7.1: implementations may add formats (toolgate asserts all in every dialect)',
    explains: (schema, dialect) => dialect === 'draft-07' && schema.includes('"format":"uuid"'),
    minimal: { dialect: 'draft-07', schema: { format: 'uuid' }, data: 'x', valid: false },
  },
];
