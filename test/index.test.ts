import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as toolgate from '../src/index.js';

test('the public names are these', () => {
  assert.deepEqual(Object.keys(toolgate).sort(), [
    'ConfigurationError',
    'createRegistry',
    'defineTool',
    'gate',
    'toCallToolResult',
  ]);
});
