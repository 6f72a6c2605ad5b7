import { spawn } from 'node:child_process';
import { createRegistry } from '../../src/index.js';
import { loadSdk, sdkVersions } from './support/sdk.js';

/**
 * Runs scenarios of MCP's own conformance tool against servers that toolgate answers for. The tool and the Node.js 22
 * that it needs come through npx, so this is a script beside the tests: `npm run conformance --prefix test/mcp`.
 */

const packages = ['node@22.23.3', '@modelcontextprotocol/conformance@0.1.16'];
const scenarios = ['tools-list', 'tools-call-simple-text', 'tools-call-error', 'json-schema-2020-12'];

/** The tools that the scenarios ask for, as the tool describes them. */
const registry = createRegistry({
  tools: [
    {
      name: 'test_simple_text',
      description: 'Returns a text.',
      inputSchema: { type: 'object', properties: {} },
      run: () => 'This is a simple text response for testing.',
    },
    {
      name: 'test_error_handling',
      description: 'Always fails.',
      inputSchema: { type: 'object', properties: {} },
      run: () => {
        throw new Error('This tool intentionally returns an error for testing');
      },
    },
    {
      name: 'json_schema_2020_12_tool',
      description: 'Tool with JSON Schema 2020-12 features',
      inputSchema: {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        type: 'object',
        $defs: { address: { type: 'object', properties: { street: { type: 'string' }, city: { type: 'string' } } } },
        properties: { name: { type: 'string' }, address: { $ref: '#/$defs/address' } },
        additionalProperties: false,
      },
      run: (data) => data,
    },
  ],
});

/** Runs one scenario; resolves to what it printed and whether it passed. */
function runScenario(url: string, scenario: string): Promise<{ passed: boolean; printed: string }> {
  const given = [
    ...packages.flatMap((name) => ['-p', name]),
    'conformance',
    'server',
    '--url',
    url,
    '--scenario',
    scenario,
  ];
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['--yes', ...given], { stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ passed: code === 0, printed }));
  });
}

for (const version of sdkVersions) {
  const { url, close } = await (await loadSdk(version)).listen(registry);
  for (const scenario of scenarios) {
    const { passed, printed } = await runScenario(url, scenario);
    process.stdout.write(`${version} ${scenario}: ${passed ? 'passed' : 'failed'}\n`);
    if (passed) continue;
    process.stdout.write(printed);
    process.exitCode = 1;
  }
  await close();
}
