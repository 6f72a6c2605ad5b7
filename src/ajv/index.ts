import { Ajv } from './ajv.js';
import type { AjvOptions } from './options.js';

export { Ajv, type KeywordDeclaration, type ValidateFunction } from './ajv.js';
export type { ErrorObject, ErrorsTextOptions } from './error-object.js';
export type { AjvFormat } from './format.js';
export type { AjvOptions } from './options.js';
export { UnsupportedError } from './unsupported.js';
export { SchemaError } from '../problem/fault.js';

/** As {@link Ajv}; schemas without `$schema` are read as 2019-09. */
export class Ajv2019 extends Ajv {
  constructor(options: AjvOptions = {}) {
    super(options, '2019-09');
  }
}

/** As {@link Ajv}; schemas without `$schema` are read as 2020-12. */
export class Ajv2020 extends Ajv {
  constructor(options: AjvOptions = {}) {
    super(options, '2020-12');
  }
}

export default Ajv;
