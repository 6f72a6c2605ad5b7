import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { projectFolder, readJson } from './support/shared-data.js';

const decisions = readdirSync(join(projectFolder, 'spec/decisions')).filter((name) => name.endsWith('.md'));
const papers = [
  'README.md',
  'CHANGELOG.md',
  'spec/README.md',
  'spec/glossary.md',
  ...decisions.map((name) => `spec/decisions/${name}`),
];
const textOf = (paper: string): string => readFileSync(join(projectFolder, paper), 'utf8');

test('every link of a paper leads to a file', () => {
  let count = 0;
  for (const paper of papers) {
    for (const [, link] of textOf(paper).matchAll(/\]\(([^):]+)\)/gu)) {
      assert.ok(existsSync(join(projectFolder, dirname(paper), link!)), `${paper}: ${link!}`);
      count++;
    }
  }
  assert.ok(count > 5);
});

test('every file of the project that a paper names is there', () => {
  let count = 0;
  for (const paper of papers) {
    for (const [, path] of textOf(paper).matchAll(/`((?:src|test|bench|spec)\/[\w./-]+)`/gu)) {
      assert.ok(existsSync(join(projectFolder, path!)), `${paper}: ${path!}`);
      count++;
    }
  }
  assert.ok(count > 5);
});

test('the index of decisions lists every one', () => {
  const index = textOf('spec/decisions/README.md');
  const listed = [...index.matchAll(/^\| \[([\w-]+\.md)\]\(\1\)/gmu)].map(([, name]) => name!);
  assert.deepEqual(listed.toSorted(), decisions.filter((name) => name !== 'README.md').toSorted());
});

test('the changelog has an entry for the version of the package', () => {
  const { version } = readJson(join(projectFolder, 'package.json')) as { version: string };
  assert.ok(textOf('CHANGELOG.md').includes(`\n## [${version}]`));
});

test('the glossary explains each word once', () => {
  const terms = textOf('spec/glossary.md').split('## Words to avoid')[0]!;
  const words = [...terms.matchAll(/^\| ([a-z][^|]*)\|/gmu)].flatMap(([, cell]) => cell!.trim().split(', '));
  const own = words.filter((word) => word !== 'word');
  assert.ok(own.length > 60);
  assert.equal(new Set(own).size, own.length);
});
