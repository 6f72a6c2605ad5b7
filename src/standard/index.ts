export { ConversionError } from './refuse.js';
export { standardSchema } from './root.js';
export type {
  StandardIssue,
  StandardJsonSchemaOptions,
  StandardProperties,
  StandardResult,
  StandardSchema,
  StandardTarget,
} from './standard.js';
export { type StandardOptions, standardTool, type ToolArguments } from './tool.js';
