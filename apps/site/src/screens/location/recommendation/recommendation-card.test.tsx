import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CardPicture } from './recommendation-card.tsx';

const item = {
  preconfigured_unit_type: 'vvs4',
  volume: 30,
  diameter_mm: 2800,
  height_mm: 8300,
  price_in_cents: 838_000,
  uuid: '0f0e0d0c-0b0a-5908-8706-050403020100',
} as const;
const pictureFor = (requestedM3: number) =>
  renderToStaticMarkup(
    <CardPicture
      item={item}
      amountOfUnits={1}
      person
      scene="farmyard"
      requestedM3={requestedM3}
      scaleMmPerPx={40}
      wide
      title="Classic silo"
    />,
  ).match(/<svg.*?<\/svg>/)?.[0];

it('a card with 83% shows another level than one with 100% (V15)', () => {
  expect(pictureFor(25)).not.toBe(pictureFor(30));
});

it('more than the unit holds is drawn as full (V15)', () => {
  expect(pictureFor(30.9)).toBe(pictureFor(30));
});
