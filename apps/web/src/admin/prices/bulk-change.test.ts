import { shippedPriceList } from '@silowright/catalogue/testing/sample';
import type { PriceChange } from '@silowright/domain/pricing/change-prices';
import { expect, it } from 'vitest';
import { bulkScopes, changesOf, countRows, previewChange } from './bulk-change.ts';
import { noPrices, packRows, unpackRows } from './price-rows.ts';

const rows = unpackRows(packRows(shippedPriceList('agricultural'), []));
const ticked = new Uint8Array(rows.length);
ticked[3] = 1;
const which = { ticked, shown: Uint32Array.of(3, 5) };
const up: PriceChange = {
  direction: 1,
  by: { kind: 'percent', hundredths: 350 },
  rounding: { mode: 'up', stepCents: 1_000 },
};

it('a change counts and touches only the chosen rows, starting from the draft (PX-02)', () => {
  expect(countRows(rows, which)).toEqual({ ticked: 1, shown: 2, all: rows.length });
  const draft = noPrices(rows.length);
  draft[3] = 1_000_000;
  const touched = Object.fromEntries(
    bulkScopes.map((scope) => [scope, [...changesOf(previewChange(rows, draft, scope, which, up)).indexes]]),
  );
  expect(touched).toEqual({ ticked: [3], shown: [3, 5], all: [...rows.names.keys()] });
  expect(previewChange(rows, draft, 'ticked', which, up)).toMatchObject({
    changed: 1,
    refused: 0,
    smallest: 35_000,
    largest: 35_000,
  });
});

it('rows that cannot change keep their price and are counted (PX-02)', () => {
  const down: PriceChange = { ...up, direction: -1, by: { kind: 'amount', cents: rows.cents[3]! + 1 } };
  const { changed, refused, prices } = previewChange(rows, noPrices(rows.length), 'ticked', which, down);
  expect([changed, refused]).toEqual([0, 1]);
  expect(prices.every(Number.isNaN)).toBe(true);
});
