import { fileURLToPath } from 'node:url';
import { builtFolder } from './built.js';

/** How a program imports a contender with all its dialects and formats, for what is measured of bundles. */
export interface EntryPoint {
  /** Re-exports everything that a user may need: nothing of it is shaken off. */
  readonly whole: string;
  /** Defines `answer(schema, data)`, which compiles for 2020-12 with formats and answers one value. */
  readonly first: string;
}

const own = (file: string): string => JSON.stringify(fileURLToPath(new URL(file, builtFolder)));

/** By contender. Ajv leaves draft-04 to another package, so its whole is the other dialects. */
export const entryPoints: Readonly<Record<string, EntryPoint>> = {
  toolgate: {
    whole: `export * from ${own('schema.js')}`,
    first: `import { compile } from ${own('schema.js')}
      export const answer = (schema, data) => compile(schema).test(data)`,
  },
  ajv: {
    whole: `export * from 'ajv'; export { Ajv2019 } from 'ajv/dist/2019.js'; export { Ajv2020 } from 'ajv/dist/2020.js'
      export { default as draft6 } from 'ajv/dist/refs/json-schema-draft-06.json'
      export { default as addFormats } from 'ajv-formats'`,
    first: `import { Ajv2020 } from 'ajv/dist/2020.js'
      import addFormats from 'ajv-formats'
      const ajv = new Ajv2020({ strict: false })
      ;(addFormats.default ?? addFormats)(ajv)
      export const answer = (schema, data) => ajv.compile(schema)(data)`,
  },
  ata: {
    whole: `export * from 'ata-validator'`,
    first: `import { Validator } from 'ata-validator'
      export const answer = (schema, data) => new Validator(schema).isValidObject(data)`,
  },
  tjs: {
    whole: `export * from 'tjs'`,
    first: `import { createValidator } from 'tjs'
      export const answer = (schema, data) => createValidator(schema, { formatAssertion: true })(data)`,
  },
  schemasafe: {
    whole: `export * from '@exodus/schemasafe'; export { default as formats } from '@exodus/schemasafe/src/formats.js'`,
    first: `import { validator } from '@exodus/schemasafe'
      const options = { mode: 'lax', isJSON: true, $schemaDefault: 'https://json-schema.org/draft/2020-12/schema' }
      export const answer = (schema, data) => validator(schema, { ...options, formatAssertion: true })(data)`,
  },
  typebox: {
    whole: `export * from 'typebox/schema'; export * as Format from 'typebox/format'`,
    first: `import { Compile } from 'typebox/schema'
      export const answer = (schema, data) => Compile(schema).Check(data)`,
  },
  hyperjump: {
    whole: ['2020-12', '2019-09', '07', '06', '04']
      .map((dialect) => `export * as dialect${dialect.replace('-', '')} from '@hyperjump/json-schema/draft-${dialect}'`)
      .concat(`import '@hyperjump/json-schema/formats'`)
      .join('\n'),
    first: `import { registerSchema, validate } from '@hyperjump/json-schema/draft-2020-12'
      import '@hyperjump/json-schema/formats'
      export const answer = async (schema, data) => {
        registerSchema(schema, 'https://bench.example/1', 'https://json-schema.org/draft/2020-12/schema')
        return (await validate('https://bench.example/1'))(data).valid
      }`,
  },
  cfworker: {
    whole: `export * from '@cfworker/json-schema'`,
    first: `import { Validator } from '@cfworker/json-schema'
      export const answer = (schema, data) => new Validator(schema, '2020-12').validate(data).valid`,
  },
};

/** All that toolgate offers, the registry and the gates too. */
export function wholeLibrary(): string {
  return `export * from ${own('index.js')}; export * from ${own('schema.js')}`;
}
