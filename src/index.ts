export type { Accepted, Outcome, Repair, RepairKind } from './gate/outcome.js';
export type { FromSchema } from './infer/from-schema.js';
export type { JsonSchema } from './json/frozen.js';
export { toCallToolResult } from './refusal/call-tool-result.js';
export type * from './refusal/refusal.js';
export type { RepairOptions } from './repair/options.js';
export {
  ConfigurationError,
  type ConfigurationFault,
  type ConfigurationWarning,
} from './registry/configuration-error.js';
export type { ToolDefinition } from './registry/definition.js';
export { defineTool, type TypedActionTool, type TypedPlainTool } from './registry/define-tool.js';
export { gate } from './registry/gate.js';
export type { Help, HelpAction, HelpIndex, HelpQuery, HelpTool } from './registry/help.js';
export type { ObservedOutcome, RegistryOptions, RegistrySettings } from './registry/options.js';
export { createRegistry, type Registry, type RegistryChanges } from './registry/registry.js';
export type { CallToolResult } from './registry/result.js';
export {
  type ActionSchema,
  type ActionTool,
  type CallContext,
  type Handler,
  type PlainTool,
  type Tool,
  type UnknownKeys,
} from './registry/tool.js';
