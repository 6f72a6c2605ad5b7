import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { readCorpus } from './support/corpus.js';
import { runCorpus, type CorpusFigures } from './support/corpus-run.js';
import { findCorpus, skipWithoutCorpus } from './support/shared-data.js';

/** A Python function's own type names, such as `dict`, `float` and `any`, in place of JSON Schema's. */
const foreignType = '/type: must be one of array, boolean, integer, null, number, object, string';
/** `exclusiveMinimum: true`, which only draft-04 has, in a schema that is read as 2020-12. */
const switchedBound =
  "/properties/sources/items/properties/pages/anyOf/0/items/exclusiveMinimum: must be a number: a boolean here is draft-04's way";

const simple = 'ShishirPatil/gorilla:bfcl_raw_live_simple@6ea57973';
const multiple = 'ShishirPatil/gorilla:bfcl_raw_live_multiple@6ea57973';

/** Every tool of the corpus that is refused, with how its first reason begins. */
const refusedTools: Readonly<Record<string, string>> = {
  'icip-cas/LiveMCPBench:pdf-reader-mcp@a928e57 read_pdf': switchedBound,
  [`${simple} get_user_info`]: foreignType,
  [`${simple} github_star`]: foreignType,
  [`${simple} uber.ride`]: foreignType,
  [`${simple} fetch_weather_data`]: foreignType,
  [`${simple} find_beer`]: foreignType,
  [`${simple} obtener_cotizacion_de_creditos`]: foreignType,
  [`${simple} reverse_input`]: foreignType,
  [`${simple} process_data#2`]: foreignType,
  [`${multiple} default.add_default_value`]: foreignType,
  [`${multiple} get_time_headway`]: foreignType,
  [`${multiple} estimate_derivative`]: foreignType,
  'ShishirPatil/gorilla:bfcl_raw_simple_python@6ea57973 calculate_distance': foreignType,
};

describe('real tools and calls', { skip: skipWithoutCorpus() }, () => {
  let figures: CorpusFigures;

  before(() => {
    figures = runCorpus(readCorpus(findCorpus()!));
  });

  test('only the listed tools are refused, each for its reason', () => {
    const refused = new Map(figures.refused.map(({ tool, reasons }) => [tool, reasons]));
    assert.deepEqual([...refused.keys()].sort(), Object.keys(refusedTools).sort());
    for (const [tool, reason] of Object.entries(refusedTools)) {
      assert.ok(refused.get(tool)?.[0]?.startsWith(reason), `${tool}: ${refused.get(tool)?.[0]}`);
    }
    assert.ok(refused.size <= 16);
    assert.equal(figures.unasked, 0, 'no call with a known verdict belongs to a refused tool');
  });

  test('every call with a known verdict is answered so by test and by check', () => {
    assert.equal(figures.calls, 5631);
    assert.deepEqual(figures.wrongByTest, []);
    assert.deepEqual(figures.wrongByCheck, []);
  });

  test('a registry answers every call so as well, but reads null arguments as the empty object', () => {
    assert.deepEqual(
      figures.wrongByRegistry.filter((call) => !call.endsWith(': mutation: null arguments at /: null')),
      [],
    );
    assert.equal(figures.wrongByRegistry.length, 10);
  });
});
