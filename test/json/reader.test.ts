import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { Reader } from '../../src/json/reader.js';
import type { Json } from '../../src/json/value.js';

function read(text: string, depth = 256): Json {
  return new Reader(text, { depth, digits: 1_000, keepWholeDecimals: false }).read();
}

test('every kind of value is read', () => {
  const text = ' { "a" : [ null , true , false , -1.5e1 , "" ] , "" : { } , "b":[[],{"c":"\\u0041"}] }\n';
  assert.deepEqual(read(text), { a: [null, true, false, -15, ''], '': {}, b: [[], { c: 'A' }] });
});

test('white space is the four characters of JSON and no other', () => {
  assert.deepEqual(read(' \t\r\n[ \t\r\n1 \t\r\n, \t\r\n2 \t\r\n] \t\r\n'), [1, 2]);
  for (const space of ['\f', '\v', '\u00a0', '\u2028', '\ufeff', '\u0000']) {
    assert.throws(() => read(`[1,${space}2]`), { reason: 'value-expected', column: 4 });
    assert.throws(() => read(`[1]${space}`), { reason: 'end-expected', column: 4 });
  }
});

test('a refusal names the first unit that can not be right', () => {
  for (const [text, reason, line, column] of [
    ['', 'value-expected', 1, 1],
    [' \n', 'value-expected', 2, 1],
    ['nul', 'value-expected', 1, 1],
    ['True', 'value-expected', 1, 1],
    ['truetrue', 'end-expected', 1, 5],
    ['NaN', 'value-expected', 1, 1],
    ['undefined', 'value-expected', 1, 1],
    ["'a'", 'value-expected', 1, 1],
    ['1 2', 'end-expected', 1, 3],
    ['{} // end', 'end-expected', 1, 4],
    ['[', 'value-expected', 1, 2],
    ['[1', 'comma-or-bracket-expected', 1, 3],
    ['[1 2', 'comma-or-bracket-expected', 1, 4],
    ['[1}', 'comma-or-bracket-expected', 1, 3],
    ['[,1]', 'value-expected', 1, 2],
    ['[1,\n]', 'value-expected', 2, 1],
    ['[1,,2]', 'value-expected', 1, 4],
    ['{', 'name-expected', 1, 2],
    ['{a:1}', 'name-expected', 1, 2],
    ['{"a"}', 'colon-expected', 1, 5],
    ['{"a" = 1}', 'colon-expected', 1, 6],
    ['{"a":}', 'value-expected', 1, 6],
    ['{"a":1', 'comma-or-brace-expected', 1, 7],
    ['{"a":1]', 'comma-or-brace-expected', 1, 7],
    ['{"a":1,}', 'name-expected', 1, 8],
    ['{"a":1,"b', 'quote-expected', 1, 10],
    ['\ufeff{}', 'byte-order-mark', 1, 1],
    ['{\r\n  "a": 1,\r\n  "b": oops\r\n}', 'value-expected', 3, 8],
  ] as const) {
    assert.throws(() => read(text), { reason, line, column }, JSON.stringify(text));
  }
});

test('a name that occurs twice in its object is refused where it comes again', () => {
  for (const [text, column] of [
    ['{"a":1,"a":1}', 8],
    ['{"a":1,"b":2, "a":3}', 15],
    [String.raw`{"a":1,"\u0061":2}`, 8],
    ['[{},{"a":{"b":1,"c":2,"b":3}}]', 23],
    ['{"__proto__":1,"__proto__":2}', 16],
    ['{"toString":1,"toString":2}', 15],
    ['{"1":1,"1":2}', 8],
    ['{"":1,"":2}', 7],
  ] as const) {
    assert.throws(() => read(text), { reason: 'duplicate-name', line: 1, column }, text);
  }
});

test('one name in two objects is no duplicate', () => {
  assert.deepEqual(read('{"a":{"a":1},"b":{"a":{"a":2}}}'), { a: { a: 1 }, b: { a: { a: 2 } } });
});

test('every name is an ordinary own property', () => {
  const names = [...Object.getOwnPropertyNames(Object.prototype), 'length', '0'];
  const text = `{${names.map((name) => `"${name}":{"polluted":"${name}"}`).join(',')}}`;
  const object = read(text) as Record<string, unknown>;
  for (const name of names) {
    assert.deepEqual(Object.getOwnPropertyDescriptor(object, name), {
      value: { polluted: name },
      writable: true,
      enumerable: true,
      configurable: true,
    });
  }
  assert.equal(Object.getPrototypeOf(object), Object.prototype);
  assert.equal('polluted' in {}, false);
});

test('a prototype with setters or frozen members changes nothing', () => {
  const members = { evil: { set: () => assert.fail('called'), get: () => 1 }, fixed: { value: 1, writable: false } };
  for (const [name, member] of Object.entries(members)) {
    Object.defineProperty(Object.prototype, name, { configurable: true, ...member });
    try {
      assert.deepEqual(Object.entries(read(`{"${name}":2,"a":3}`) as object), [
        [name, 2],
        ['a', 3],
      ]);
    } finally {
      Reflect.deleteProperty(Object.prototype, name);
    }
  }
});

test('levels are counted, and the first too many is refused at its bracket', () => {
  assert.deepEqual(read('[[{"a":[]}],[[[]]]]', 4), [[{ a: [] }], [[[]]]]);
  assert.throws(() => read('[[{"a":[[]]}]]', 4), { reason: 'too-deep', column: 9 });
  assert.throws(() => read('[]', 0), { reason: 'too-deep', column: 1 });
  assert.equal(read('1', 0), 1);
  assert.throws(() => read('[{},{},[{}]]', 2), { reason: 'too-deep', column: 9 });
});

test('a hundred thousand levels are refused at the limit', () => {
  assert.throws(() => read('['.repeat(100_000)), { reason: 'too-deep', column: 257 });
  assert.throws(() => read('{"a":'.repeat(100_000)), { reason: 'too-deep', column: 256 * 5 + 1 });
});

test('arrays and objects are those of this realm', () => {
  const text = runInNewContext('String(new String("[{}]"))') as string;
  const [object] = read(text) as [object];
  assert.equal(Object.getPrototypeOf(object), Object.prototype);
});
