import type { Json } from '@hyperjump/json-pointer';
import { setShouldValidateFormat } from '@hyperjump/json-schema/draft-2020-12';
import { registerSchema, unregisterSchema, validate, type SchemaObject } from '@hyperjump/json-schema/draft-2020-12';
import '@hyperjump/json-schema/draft-2019-09';
import '@hyperjump/json-schema/draft-07';
import '@hyperjump/json-schema/draft-06';
import '@hyperjump/json-schema/draft-04';
import '@hyperjump/json-schema/formats';
import { type Contender, installedVersion, type Schema } from '../harness/contender.js';

const defaultDialect = 'https://json-schema.org/draft/2020-12/schema';
let compiled = 0;

/** hyperjump's compiled form. Whether formats are asserted is one setting for the process. */
export const contender: Contender = {
  name: 'hyperjump',
  version: installedVersion('@hyperjump/json-schema'),
  async compile(schema, { formats }) {
    setShouldValidateFormat(formats);
    compiled += 1;
    const address = `https://bench.example/${compiled}`;
    registerSchema(schema as SchemaObject, address, defaultDialect);
    try {
      const validator = await validate(address);
      return (data) => validator(data as Json).valid;
    } finally {
      unregisterSchema(address);
    }
  },
};

/** The errors in the output format that tells them all. */
export async function errorsOf(schema: Schema, data: unknown): Promise<unknown> {
  setShouldValidateFormat(true);
  const address = 'https://bench.example/answer';
  registerSchema(schema as SchemaObject, address, defaultDialect);
  try {
    const output = await validate(address, data as Json, 'DETAILED');
    return output.valid ? undefined : output.errors;
  } finally {
    unregisterSchema(address);
  }
}
