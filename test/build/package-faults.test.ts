import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packageFaults } from '../../src/build/package-faults.js';

const manifest = {
  bin: { tool: './dist/cli/main.js' },
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './package.json': './package.json' },
};
const papers = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'SECURITY.md'];
const whole = [...papers, 'dist/cli/main.js', 'dist/index.d.ts', 'dist/index.js', 'dist/json/kind.js'];

test('a whole package has no faults', () => {
  assert.deepEqual(packageFaults(manifest, whole), []);
});

test('each promised file that is missing is a fault', () => {
  for (const path of ['LICENSE', 'dist/cli/main.js', 'dist/index.d.ts', 'dist/index.js']) {
    const files = whole.filter((file) => file !== path);
    assert.deepEqual(packageFaults(manifest, files), [`${path} is promised and missing`]);
  }
});

test('sources, build scripts and other files have no place in a package', () => {
  for (const path of [
    'src/index.ts',
    'dist/build/build.js',
    'dist/format/unicode.make.d.ts',
    'dist/notes.txt',
    '.npmrc',
  ]) {
    assert.deepEqual(packageFaults(manifest, [...whole, path]), [`${path} has no place in the package`]);
  }
});
