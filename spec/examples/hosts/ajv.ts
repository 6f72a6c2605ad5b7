import Ajv from 'toolgate/ajv'; // in place of 'ajv'

export const ajv = new Ajv({ allErrors: true });
export const validate = ajv.compile({ type: 'object', properties: { limit: { type: 'integer', minimum: 1 } } });
