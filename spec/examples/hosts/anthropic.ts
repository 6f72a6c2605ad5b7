import type Anthropic from '@anthropic-ai/sdk';
import { runnableTool } from 'toolgate/anthropic';
import { registry } from './tools.js';

export const ask = (client: Anthropic, model: string, question: string) =>
  client.beta.messages.toolRunner({
    model,
    max_tokens: 1000,
    messages: [{ role: 'user', content: question }],
    tools: [runnableTool(registry, 'find_events')],
  });
