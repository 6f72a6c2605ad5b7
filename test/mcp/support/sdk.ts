import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Registry } from '../../../src/index.js';
import type { ValidatorProvider } from '../../../src/mcp/index.js';
import { projectFolder } from '../../support/shared-data.js';

/** A tool as a client lists it. */
export interface ListedTool {
  readonly name: string;
  readonly inputSchema: Readonly<Record<string, unknown>>;
  readonly outputSchema?: Readonly<Record<string, unknown>> | undefined;
}

/** A result as a client gets it. */
export interface ToolAnswer {
  readonly content: readonly { readonly type: string; readonly text?: string }[];
  readonly structuredContent?: unknown;
  readonly isError?: boolean;
}

/** A real client that is connected to a real server. */
export interface Peer {
  listTools: () => Promise<readonly ListedTool[]>;
  callTool: (name: string, args?: Record<string, unknown>) => Promise<ToolAnswer>;
  close: () => Promise<void>;
}

/** A server on the loopback interface. */
export interface Listening {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export type TransportName = 'memory' | 'stdio' | 'http';
export const transports: readonly TransportName[] = ['memory', 'stdio', 'http'];

/** One version of the official SDK. */
export interface Sdk {
  /** A client of `serve`; the child process of `stdio` serves the registry of `support/tools.ts` whatever is given. */
  connect: (transport: TransportName, registry: Registry, provider?: ValidatorProvider) => Promise<Peer>;
  /** Serves a registry over Streamable HTTP on a free port. */
  listen: (registry: Registry) => Promise<Listening>;
  /** A client, in memory, of a server without toolgate: it lists what it is given and answers every call alike. */
  connectPlain: (tools: readonly unknown[], result: unknown, provider: ValidatorProvider) => Promise<Peer>;
  /** What a server without toolgate makes of what a user filled in (elicitation) for a schema; only version 1 asks so. */
  elicit?: (schema: object, content: object, provider: ValidatorProvider) => Promise<unknown>;
  /** A client, in memory, of an `McpServer` with `registerTools`; only in version 2. */
  connectRegistered?: (registry: Registry, provider: ValidatorProvider) => Promise<Peer>;
}

const folder = join(projectFolder, 'test/mcp');

/** The versions of the SDK that are tested. */
export const sdkVersions = ['v1', 'v2'] as const;

/** For node:test's `skip`: false where the SDKs are installed, else how to install them. */
export function skipWithoutSdks(): string | false {
  const installed = existsSync(join(folder, 'node_modules/@modelcontextprotocol/server/package.json'));
  return !installed && 'the official MCP SDKs are missing: npm ci --prefix test/mcp';
}

/** Loads a version of the SDK, which type checks in a project of its own, where the SDKs are installed. */
export async function loadSdk(version: (typeof sdkVersions)[number]): Promise<Sdk> {
  const module = (await import(pathToFileURL(join(folder, 'sdk', `${version}.ts`)).href)) as { sdk: Sdk };
  return module.sdk;
}
