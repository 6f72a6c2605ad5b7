import type { Json } from '@hyperjump/json-pointer';
import { Validator } from '@cfworker/json-schema';
import {
  registerSchema,
  setShouldValidateFormat,
  unregisterSchema,
  validate,
  type SchemaObject,
} from '@hyperjump/json-schema/draft-2020-12';
import '@hyperjump/json-schema/draft-07';
import '@hyperjump/json-schema/formats';
import type { DrawnDialect } from './vocabulary.js';

/** Another validator's answer about some data; 'throws' where it has none. */
export type PeerAnswer = boolean | 'throws';

/** A validator that toolgate is compared with. */
export type PeerName = 'hyperjump' | 'cfworker';

/** One schema, ready in a peer. */
export type PeerCheck = (data: unknown) => PeerAnswer;

const metaschemas: Readonly<Record<DrawnDialect, string>> = {
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
  'draft-07': 'http://json-schema.org/draft-07/schema',
};

let compiled = 0;
setShouldValidateFormat(true);

/** Compiles a schema in both peers. */
export async function peerChecks(schema: object, dialect: DrawnDialect): Promise<Record<PeerName, PeerCheck>> {
  return { hyperjump: await hyperjump(schema, dialect), cfworker: cfworker(schema, dialect) };
}

async function hyperjump(schema: object, dialect: DrawnDialect): Promise<PeerCheck> {
  const address = `https://example.org/${++compiled}`;
  try {
    registerSchema(schema as SchemaObject, address, metaschemas[dialect]);
    const check = await validate(address);
    return guarded((data) => check(data as Json).valid);
  } catch {
    return () => 'throws';
  } finally {
    unregisterSchema(address);
  }
}

function cfworker(schema: object, dialect: DrawnDialect): PeerCheck {
  try {
    const validator = new Validator(structuredClone(schema), dialect === 'draft-07' ? '7' : '2020-12', true);
    return guarded((data) => validator.validate(data).valid);
  } catch {
    return () => 'throws';
  }
}

function guarded(check: (data: unknown) => boolean): PeerCheck {
  return (data) => {
    try {
      return check(data);
    } catch {
      return 'throws';
    }
  };
}
