import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mock, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { LARGEST_VALUE } from '../src/cli/lines.js';
import { defaultLimits } from '../src/limit/table.js';
import { BOUNDS } from '../src/problem/bounds.js';
import { inFolder, runWith } from './cli/streams.js';
import { exampleFolders, exampleNames } from './support/host-examples.js';
import { type CodeBlock, codeBlocks, wordsOf } from './support/markdown.js';
import { projectFolder } from './support/shared-data.js';

const text = readFileSync(join(projectFolder, 'README.md'), 'utf8');
const blocks = codeBlocks(text);
const shown = blocks.filter(({ note }) => note.startsWith('file '));
const programs = joined(blocks.filter((block) => block.language === 'ts' && !shown.includes(block)));

/** Blocks of one program, those that continue an earlier one behind it. */
function joined(parts: readonly CodeBlock[]): CodeBlock[] {
  const whole: CodeBlock[] = [];
  for (const part of parts) {
    const before = part.note === 'continues' ? whole.pop() : undefined;
    if (before === undefined) whole.push(part);
    else whole.push({ ...before, code: `${before.code}\n${part.code}`, prints: before.prints + part.prints });
  }
  return whole;
}

/** The program as it runs in a clone: the package's own names lead to its sources. */
function inClone(code: string): string {
  const source = (name: string): string => JSON.stringify(pathToFileURL(join(projectFolder, 'src', name)).href);
  return code.replace(/'toolgate'/gu, source('index.ts')).replace(/'toolgate\/schema'/gu, source('schema.ts'));
}

/** What is printed without the spaces by which JSON may be laid out in more or fewer lines. */
function unspaced(printed: string): string {
  return printed.replace(/\s/gu, '');
}

test('every example of code says what it prints, or in which file it stands', () => {
  assert.equal(programs.length, 2);
  for (const block of blocks) {
    if (block.language === 'ts' && !shown.includes(block)) assert.notEqual(block.prints, '', block.code);
    assert.notEqual(block.language, 'js');
  }
});

test('the examples inside hosts are the files that are compiled and run there, all of them', () => {
  for (const { note, code } of shown) {
    assert.equal(code, readFileSync(join(projectFolder, note.slice('file '.length)), 'utf8'), note);
  }
  const files = exampleFolders.flatMap((folder) => exampleNames(folder).map((name) => `file ${folder}/${name}.ts`));
  assert.deepEqual(shown.map(({ note }) => note).toSorted(), files.toSorted());
});

test('the examples of code print what stands below them', async () => {
  await inFolder({}, async (folder) => {
    for (const [index, { code, prints }] of programs.entries()) {
      const path = join(folder, `example-${String(index)}.mts`);
      writeFileSync(path, inClone(code));
      const printed: string[] = [];
      const print = mock.method(console, 'log', (...values: unknown[]) => printed.push(format(...values)));
      try {
        await import(pathToFileURL(path).href);
      } finally {
        print.mock.restore();
      }
      assert.deepEqual(unspaced(`${printed.join('\n')}\n`), unspaced(prints));
    }
  });
});

test('the command lines answer what stands below them', async () => {
  const lines = blocks.filter(({ language, code }) => language === 'sh' && code.startsWith('npx toolgate '));
  assert.ok(lines.length > 0);
  for (const { code, prints } of lines) {
    const given = wordsOf(code.trim()).slice(2);
    const ran = await runWith(given.map((word) => (word.startsWith('spec/') ? join(projectFolder, word) : word)));
    assert.equal(ran.output, prints);
  }
});

test('the commands that it names are scripts of the package', () => {
  const { scripts } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = [...text.matchAll(/npm (?:run )?([a-z:]+)/gu)].map(([, name]) => name!);
  const own = named.filter((name) => !['ci', 'install', 'run'].includes(name));
  assert.ok(own.includes('start') && own.includes('test') && own.includes('bench'));
  for (const name of own) assert.ok(Object.hasOwn(scripts, name), name);
});

test('the tables of limits and bounds are those of the sources', () => {
  const rows = [...text.matchAll(/^\| `(\w+)` +\| +([\d,]+) \|/gmu)];
  const told = Object.fromEntries(
    rows.map(([, name, value]): [string, number] => [name!, Number(value!.replaceAll(',', ''))]),
  );
  assert.deepEqual(told, { ...defaultLimits, ...BOUNDS });
  assert.ok(text.includes(`at most ${String(LARGEST_VALUE / 2 ** 20)} Mi characters of one line`));
});
