import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Command, readArguments } from '../../src/cli/arguments.js';
import { CommandLineError } from '../../src/cli/command-line-error.js';

const options = { json: false, skipFaulty: false, registry: {} };

test('each command gets its arguments', () => {
  const cases: [string[], Command][] = [
    [['check', 't.json', 'a.json', '-'], { name: 'check', tools: 't.json', calls: ['a.json', '-'], options }],
    [['lint', '-'], { name: 'lint', tools: '-', options }],
    [['help', 't.json'], { name: 'help', tools: 't.json', tool: undefined, action: undefined, options }],
    [
      ['help', 't.json', 'tasks', 'create'],
      { name: 'help', tools: 't.json', tool: 'tasks', action: 'create', options },
    ],
    [['help'], { name: 'usage' }],
    [['check', '--help'], { name: 'usage' }],
    [['--version'], { name: 'version' }],
  ];
  for (const [given, command] of cases) assert.deepEqual(readArguments(given), command, given.join(' '));
});

test('options stand anywhere and reach the registry under its own names', () => {
  const given =
    'check --json t.json --unknown-keys schema c.json --keys=hide --dialect draft-04 --unknown-formats ignore --skip-faulty';
  assert.deepEqual(readArguments(given.split(' ')), {
    name: 'check',
    tools: 't.json',
    calls: ['c.json'],
    options: {
      json: true,
      skipFaulty: true,
      registry: { unknownKeys: 'schema', keys: 'hide', dialect: 'draft-04', unknownFormats: 'ignore' },
    },
  });
});

test('a command line that asks for nothing there is gets one line that says why', () => {
  const cases: [string, RegExp][] = [
    ['', /^a command is missing: check, lint or help/u],
    ['verify t.json', /^there is no such command/u],
    ['check', /^check needs TOOLS and at least one CALL/u],
    ['check t.json', /^check needs at least one CALL/u],
    ['check - -', /^standard input \(-\) can be read only once/u],
    ['check t.json - -', /^standard input \(-\) can be read only once/u],
    ['lint', /^lint needs TOOLS/u],
    ['lint t.json u.json', /^lint takes one file/u],
    ['help t.json a b c', /^help takes TOOLS, TOOL and ACTION, no more/u],
    ['lint t.json --jsno', /^Unknown option '--jsno': see toolgate --help$/u],
    ['lint t.json --keys', /^Option '--keys <value>' argument missing: see/u],
    ['lint t.json --keys none', /^--keys must be quote or hide$/u],
    ['lint t.json --unknown-keys allow', /^--unknown-keys must be refuse or schema$/u],
    ['lint t.json --unknown-formats allow', /^--unknown-formats must be refuse or ignore$/u],
    ['lint t.json --dialect draft-03', /^--dialect must be 2020-12 or 2019-09 or draft-07 or draft-06 or draft-04$/u],
  ];
  for (const [line, message] of cases) {
    const given = line.split(' ').filter((argument) => argument !== '');
    assert.throws(
      () => readArguments(given),
      (error) => error instanceof CommandLineError && message.test(error.message) && !error.message.includes('\n'),
      line,
    );
  }
});
