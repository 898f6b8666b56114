import { listProductGroups, listProducts } from '@silowright/contract/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';

describe('products and product groups', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());
  const products = (language: string, segment: string) =>
    app.browser().call(listProducts, { params: { language, segment } });
  const groups = (segment: string) => app.browser().call(listProductGroups, { params: { segment } });

  it('are in the visitor’s language, by language or locale name (PB-10)', async () => {
    const german = (await products('de', 'food_and_feed')).body;
    expect(german.length).toBeGreaterThan(40);
    expect((await products('de_DE', 'food_and_feed')).body).toEqual(german);
    const english = (await products('en', 'food_and_feed')).body;
    expect(english.map((product) => product.value)).toEqual(german.map((product) => product.value));
    expect(english.map((product) => product.label)).not.toEqual(german.map((product) => product.label));
    expect(Object.keys(german[0]!)).toEqual(
      expect.arrayContaining(['value', 'label', 'temperature', 'density', 'substances', 'atex', 'food']),
    );
  });

  it('are found by the segment’s id and by its label (PB-10, PG-02)', async () => {
    expect((await products('nl', 'agriculture')).body).toEqual((await products('nl', 'agricultural')).body);
    expect((await groups('agriculture')).body).toEqual((await groups('agricultural')).body);
  });

  it.each(['Agriculture', 'AGRICULTURE', 'Landbouw', 'Landwirtschaft', 'Landbrug'])(
    'are found by the label %s that a screen shows (B37)',
    async (label) => {
      expect((await products('nl', label)).body).toEqual((await products('nl', 'agricultural')).body);
      expect((await groups(label)).body).toEqual((await groups('agricultural')).body);
    },
  );

  it('are found by the title of a tile that covers two markets, and unknown labels by nothing (B37)', async () => {
    expect((await products('en', 'Food & Feed')).body).toEqual((await products('en', 'food_and_feed')).body);
    expect((await products('en', '')).status).toBe(404);
    expect((await products('en', 'Aerospace')).status).toBe(404);
  });

  it('has the groups of a market in the field product-groups (PG-02)', async () => {
    const { body } = await groups('agricultural');
    expect(body['product-groups'].map((group) => group.type)).toEqual([
      'animal_feed',
      'wet_by_product',
      'waste_water',
    ]);
    expect(body['product-groups'][1]?.['characteristic-groups']?.[3]).toEqual({
      type: 'hot_and_heavy',
      density: { description: '≤ 1400 kg/m³', max: 1400 },
      temperature: { description: '≤ 80 °C', max: 80 },
    });
    expect((await groups('road_salt')).body['product-groups'].map((group) => group.type)).toEqual([
      'road_salt',
      'brine',
    ]);
  });

  it('says with a language what is stored and how large one unit can be (EN-01, EN-04, ST-05)', async () => {
    const { body } = await app.browser().call(listProductGroups, {
      params: { segment: 'agricultural' },
      query: { language: 'nl' },
    });
    const [feed, wet] = body['product-groups'];
    expect(feed?.storage).toBeUndefined();
    const [mixed, grain] = feed?.['characteristic-groups'] ?? [];
    expect([mixed?.storage?.['largest-volume'], grain?.storage?.['largest-volume']]).toEqual([80, 120]);
    expect(mixed?.storage?.sizes[0]).toEqual({
      type: 'vvs4',
      diameter_mm: 2050,
      height_mm: 4330,
      volume: 6,
    });
    expect(grain?.storage?.products[2]).toEqual({
      value: 'barley',
      label: 'Gerst',
      density: 620,
      usual: true,
    });
    expect(wet?.['characteristic-groups']?.[3]?.storage?.products[0]?.value).toBe('potato_peels');
    const salt = await app.browser().call(listProductGroups, {
      params: { segment: 'road_salt' },
      query: { language: 'da_DK' },
    });
    expect(salt.body['product-groups'].map(({ storage }) => storage?.['largest-volume'])).toEqual([150, 125]);
    expect(salt.body['product-groups'][1]?.storage?.['density-limit']).toBe(1300);
    const wrong = await app
      .browser()
      .call(listProductGroups, { params: { segment: 'road_salt' }, query: { language: 'fr' } as never });
    expect(wrong.status).toBe(400);
  });

  it.each([
    ['xx', 'food'],
    ['de', 'mining'],
    ["de'; drop table dealers; --", 'food'],
    ["de' or '1'='1", 'food'],
    ['de', "food' union select * from sqlite_master --"],
    ['de', '1; select pg_sleep(10) --'],
    ['de', 'food"); --'],
    ['de', 'food\u0000'],
    ['de', 'x'.repeat(10_000)],
    ['x'.repeat(10_000), 'food'],
    ['de', '../../etc/passwd'],
    ['de', 'ü'.repeat(60)],
    ['x'.repeat(250), 'food'],
    ['de', '__proto__'],
    ['de', 'constructor'],
  ])('return 404 for unknown names (threat 13): %.20s %.20s', async (language, segment) => {
    expect((await products(language, segment)).status).toBe(404);
    expect((await groups(segment === 'food' ? 'food' : segment)).status).toBe(404);
  });
});
