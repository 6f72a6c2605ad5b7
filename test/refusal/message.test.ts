import assert from 'node:assert/strict';
import { test } from 'node:test';
import { characters } from '../../src/problem/bounds.js';
import { draftOf } from '../../src/problem/entry.js';
import {
  invalidValuesMessage,
  missingFieldsMessage,
  missingGroupMessage,
  undeclaredKeyNote,
  unknownActionMessage,
  type Told,
} from '../../src/refusal/message.js';
import { causes, finding, names, subject } from './facts.js';

/** What is told of a path with problems of a length. */
function told(key: string, count: number, length: number): Told {
  const draft = draftOf(finding([key], causes(count, length)), { rootName: 'data', keys: 'quote' });
  return { path: draft.path, notes: draft.problems, omitted: draft.omitted };
}

test('a message tells whole entries and counts the others', () => {
  const entries = Array.from({ length: 10 }, (_, index) => told(`k${index}`, 2, 100));
  const message = invalidValuesMessage(subject, entries, 15);
  const parts = message.split(' | ');
  const shown = parts.length - 1;
  assert.ok(shown > 1 && shown < 10);
  assert.equal(parts.at(-1), `and ${15 - shown} more`);
  for (const [index, part] of parts.slice(0, -1).entries()) {
    assert.ok(part.endsWith(`data.k${index}: ${entries[index]!.notes.join('; ')}`));
  }
  assert.ok(characters(message) <= 2000 && characters(message) > 2000 - 350);
});

test('a first entry that is too long for the message is told in part', () => {
  const message = invalidValuesMessage(subject, [told('a', 12, 150), told('b', 1, 150)], 2);
  assert.match(message, /schema\. data\.a: value does .* format; and \d+ more \| and 1 more$/u);
  const omitted = Number(/; and (\d+) more \|/u.exec(message)?.[1]);
  assert.equal(message.split('; value ').length + omitted, 12);
  assert.ok(characters(message) <= 2000);
});

test('one value and several have their own grammar', () => {
  assert.match(invalidValuesMessage(subject, [], 1), /^1 value in the data for action 'create' does not match/u);
  assert.match(invalidValuesMessage(subject, [], 2), /^2 values in the data for action 'create' do not match/u);
});

test('missing names that do not fit into a message are counted, and so are groups', () => {
  const many = names(...Array.from({ length: 400 }, (_, index) => `name_number_${index}`));
  const fields = missingFieldsMessage(subject, many, [[many[0]!, 'data.nam']]);
  assert.match(fields, /' and \d+ more\.$/u);
  assert.ok(characters(fields) <= 2000);
  const group = missingGroupMessage(subject, [many]);
  assert.match(group, /^The data for action 'create' needs at least one of 'name_number_0', .* or \d+ more\.$/u);
  assert.ok(characters(group) <= 2000);
  const groups = missingGroupMessage(
    subject,
    Array.from({ length: 300 }, (_, index) => [many[index]!, many[index + 1]!]),
  );
  assert.match(groups, /, and of \d+ more groups\.$/u);
  assert.equal(groups.split('at least one of').length - 1 + Number(/of (\d+) more groups/u.exec(groups)?.[1]), 300);
  assert.ok(characters(groups) <= 2000);
});

test('what may be meant for a missing name is asked as long as the message has room', () => {
  assert.equal(
    missingFieldsMessage(subject, names('due'), [[names('due')[0]!, 'data.deu']]),
    "The data for action 'create' lacks the required property 'due'. Is data.deu meant to be 'due'?",
  );
});

test('a declared name in a message has its hidden characters escaped', () => {
  const [near] = names('\u202eevil');
  assert.equal(
    unknownActionMessage(subject, undefined, near),
    "Tool 'tasks' has no action of that name. Did you mean '\\u202eevil'?",
  );
});

test('what may be meant for a missing name fills a message to its last character', () => {
  const [due] = names('due');
  const lengths = Array.from({ length: 100 }, (_, index) =>
    characters(missingFieldsMessage(subject, [due!], [[due!, 'x'.repeat(1850 + index)]])),
  );
  assert.equal(Math.max(...lengths), 2000);
});

test('an undeclared key is told with its advice, else with the declared one that is near', () => {
  const [near] = names('title');
  assert.equal(undeclaredKeyNote(undefined, undefined), 'key is not declared');
  assert.equal(undeclaredKeyNote(near, undefined), "key is not declared: did you mean 'title'?");
  assert.equal(undeclaredKeyNote(near, 'put it inside data'), 'key is not declared: put it inside data');
});

test('one group that is left out is told in the singular', () => {
  const [name] = names('x'.repeat(60));
  const messages = Array.from({ length: 60 }, (_, count) =>
    missingGroupMessage(
      subject,
      Array.from({ length: count + 1 }, () => [name!]),
    ),
  );
  const first = messages.find((message) => message.includes('more group'));
  assert.match(first ?? '', /, and of 1 more group\.$/u);
});
