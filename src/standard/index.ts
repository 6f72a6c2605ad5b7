export { ConversionError } from './refuse.js';
export { standardSchema } from './root.js';
export type { StandardOptions } from './schema.js';
export type {
  StandardIssue,
  StandardJsonSchemaOptions,
  StandardProperties,
  StandardResult,
  StandardSchema,
  StandardTarget,
} from './standard.js';
export { standardTool, type ToolArguments } from './tool.js';
