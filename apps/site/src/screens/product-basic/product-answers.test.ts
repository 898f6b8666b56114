import type { Product } from '@silowright/contract/catalogue';
import { describe, expect, it } from 'vitest';
import {
  answersForName,
  answersForProduct,
  asksForZones,
  suggestProducts,
  valuesOf,
} from './product-answers.ts';

const product = (change: Partial<Product> = {}): Product => ({
  value: 'wheat',
  label: 'Wheat',
  temperature: 15,
  density: 770,
  substances: ['solid'],
  atex: true,
  food: true,
  synonyms: [],
  ...change,
});
const plain = String;

describe('suggestions', () => {
  const products = [
    'Wheat',
    'Wheat flour',
    'Buckwheat',
    'Whey',
    'Durum wheat',
    'Wheat bran',
    'Wheat germ',
    'Œufs',
  ].map((label) => product({ label }));
  const labels = (typed: string) => suggestProducts(products, typed).map(({ label }) => label);

  it.each([
    ['', 0],
    ['w', 0],
    [' w ', 0],
    ['wh', 6],
    ['WHEAT', 6],
    ['flour', 1],
    ['eat f', 1],
    ['œu', 1],
    ['xx', 0],
  ])('%j has %i (PB-02)', (typed, count) => {
    expect(labels(typed)).toHaveLength(count);
  });

  it('match anywhere in the label, in the order of the list (PB-02)', () => {
    expect(labels('wheat').slice(0, 3)).toEqual(['Wheat', 'Wheat flour', 'Buckwheat']);
  });
});

describe('choosing a product', () => {
  it('fills id, name, density, temperature and the only substance (PB-06)', () => {
    expect(answersForProduct(product({ substances: ['liquid'] }), plain)).toEqual({
      productId: 'wheat',
      name: 'Wheat',
      substance: 'liquid',
      density: '770',
      temperature: '15',
      atex: '',
      food: '',
      zones: '',
    });
  });

  it('ignores numbers that are not positive and an ambiguous substance (PB-06, PB-07)', () => {
    const open = product({ density: 0, temperature: -5, substances: ['liquid', 'solid'] });
    expect(answersForProduct(open, plain)).toMatchObject({
      density: '',
      temperature: '',
      substance: 'solid',
    });
  });

  it('a new name clears everything else and sets solid (PB-07)', () => {
    expect(answersForName('Sand')).toEqual({
      productId: '',
      name: 'Sand',
      substance: 'solid',
      density: '',
      temperature: '',
      atex: '',
      food: '',
      zones: '',
    });
  });
});

describe('the stored values', () => {
  const answers = {
    productId: 'wheat',
    name: ' Wheat ',
    substance: 'solid',
    density: '712,5',
    temperature: '40',
    atex: '1',
    food: '0',
    zones: '',
  };

  it('a solid: no design temperature, ATEX as answered (PB-04, PB-05, PB-06)', () => {
    expect(valuesOf(answers, product())).toEqual({
      productId: 'wheat',
      productName: 'Wheat',
      substance: 'solid',
      density: 712.5,
      temperatureInCelsius: 15,
      design_temperature: undefined,
      atexApproved: 1,
      foodApproved: 0,
    });
  });

  it('a liquid: a design temperature, no ATEX (PB-04, PB-05)', () => {
    expect(valuesOf({ ...answers, substance: 'liquid', temperature: '-4.5' }, product())).toMatchObject({
      substance: 'liquid',
      design_temperature: -4.5,
      atexApproved: undefined,
      foodApproved: 0,
    });
  });

  it('approvals only for food products, and only if answered (PB-05, PB-11)', () => {
    const unapproved = { atexApproved: undefined, foodApproved: undefined };
    expect(valuesOf(answers, product({ food: false }))).toMatchObject(unapproved);
    expect(valuesOf(answers, undefined)).toMatchObject(unapproved);
    expect(valuesOf({ ...answers, atex: '', food: '' }, product())).toMatchObject(unapproved);
  });

  it('a custom product has no id; empty fields stay undefined (PB-03, PB-11)', () => {
    expect(valuesOf(answersForName('Glass beads'), undefined)).toMatchObject({
      productId: undefined,
      productName: 'Glass beads',
      density: undefined,
      temperatureInCelsius: undefined,
    });
  });

  it.each([
    ['a solid with dust', { atex: true }, 'solid', true],
    ['a solid without', { atex: false }, 'solid', false],
    ['a liquid that forms gas', { atex: false, gas: true }, 'liquid', true],
    ['another liquid', { atex: false }, 'liquid', false],
  ] as const)('asks about explosion zones for %s: %s (EN-09)', (_, change, substance, asked) => {
    const listed = { ...product(), ...change };
    expect(asksForZones({ substance, atex: '' }, listed)).toBe(asked);
    const given = { ...answers, substance, atex: '', zones: 'unknown' };
    expect(valuesOf(given, listed).explosionZones).toBe(asked ? 'unknown' : undefined);
    expect(valuesOf({ ...given, zones: '' }, listed).explosionZones).toBeUndefined();
  });

  it('asks about explosion zones for a product that is not in the list (EN-09)', () => {
    expect(asksForZones({ substance: 'solid', atex: '' }, undefined)).toBe(true);
  });

  it.each(['0', '1'])('does not ask once the question of approval is answered with %s (V36)', (atex) => {
    expect(asksForZones({ substance: 'solid', atex }, product())).toBe(false);
    expect(valuesOf({ ...answers, substance: 'solid', atex, zones: 'yes' }, product())).toMatchObject({
      atexApproved: Number(atex),
      explosionZones: undefined,
    });
    // The approval is not asked for other products and for liquids.
    expect(asksForZones({ substance: 'solid', atex }, product({ food: false }))).toBe(true);
    expect(asksForZones({ substance: 'solid', atex }, undefined)).toBe(true);
  });
});
