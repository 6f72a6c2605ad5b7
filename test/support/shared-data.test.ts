import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import {
  corpus,
  findCorpus,
  locate,
  projectFolder,
  readJson,
  readJsonLines,
  skipWithout,
  skipWithoutCorpus,
} from './shared-data.js';

const folder = mkdtempSync(join(tmpdir(), 'toolgate-shared-data-'));
after(() => rmSync(folder, { recursive: true }));

function withVariable<T>(value: string, action: () => T): T {
  const before = process.env.TOOLGATE_CORPUS;
  process.env.TOOLGATE_CORPUS = value;
  try {
    return action();
  } finally {
    if (before === undefined) delete process.env.TOOLGATE_CORPUS;
    else process.env.TOOLGATE_CORPUS = before;
  }
}

test('the project folder holds the manifest', () => {
  assert.equal((readJson(join(projectFolder, 'package.json')) as { name: string }).name, 'toolgate');
});

test('a folder named in the environment wins', () => {
  writeFileSync(join(folder, 'calls.jsonl'), '');
  assert.equal(withVariable(folder, findCorpus), folder);
  assert.equal(withVariable(folder, skipWithoutCorpus), false);
});

test('an environment that names a wrong folder is an error, so that no test is skipped by a typing mistake', () => {
  assert.throws(
    () => withVariable(join(folder, 'nowhere'), findCorpus),
    /^Error: TOOLGATE_CORPUS is .*nowhere, which holds no calls\.jsonl$/u,
  );
});

test('a checkout in spec/ wins over a neighbour of the project', () => {
  const project = join(folder, 'project');
  for (const place of [join(folder, 'shared', 'corpus'), join(project, 'spec', 'corpus')]) {
    assert.notEqual(
      withVariable('', () => locate(corpus, project)),
      place,
    );
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'calls.jsonl'), '');
    assert.equal(
      withVariable('', () => locate(corpus, project)),
      place,
    );
  }
});

test('where data is missing, the reason to skip says how to get it', () => {
  const nowhere = join(folder, 'no', 'project');
  assert.match(String(withVariable('', () => skipWithout(corpus, nowhere))), /set TOOLGATE_CORPUS/u);
});

test('lines of JSON are read in order and empty lines are passed over', () => {
  writeFileSync(join(folder, 'good.jsonl'), '{"a":1}\n\n[2]\n"three"\n');
  assert.deepEqual(readJsonLines(join(folder, 'good.jsonl')), [{ a: 1 }, [2], 'three']);
});

test('a line that is not JSON is named', () => {
  writeFileSync(join(folder, 'bad.jsonl'), '{}\n{"a":\n');
  assert.throws(() => readJsonLines(join(folder, 'bad.jsonl')), /bad\.jsonl:2: /u);
});
