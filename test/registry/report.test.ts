import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Report } from '../../src/registry/report.js';

test('a report keeps each fault and each warning once, in order', () => {
  const report = new Report('tool');
  report.fault('/b', 'why');
  report.fault('/a', 'why', 'act');
  report.fault('/b', 'why');
  report.fault('/a', 'why');
  report.warn('/b', 'why');
  report.warn('/b', 'why');
  assert.deepEqual(report.faults, [
    { tool: 'tool', pointer: '/b', reason: 'why' },
    { tool: 'tool', action: 'act', pointer: '/a', reason: 'why' },
    { tool: 'tool', pointer: '/a', reason: 'why' },
  ]);
  assert.deepEqual(report.warnings, [{ tool: 'tool', pointer: '/b', reason: 'why' }]);
});

test('what a compiler found is told at the place of its schema', () => {
  const report = new Report('tool');
  report.warningsOf([{ pointer: '/type', reason: 'why' }], '/outputSchema', 'act');
  report.faultsOf([{ pointer: '', reason: 'why' }], '/notes');
  assert.deepEqual(report.warnings, [{ tool: 'tool', action: 'act', pointer: '/outputSchema/type', reason: 'why' }]);
  assert.deepEqual(report.faults, [{ tool: 'tool', pointer: '/notes', reason: 'why' }]);
});
