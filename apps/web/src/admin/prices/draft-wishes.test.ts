import { shippedPriceList } from '@silowright/catalogue/testing/sample';
import { describe, expect, it } from 'vitest';
import { isPacked, packWishes, placeWishes, unpackWishes, type Wishes, wishesOf } from './draft-wishes.ts';
import { noPrices, packRows, unpackRows } from './price-rows.ts';

const rows = unpackRows(packRows(shippedPriceList('agricultural'), []));

describe('wishes of a draft', () => {
  it('are packed and unpacked without a loss, and differ from the JSON of a small draft (PX-01, threat 41)', async () => {
    const prices = noPrices(rows.length);
    prices[0] = 123;
    prices[2] = 0;
    const wishes = wishesOf(rows, { prices, conflicts: new Map([[2, 77]]) });
    const packed = await packWishes(wishes);
    expect([isPacked(packed), isPacked(JSON.stringify(wishes)), isPacked(null)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await unpackWishes(packed)).toEqual(wishes);
    expect(placeWishes(rows, wishes)).toEqual({ prices, conflicts: new Map([[2, 77]]) });
  });

  it('of 100,000 rows fit into the storage of a tab: a row takes at most 40 characters (PX-01)', async () => {
    const wishes: Wishes = {};
    for (let each = 0; each < 5_000; each++)
      wishes[crypto.randomUUID()] = { to: 414_000 + 7 * each, from: 400_000 + each };
    // Browsers keep five million characters for a site.
    expect((await packWishes(wishes)).length).toBeLessThan(40 * 5_000);
  });
});
