export { registerTools, type RegisteringServer } from './register-tools.js';
export { type LowLevelServer, type McpContext, serve } from './serve.js';
export {
  type JsonSchemaValidator,
  type JsonSchemaValidatorResult,
  type ValidatorProvider,
  validatorProvider,
  type ValidatorProviderOptions,
} from './validator-provider.js';
