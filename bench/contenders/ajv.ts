import { Ajv, type Options } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Contender, installedVersion, type Schema } from '../harness/contender.js';
import { dialectOf } from '../harness/dialect.js';

const usual: Options = { strict: false, logger: false, addUsedSchema: false };

/** Ajv with ajv-formats, as its documentation sets it up, except that it takes schemas that its strict mode refuses. */
export const contender: Contender = {
  name: 'ajv',
  version: installedVersion('ajv'),
  compile: (schema, { formats }) => create(schema, usual, formats).compile(schema),
};

const shared = new Map<unknown, ReturnType<typeof create>>();

/** The same, with one instance of Ajv a dialect: what a server does that registers many schemas. */
export const registrar: Contender = {
  ...contender,
  compile(schema, { formats }) {
    const key = `${dialectOf(schema) ?? ''} ${String(formats)}`;
    let ajv = shared.get(key);
    if (ajv === undefined) shared.set(key, (ajv = create(schema, usual, formats)));
    return ajv.compile(schema);
  },
};

/** With `allErrors`; its check accepts a value exactly when Ajv told at least one error of it. */
export const explainer: Contender = {
  ...contender,
  compile(schema, { formats }) {
    const validate = create(schema, { ...usual, allErrors: true }, formats).compile(schema);
    return (data) => !validate(data) && validate.errors!.length > 0;
  },
};

/** The errors that Ajv tells of a value, with `allErrors`. */
export function errorsOf(schema: Schema, data: unknown): readonly unknown[] {
  const validate = create(schema, { ...usual, allErrors: true }, true).compile(schema);
  validate(data);
  return validate.errors ?? [];
}

function create(schema: Schema, options: Options, formats: boolean): Ajv | Ajv2019 | Ajv2020 {
  const ajv = instance(schema, { ...options, validateFormats: formats });
  // Of a package in CommonJS, the default import is the function as well as its module.
  if (formats) (addFormats as unknown as typeof addFormats.default)(ajv);
  return ajv;
}

function instance(schema: Schema, options: Options): Ajv | Ajv2019 | Ajv2020 {
  switch (dialectOf(schema)) {
    case '2020-12':
      return new Ajv2020(options);
    case '2019-09':
      return new Ajv2019(options);
    default:
      return new Ajv(options);
  }
}
