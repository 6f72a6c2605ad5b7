import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settingsOf } from '../../src/compile/settings.js';
import { Findings } from '../../src/problem/fault.js';
import { compile } from '../../src/schema.js';

test('the defaults assert formats, refuse unknown ones and read 2020-12', () => {
  const settings = settingsOf({}, new Findings(), () => null);
  assert.equal(settings.dialect.name, '2020-12');
  assert.deepEqual(
    [settings.assertFormats, settings.refuseUnknownFormats, settings.honourNullable],
    [true, true, false],
  );
  assert.equal(settings.formats.size, 19);
});

test('a document is copied once, when a reference first reaches it', () => {
  const copied: unknown[] = [];
  const settings = settingsOf({ documents: { a: { x: 1 }, b: true } }, new Findings(), (document) => {
    copied.push(document);
    return true;
  });
  assert.deepEqual(copied, []);
  settings.documents.get('a')?.();
  settings.documents.get('a')?.();
  assert.deepEqual(copied, [{ x: 1 }]);
});

test('a custom format looks at values of its type alone, and is asserted as the others are', () => {
  const customFormats = { even: { type: 'integer', check: (value: number) => value % 2 === 0 } } as const;
  const root = compile({ format: 'even' }, { customFormats });
  assert.deepEqual([2, 3, 2.5, 'x'].map(root.test), [true, false, true, true]);
  const verdict = root.check(3);
  assert.deepEqual(!verdict.ok && verdict.entries[0]?.problems, ["value does not respect the 'even' format"]);
  assert.equal(compile({ format: 'even' }, { customFormats, formats: 'annotate' }).test(3), true);
});
