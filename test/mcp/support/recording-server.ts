import type { LowLevelServer, McpContext } from '../../../src/mcp/index.js';

type Handler = (request: { params?: object }, context: McpContext) => unknown;

/** Stands for a low-level server: keeps what is registered, by method. */
export interface RecordingServer {
  readonly server: LowLevelServer;
  readonly handlers: ReadonlyMap<string, Handler>;
  readonly capabilities: readonly unknown[];
  /** What each handler was registered under. */
  readonly keys: readonly unknown[];
}

/** A stand-in for the servers of both versions; `project` makes it one of version 2. */
export function recordingServer(more: Partial<LowLevelServer> = {}): RecordingServer {
  const handlers = new Map<string, Handler>();
  const capabilities: unknown[] = [];
  const keys: unknown[] = [];
  const setRequestHandler = (key: string | { shape: { method: { value: string } } }, handler: Handler): void => {
    keys.push(key);
    handlers.set(typeof key === 'string' ? key : key.shape.method.value, handler);
  };
  const server = {
    setRequestHandler,
    registerCapabilities: (given: unknown) => void capabilities.push(given),
    ...more,
  };
  return { server, handlers, capabilities, keys };
}
