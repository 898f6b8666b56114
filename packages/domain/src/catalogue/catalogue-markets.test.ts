import { expect, it } from 'vitest';
import { type CatalogueMarkets, titleOfLead } from './catalogue-markets.ts';

const segment = (id: string, title: string, open: boolean) =>
  ({ id, label: `${id}-label`, title, open }) as CatalogueMarkets['segments'][number];
const markets = {
  segments: [segment('food', 'food', true), segment('farm', 'farm', true)],
  lists: {
    simplified: [segment('food', 'food_and_feed', false), segment('farm', 'farms', true)],
    all: [segment('food', 'food', true)],
  },
};

it.each([
  ['food', 'food_and_feed'],
  ['food-label', 'food_and_feed'],
  ['farm', 'farm'],
  ['space', 'space'],
])('a lead of %s has the title of the tile that opens its form: %s (MK-05)', (text, title) => {
  expect(titleOfLead(markets, text)).toBe(title);
});
