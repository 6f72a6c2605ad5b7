import { MockLanguageModelV3 } from 'ai/test';
import { RefusedError } from 'toolgate/ai-sdk';
import { ask } from '../ai-sdk.js';

/** A model that calls the tool with these arguments. */
function modelThatSends(args: string): MockLanguageModelV3 {
  return new MockLanguageModelV3({
    doGenerate: {
      content: [{ type: 'tool-call', toolCallId: '1', toolName: 'find_events', input: args }],
      finishReason: { unified: 'tool-calls', raw: undefined },
      usage: {
        inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
        outputTokens: { total: 1, text: 1, reasoning: 0 },
      },
      warnings: [],
    },
  });
}

/** The refusal behind a call that the SDK marks as invalid. */
function refusalIn(call: { error?: unknown } | undefined): unknown {
  for (let error = call?.error; error instanceof Error; error = error.cause) {
    if (error instanceof RefusedError && 'entries' in error.refusal) return error.refusal.entries;
  }
  return undefined;
}

for (const args of ['{"day":"2025-01-31","limit":"2"}', '{"day":"tomorrow","limit":2}']) {
  const { toolCalls, toolResults } = await ask(modelThatSends(args), 'What is on?');
  console.log(toolResults[0]?.output ?? refusalIn(toolCalls[0]));
}
// prints: 2 events
// prints: [
// prints:   {
// prints:     path: 'arguments.day',
// prints:     problems: [ "value does not respect the 'date' format (for example 2025-01-31)" ]
// prints:   }
// prints: ]
