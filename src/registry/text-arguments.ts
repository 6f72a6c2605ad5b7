import type { Outcome } from '../gate/outcome.js';
import { JsonSyntaxError, readJson } from '../json/parse.js';
import { malformedJson } from '../refusal/invalid-arguments.js';
import { runChainRepaired } from '../repair/call.js';
import type { BuiltTool } from './built.js';
import type { BuildSettings } from './settings.js';

/** Runs a call through the chain from the JSON text of its arguments. A value that is no text is taken as it is. */
export function readArguments(tool: BuiltTool, json: unknown, { limits, repair }: BuildSettings): Outcome {
  if (typeof json !== 'string') return runChainRepaired(tool, json, repair);
  let args: unknown;
  try {
    args = readJson(json, limits, tool.keepsWholeDecimals);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const { reason, line, column } = error;
    const { tool: name, help } = tool.subject;
    return malformedJson({ tool: name, help, reason, line, column });
  }
  return runChainRepaired(tool, args, repair);
}
