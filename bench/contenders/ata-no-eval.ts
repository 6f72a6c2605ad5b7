import { createRequire } from 'node:module';
import type { Validator as AtaValidator } from 'ata-validator';
import { type Contender, installedVersion } from '../harness/contender.js';

const require = createRequire(import.meta.url);

/** ata where code generation is blocked: a second copy of the package that has never seen a working `Function`. */
export const contender: Contender = {
  name: 'ata-no-eval',
  version: installedVersion('ata-validator'),
  compile(schema, { formats }) {
    return withoutCodeGeneration(() => {
      const validator = new Validator(schema, { assertFormat: formats, useDefaults: false });
      validator.isValidObject({});
      validator.isValidObject({});
      if (validator.engine() === 'codegen') throw new Error('ata generated code where it was blocked');
      return (validator as { isValidObject: (data: unknown) => boolean }).isValidObject;
    });
  },
};

const Validator = withoutCodeGeneration(loadFreshCopy);

function loadFreshCopy(): typeof AtaValidator {
  const before = { ...require.cache };
  for (const path of Object.keys(require.cache)) {
    if (path.includes('/ata-validator/')) Reflect.deleteProperty(require.cache, path);
  }
  const copy = require('ata-validator') as { Validator: typeof AtaValidator };
  Object.assign(require.cache, before);
  return copy.Validator;
}

function withoutCodeGeneration<Result>(action: () => Result): Result {
  const { Function: generate } = globalThis;
  const blocked = function (): never {
    throw new EvalError('code generation is blocked');
  };
  blocked.prototype = generate.prototype;
  globalThis.Function = blocked as unknown as FunctionConstructor;
  try {
    return action();
  } finally {
    globalThis.Function = generate;
  }
}
