import {
  buildCatalogue,
  sampleContent,
  shippedOptionList,
  shippedPriceList,
} from '@silowright/catalogue/testing/sample';
import { describe, expect, it } from 'vitest';
import { joinLists } from './join-lists.ts';

const list = shippedPriceList('agricultural');
const options = shippedOptionList('agricultural');
/** Spaces make it a large list, which is read in a thread. */
const sizes = { small: 0, large: 400_000 };

describe.each(Object.entries(sizes))('a %s list', (_, chars) => {
  const text = (prices = list.prices) => JSON.stringify({ ...list, prices }).padEnd(chars, ' ');

  it('becomes the same catalogue (PR-07)', async () => {
    expect(await joinLists(sampleContent, list.id, text(), options)).toEqual(buildCatalogue(list, options));
  });

  it('may lack a unit, but contains none without geometry', async () => {
    const [first, ...rest] = list.prices;
    const catalogue = await joinLists(sampleContent, list.id, text(rest), options);
    expect(catalogue.units).toHaveLength(rest.length);
    const stray = text([...rest, { ...first!, uuid: 'stray' }]);
    await expect(joinLists(sampleContent, list.id, stray, options)).rejects.toThrow(
      'without geometry: stray',
    );
  });

  it('that is not JSON is an error and does not hang', async () => {
    await expect(joinLists(sampleContent, list.id, '{'.padEnd(chars + 2, ' '), options)).rejects.toThrow();
  });
});
