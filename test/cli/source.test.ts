import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { CommandLineError } from '../../src/cli/command-line-error.js';
import { type Source, sourceOf } from '../../src/cli/source.js';
import { collect, inFolder, textSource } from './streams.js';

const noInput = (): never => assert.fail('standard input was touched');

async function textOf(source: Source): Promise<string> {
  return Buffer.concat(await collect(source.bytes())).toString();
}

async function assertFails(source: Source, message: RegExp): Promise<void> {
  await assert.rejects(
    textOf(source),
    (error) => error instanceof CommandLineError && message.test(error.message) && !error.message.includes('\n'),
  );
}

test('a dash is standard input, which nothing else touches', async () => {
  assert.equal(await textOf(sourceOf('-', () => textSource('from input').bytes())), 'from input');
  assert.equal(await textOf(sourceOf('{"name": "é"}', noInput)), '{"name": "é"}');
  assert.equal(await textOf(sourceOf('[]', noInput)), '[]');
});

test('a file is read, and its name is told with hidden characters escaped', async () => {
  await inFolder({ 'a\u202e.json': 'content' }, async (folder) => {
    const source = sourceOf(join(folder, 'a\u202e.json'), noInput);
    assert.equal(await textOf(source), 'content');
    assert.equal(source.name, join(folder, 'a\\u202e.json'));
  });
});

test('what can not be read is told in words', async () => {
  await inFolder({ file: '' }, async (folder) => {
    await assertFails(sourceOf(join(folder, 'none'), noInput), /none: there is no such file: check the name$/u);
    await assertFails(sourceOf(folder, noInput), /: is a folder: name a file in it$/u);
    await assertFails(sourceOf(join(folder, 'file', 'none'), noInput), /: a part of the path is a file, not a folder/u);
  });
});

test('standard input that breaks off is told as a file is', async () => {
  // eslint-disable-next-line @typescript-eslint/require-await -- it fails before the first byte
  async function* broken(): AsyncGenerator<Uint8Array> {
    throw Object.assign(new Error('EIO'), { code: 'EIO' });
  }
  await assertFails(sourceOf('-', broken), /^standard input: could not be read \(EIO\)$/u);
});
