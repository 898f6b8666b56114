import { shippedPriceList } from '@silowright/catalogue/testing/sample';
import type { PriceChange } from '@silowright/domain/pricing/change-prices';
import { expect, it } from 'vitest';
import { rowsOf } from './base-draft.ts';
import { previewChange } from './bulk-change.ts';

const rows = rowsOf(shippedPriceList('agricultural'), []);
const row = rows[3]!;
const up: PriceChange = {
  direction: 1,
  by: { kind: 'percent', hundredths: 350 },
  rounding: { mode: 'up', stepCents: 1_000 },
};

it('a change touches only the chosen rows, starting from the draft (PX-02)', () => {
  expect([...previewChange(rows, {}, up).prices.keys()]).toEqual(rows.map(({ uuid }) => uuid));
  const draft = { [row.uuid]: { to: 1_000_000, from: row.priceInCents } };
  expect(previewChange([row], draft, up)).toEqual({
    prices: new Map([[row.uuid, 1_035_000]]),
    refused: 0,
    smallest: 35_000,
    largest: 35_000,
  });
});

it('rows that cannot change keep their price and are counted (PX-02)', () => {
  const down: PriceChange = { ...up, direction: -1, by: { kind: 'amount', cents: row.priceInCents + 1 } };
  const { prices, refused } = previewChange([row], {}, down);
  expect([prices.size, refused]).toEqual([0, 1]);
});
