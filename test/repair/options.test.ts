import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigurationError, createRegistry, type RepairOptions } from '../../src/index.js';
import { defaultLimits } from '../../src/limit/table.js';
import { repairSettings } from '../../src/repair/options.js';

test('only kinds that are true are repaired, and none makes no settings', () => {
  assert.equal(repairSettings(undefined, defaultLimits), undefined);
  assert.equal(repairSettings({ numeric: false }, defaultLimits), undefined);
  assert.deepEqual([...repairSettings({ dropNull: true, numeric: false }, defaultLimits)!.kinds], ['dropNull']);
});

test('a misspelt kind, or one that is no boolean, is a fault of the options', () => {
  for (const repair of [{ numerical: true }, { numeric: 'yes' }, true, [], null]) {
    assert.throws(
      () => createRegistry({ tools: [], repair: repair as unknown as RepairOptions }),
      (error) => error instanceof ConfigurationError && error.faults[0]?.pointer === '/repair',
    );
  }
});
