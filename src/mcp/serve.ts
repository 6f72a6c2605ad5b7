import type { FrozenObject } from '../json/frozen.js';
import type { Registry } from '../registry/registry.js';
import type { CallToolResult } from '../registry/result.js';
import { type PublishedTool, publishedTool, tellsObjects } from './published.js';
import { requestSchema } from './request-schema.js';
import { unknownTool } from './unknown-tool.js';

/** The SDK's low-level `Server`, of version 1 or 2, as far as it is used here. */
export interface LowLevelServer {
  setRequestHandler: (...parts: never[]) => unknown;
  registerCapabilities: (capabilities: { tools: { listChanged?: boolean } }) => void;
  /** Set while the server is connected: then its capabilities are fixed. */
  readonly transport?: unknown;
  /** Only in version 2: fits a result to the protocol version that was agreed on. */
  projectCallToolResult?: (...parts: never[]) => unknown;
}

/** What a handler finds in its context as `mcp`: the SDK's own context of the request. */
export interface McpContext {
  /** Version 1 (`RequestHandlerExtra`). */
  readonly signal?: AbortSignal;
  /** Version 2 (`ServerContext`). */
  readonly mcpReq?: { readonly signal: AbortSignal };
}

type Answer = (request: Request, context: McpContext) => unknown;
type Project = (result: CallToolResult, outputSchema: FrozenObject | undefined) => unknown;

interface Request {
  readonly params?: { readonly name?: unknown; readonly arguments?: unknown };
}

/**
 * Answers `tools/list` and `tools/call` of a low-level server from a registry, the tool `help` included. A refused call
 * is a result with `isError`, which the model reads. An unknown tool is an error of the protocol with code -32602 (MCP,
 * specification 2025-11-25, server/tools, "Error Handling"), whose `data` is the refusal. Handlers find the SDK's own
 * context as `context.mcp`, and its abort signal as `context.signal`.
 *
 * Call it again with another registry to exchange the tools; telling clients (`sendToolListChanged`) is the host's part.
 *
 * @param server its capability `tools` is registered here, where it is not connected yet
 */
export function serve(server: LowLevelServer, registry: Registry): void {
  if (server.transport === undefined) server.registerCapabilities({ tools: {} });
  const project = projection(server);
  const tools = new Map(registry.definitions().map((tool) => [tool.name, toldTool(publishedTool(tool), project)]));
  const handle = (method: string, answer: Answer): void => {
    const register = server.setRequestHandler as (this: unknown, method: unknown, answer: Answer) => void;
    register.call(server, project === undefined ? requestSchema(method) : method, answer);
  };
  handle('tools/list', () => ({ tools: [...tools.values()] }));
  handle('tools/call', async ({ params }, context) => {
    const tool = typeof params?.name === 'string' ? tools.get(params.name) : undefined;
    if (tool === undefined) throw unknownTool(registry, params?.name);
    const result = await registry.call(tool.name, params?.arguments ?? {}, callContext(context));
    return project === undefined ? withoutUntold(result, tool) : project(result, tool.outputSchema);
  });
}

/** A handler's context out of the SDK's. */
export function callContext(context: McpContext): { signal: AbortSignal; mcp: McpContext } {
  return { signal: context.mcpReq?.signal ?? context.signal ?? new AbortController().signal, mcp: context };
}

function projection(server: LowLevelServer): Project | undefined {
  const project = server.projectCallToolResult as Project | undefined;
  return project === undefined ? undefined : (result, outputSchema) => project.call(server, result, outputSchema);
}

/** Version 1 speaks no protocol that could carry a structured result that is no object; version 2 sees to it itself. */
function toldTool(tool: PublishedTool, project: Project | undefined): PublishedTool {
  if (project !== undefined || tellsObjects(tool.outputSchema)) return tool;
  const { outputSchema: _untold, ...rest } = tool;
  return rest;
}

/** The result without a structured part that the list did not announce; its text tells the same. */
function withoutUntold(result: CallToolResult, tool: PublishedTool): CallToolResult {
  if (tool.outputSchema !== undefined || result.structuredContent === undefined) return result;
  const { structuredContent: _untold, ...rest } = result;
  return rest;
}
