import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { browserBundle, runInBareRealm } from './support/browser-bundle.js';
import { projectFolder, readJson } from './support/shared-data.js';

/** Kilobytes (1,000 bytes) that a bundle may take when compressed: for each module that users import. */
const budgets: Readonly<Record<string, number>> = {
  'schema.ts': 51,
  'index.ts': 65,
  'mcp/index.ts': 50,
};

const schema = await browserBundle('schema.ts');
const whole = await browserBundle('index.ts');

test('each module stays in its budget of bytes', async () => {
  for (const [source, budget] of Object.entries(budgets)) {
    const size = gzipSync(await browserBundle(source), { level: 9 }).length / 1000;
    assert.ok(size <= budget, `${source} takes ${size.toFixed(1)} kB, more than ${budget}`);
    assert.ok(size > budget * 0.8, `${source} takes ${size.toFixed(1)} kB: lower its budget of ${budget}`);
  }
});

test('the engine works where there is the language alone and no code out of text', () => {
  assert.throws(() => runInBareRealm('', 'eval("1")'), { name: 'EvalError' });
  assert.deepEqual(
    runInBareRealm(
      schema,
      `toolgate.compile({
        properties: { mail: { format: 'email' }, price: { multipleOf: 0.01 }, name: { pattern: '^\\\\p{Lu}' } },
      }).check({ mail: 'no', price: 0.001, name: 'Élan' }).entries`,
    ),
    [
      {
        path: 'data.mail',
        pointer: '/mail',
        problems: ["value does not respect the 'email' format (for example name@example.com)"],
      },
      { path: 'data.price', pointer: '/price', problems: ['value is not a multiple of 0.01'] },
    ],
  );
});

test('a registry works there too', () => {
  assert.deepEqual(
    runInBareRealm(
      whole,
      `toolgate.createRegistry({ tools: [{ name: 'add', inputSchema: { type: 'object', required: ['a'] } }] })
        .check('add', {}).refusal.error`,
    ),
    'missing_required_fields',
  );
});

test('the package says that its modules have no effects when they are loaded, and names no host as a dependency', () => {
  const manifest = readJson(join(projectFolder, 'package.json')) as Record<string, object | undefined>;
  assert.equal(manifest.sideEffects, false);
  assert.deepEqual(Object.keys(manifest.dependencies ?? {}), ['big.js', 'json-pointer']);
  for (const [name, target] of Object.entries(manifest.exports ?? {})) {
    if (name !== './package.json') assert.deepEqual(Object.keys(target as object), ['types', 'default'], name);
  }
});
