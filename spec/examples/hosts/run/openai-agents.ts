import { RunContext } from '@openai/agents-core';
import { agent, findEvents } from '../openai-agents.js';

const context = new RunContext();
console.log((await agent.getAllTools(context)).map(({ name }) => name));
console.log(await findEvents.invoke(context, '{"day":"2025-01-31","limit":2}'));
console.log((await findEvents.invoke(context, '{"day":"tomorrow","limit":2}')).slice(0, 79));
// prints: [ 'find_events' ]
// prints: 2 events on 2025-01-31
// prints: {"error":"invalid_values","message":"1 value in the arguments for tool 'find_ev
