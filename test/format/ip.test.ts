import assert from 'node:assert/strict';
import { isIPv4, isIPv6 } from 'node:net';
import { test } from 'node:test';
import fc from 'fast-check';
import { isIpv4, isIpv4Between, isIpv6, isIpv6Between } from '../../src/format/ip.js';

test('node agrees on texts that are nearly IPv4 addresses', () => {
  const octet = fc.oneof(fc.nat({ max: 300 }).map(String), fc.constantFrom('', '00', '01', '1000', 'a', ' 1', '+1'));
  fc.assert(
    fc.property(fc.array(octet, { minLength: 3, maxLength: 5 }), (octets) => {
      const text = octets.join('.');
      assert.equal(isIpv4(text), isIPv4(text), text);
    }),
    { seed: 4, numRuns: 3000 },
  );
});

test('node agrees on texts that are nearly IPv6 addresses', () => {
  const group = fc.constantFrom('', '', '0', '1', 'ab', 'F00d', '00000', 'g', '1.2.3.4', '1.2.3.04', '1.2.3');
  fc.assert(
    fc.property(fc.array(group, { maxLength: 10 }), (groups) => {
      const text = groups.join(':');
      assert.equal(isIpv6(text), isIPv6(text), text);
    }),
    { seed: 6, numRuns: 20_000 },
  );
  fc.assert(
    fc.property(fc.ipV6(), (text) => {
      assert.equal(isIpv6(text), isIPv6(text), text);
    }),
    { seed: 66 },
  );
});

test('an address is read from a range without its surroundings', () => {
  assert.equal(isIpv4Between('[1.2.3.4]', 1, 8), true);
  assert.equal(isIpv4Between('[1.2.3.4]', 1, 9), false);
  assert.equal(isIpv4Between('[1.2.3.4]', 1, 7), false);
  assert.equal(isIpv6Between('[::1]', 1, 4), true);
  assert.equal(isIpv6Between('[::1]', 1, 5), false);
  assert.equal(isIpv6Between('[::1.2.3.4]', 1, 10), true);
  assert.equal(isIpv6Between('::1.', 0, 3), true);
  assert.equal(isIpv6Between('::12345', 0, 3), true);
  assert.equal(isIpv6Between('1:2:3:4:5:6:7::', 0, 14), false);
});

test('mail takes leading zeros and has :: stand for two groups', () => {
  assert.equal(isIpv4Between('010.000.0.1', 0, 11, true), true);
  assert.equal(isIpv4Between('0010.0.0.1', 0, 10, true), false);
  assert.equal(isIpv6Between('1::3:4:5:6:7:8', 0, 14, true), false);
  assert.equal(isIpv6Between('1::4:5:6:7:8', 0, 12, true), true);
});
