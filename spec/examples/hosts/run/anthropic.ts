import Anthropic from '@anthropic-ai/sdk';
import { ask } from '../anthropic.js';

/** A client whose service calls the tool twice, and then says what it got back. */
let requests = 0;
const client = new Anthropic({
  apiKey: 'none',
  fetch: (_url, init) => {
    const { messages } = JSON.parse(init?.body as string) as { messages: { content: unknown }[] };
    const calls = [
      { day: 'tomorrow', limit: 2 },
      { day: '2025-01-31', limit: 2 },
    ];
    const call = calls[requests++];
    const last = JSON.stringify(messages.at(-1)?.content);
    const content =
      call === undefined
        ? [{ type: 'text', text: last }]
        : [{ type: 'tool_use', id: String(requests), name: 'find_events', input: call }];
    if (requests === 2) console.log(last.includes('is_error'), last.includes("respect the 'date' format"));
    return Promise.resolve(
      Response.json({
        id: '1',
        type: 'message',
        role: 'assistant',
        content,
        stop_reason: call && 'tool_use',
        usage: {},
      }),
    );
  },
});

const message = await ask(client, 'a-model', 'What is on?');
console.log(message.content[0]?.type === 'text' && message.content[0].text);
// prints: true true
// prints: [{"type":"tool_result","tool_use_id":"2","content":"2 events on 2025-01-31"}]
