import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { client } from '../client.js';
import { server } from '../serve.js';

const [near, far] = InMemoryTransport.createLinkedPair();
await Promise.all([server.connect(far), client.connect(near)]);

console.log((await client.listTools()).tools.map(({ name }) => name));
console.log((await client.callTool({ name: 'add', arguments: { a: 1, b: 2 } })).structuredContent);
const { isError, content } = await client.callTool({ name: 'add', arguments: { a: 1, b: 'two' } });
const [block] = content as { text: string }[];
console.log(isError, (JSON.parse(block!.text) as { message: string }).message);
await client.close();
// prints: [ 'add', 'help' ]
// prints: { sum: 3 }
// prints: true 1 value in the arguments for tool 'add' does not match its schema. arguments.b: value is not of type integer, got string: send it without quotes
