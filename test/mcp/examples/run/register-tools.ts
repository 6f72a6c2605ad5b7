import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { server } from '../register-tools.js';

const client = new Client({ name: 'host', version: '1.0.0' });
const [near, far] = InMemoryTransport.createLinkedPair();
await Promise.all([server.connect(far), client.connect(near)]);

for (const args of [
  { a: 1, b: 2 },
  { a: 1, b: '2' },
]) {
  const { isError = false, content } = await client.callTool({ name: 'add', arguments: args });
  const [block] = content as { text: string }[];
  console.log(isError, isError ? (JSON.parse(block!.text) as { error: string }).error : block!.text);
}
await client.close();
// prints: false {"sum":3}
// prints: true invalid_values
