import { describe, expect, test } from 'vitest';
import { countryOfDescription } from './places.ts';
import { createPlaces, type PlacesCall } from './places-client.ts';

const urk = { description: 'Urk, Nederland', lat: 52.6625, lng: 5.6014, country: 'NL' };

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  };
}

function service(answers: { status: 'OK' | 'ZERO_RESULTS'; predictions?: unknown; place?: unknown }) {
  const asked: unknown[] = [];
  const call = (async (name: string, input: unknown) => {
    asked.push([name, input]);
    return answers;
  }) as unknown as PlacesCall;
  return { asked, call };
}

describe('predictions', () => {
  test('are cached for 24 hours (LO-05)', async () => {
    const { asked, call } = service({ status: 'OK', predictions: [urk] });
    const storage = memoryStorage();
    let time = 1_000;
    const places = () => createPlaces({ call, language: 'nl', storage, now: () => time });
    expect(await places().predict('Ur')).toEqual(['Urk, Nederland']);
    time += 86_400_000 - 1;
    expect(await places().predict(' uR ')).toEqual(['Urk, Nederland']);
    expect(asked).toEqual([['search-places', { query: { query: 'Ur', language: 'nl' } }]]);
    time += 1;
    await places().predict('Ur');
    expect(asked).toHaveLength(2);
  });

  test('are cached per language', async () => {
    const { asked, call } = service({ status: 'OK', predictions: [urk] });
    const storage = memoryStorage();
    await createPlaces({ call, language: 'nl', storage }).predict('Ur');
    await createPlaces({ call, language: 'de', storage }).predict('Ur');
    expect(asked).toHaveLength(2);
  });

  test('count and are cached only with status OK (LO-05)', async () => {
    const { asked, call } = service({ status: 'ZERO_RESULTS', predictions: [urk] });
    const places = createPlaces({ call, language: 'nl', storage: memoryStorage() });
    expect(await places.predict('Ur')).toEqual([]);
    expect(await places.predict('Ur')).toEqual([]);
    expect(asked).toHaveLength(2);
  });

  test('an empty input sends no request', async () => {
    const { asked, call } = service({ status: 'OK', predictions: [urk] });
    expect(await createPlaces({ call, language: 'nl' }).predict('  ')).toEqual([]);
    expect(asked).toEqual([]);
  });

  const forbidden = {
    getItem: (): string => {
      throw new Error('forbidden');
    },
    setItem: (): void => {
      throw new Error('full');
    },
  };
  const spoiled = { getItem: () => '{"until":9e15,"value":[1]}', setItem: () => {} };
  const noJson = { getItem: () => 'x{', setItem: () => {} };
  test.each([
    ['none', undefined],
    ['forbidden', forbidden],
    ['spoiled', spoiled],
    ['no JSON', noJson],
  ])('work with a storage that is %s', async (_, storage) => {
    const { call } = service({ status: 'OK', predictions: [urk] });
    expect(await createPlaces({ call, language: 'nl', storage }).predict('Ur')).toEqual(['Urk, Nederland']);
  });
});

describe('a place', () => {
  test('is located by its own description (LO-08)', async () => {
    const other = { ...urk, description: 'Urk, Elders' };
    const { call } = service({ status: 'OK', predictions: [other, urk] });
    const places = createPlaces({ call, language: 'nl' });
    expect(await places.locate('Urk, Nederland')).toMatchObject({ lat: 52.6625, lng: 5.6014 });
    expect(await places.locate('Urk')).toBeUndefined();
  });

  test('that was predicted is located without another request', async () => {
    const { call, asked } = service({ status: 'OK', predictions: [urk] });
    const places = createPlaces({ call, language: 'nl' });
    const [name = ''] = await places.predict('ur');
    expect(await places.locate(name)).toMatchObject({ lat: 52.6625 });
    expect(asked).toHaveLength(1);
  });

  test('is described at a clicked point, with status OK only (LO-05)', async () => {
    const found = service({ status: 'OK', place: urk });
    const places = createPlaces({ call: found.call, language: 'nl' });
    expect(await places.describe(52.66250000001, 1e-9)).toEqual(urk);
    expect(found.asked).toEqual([['nearest-place', { query: { lat: 52.6625, lng: 0, language: 'nl' } }]]);
    const nothing = service({ status: 'ZERO_RESULTS', place: null });
    expect(await createPlaces({ call: nothing.call, language: 'nl' }).describe(54, 3)).toBeUndefined();
  });

  test.each([
    ['Cloppenburg, Deutschland', 'Deutschland'],
    ['Brüggen, Niedersachsen, Deutschland', 'Deutschland'],
    ['Deutschland', 'Deutschland'],
  ])('of "%s" is in %s (LO-08)', (description, country) => {
    expect(countryOfDescription(description)).toBe(country);
  });
});
