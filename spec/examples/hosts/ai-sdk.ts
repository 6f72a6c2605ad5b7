import { generateText, jsonSchema, type LanguageModel, tool } from 'ai';
import { repairToolCall, toolInput } from 'toolgate/ai-sdk';
import { registry } from './tools.js';

const input = toolInput(registry, 'find_events');
const findEvents = tool({
  inputSchema: jsonSchema(input.schema, input),
  execute: ({ limit }) => `${String(limit)} events`,
});

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({
    model,
    prompt,
    tools: { find_events: findEvents },
    experimental_repairToolCall: repairToolCall(registry),
  });
