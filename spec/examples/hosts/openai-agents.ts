import { Agent, tool } from '@openai/agents-core';
import { agentTool } from 'toolgate/openai-agents';
import { registry } from './tools.js';

export const findEvents = tool(agentTool(registry, 'find_events'));
export const agent = new Agent({ name: 'calendar', tools: [findEvents] });
