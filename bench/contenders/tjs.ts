import { type JsonSchema, createValidator } from 'tjs';
import { type Contender, installedVersion } from '../harness/contender.js';

export const contender: Contender = {
  name: 'tjs',
  version: installedVersion('tjs'),
  compile: (schema, { formats }) => createValidator(schema as JsonSchema, { formatAssertion: formats }),
};
