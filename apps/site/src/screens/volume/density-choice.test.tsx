import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DensityChoice } from './density-choice.tsx';
import { ownDensity, usedDensity } from './stored-goods.ts';

const products = [
  { value: 'oats', label: 'Oats', density: 430, usual: false },
  { value: 'barley', label: 'Barley', density: 620, usual: true },
  { value: 'rock', label: 'Rock', density: 900, usual: true },
];
const field = (name: string, value: string) => ({
  id: `volume-${name}`,
  name,
  value,
  error: undefined,
  onValue: () => {},
  onBlur: () => {},
});
const show = (product: string, density = '', listed = products) =>
  renderToStaticMarkup(
    <DensityChoice
      goods={{ products: listed, limitKgM3: 850, sizes: [] }}
      isLiquid={false}
      product={field('product', product)}
      density={field('density', density)}
      used={usedDensity(listed, { product, density })}
      assumed="Barley"
    />,
  );
const options = (markup: string) => [...markup.matchAll(/<option value="(\w*)"/g)].map(([, value]) => value);
const selected = (markup: string) => /<option value="(\w*)" selected=""/.exec(markup)?.[1];

it('offers no answer, every product and another density (EN-01)', () => {
  const markup = show('');
  expect(options(markup)).toEqual(['', 'oats', 'barley', 'rock', ownDensity]);
  expect(selected(markup)).toBe('');
  expect(markup).not.toContain('volume-density');
});

it('shows the picked product; one of another characteristic is not an answer (EN-01)', () => {
  expect(selected(show('oats'))).toBe('oats');
  expect(selected(show('molasses'))).toBe('');
});

it('asks for the density itself on demand, and always without products (EN-01)', () => {
  expect(show(ownDensity, '655')).toMatch(/id="volume-density"[^>]*value="655"/);
  const alone = show('', '', []);
  expect(alone).toContain('id="volume-density"');
  expect(alone).not.toContain('<select');
});

it.each([
  ['barley', '', false],
  ['rock', '', true],
  [ownDensity, '850', false],
  [ownDensity, '851', true],
])('%s %s is heavier than the units carry: %s (EN-01)', (product, density, isHeavy) => {
  expect(show(product, density).includes('volume.too-heavy')).toBe(isHeavy);
});
