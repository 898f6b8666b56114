import { join } from 'node:path';
import { shippedCatalogueDir } from '@silowright/catalogue/disk/shipped-catalogue';
import { type CatalogueBoot, catalogueFileUrl } from '@silowright/contract/browser-catalogue';
import { mapView } from '@silowright/domain/catalogue/tariff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';

describe('the files of the catalogue', () => {
  let office: TestApp;
  let boot: CatalogueBoot;
  beforeAll(async () => {
    office = await startTestApp();
    boot = JSON.parse(await office.files.boot());
  });
  afterAll(() => office.stop());

  it('are found at every address that the page names, and may be kept for ever', async () => {
    const { texts, programTexts = {}, pictures, groupPictures, shapes, units } = boot;
    const addresses = [texts, programTexts, pictures, groupPictures].flatMap((all) => Object.values(all));
    for (const url of [
      ...addresses,
      catalogueFileUrl(shapes, 'shapes.json'),
      catalogueFileUrl(units, 'units.json'),
    ]) {
      const { statusCode, headers, body } = await office.app.server.inject({ url });
      expect([url, statusCode, headers['cache-control']]).toEqual([
        url,
        200,
        'public, max-age=31536000, immutable',
      ]);
      expect(body).toMatch(url.endsWith('.svg') ? /^<svg / : /^[{[]/);
    }
  });

  it('say where the map opens: at the works, for the sample at 52.84, 5.70 and zoom 10, or where the catalogue says (LO-06, A18)', async () => {
    expect(boot.map).toEqual({ lat: 52.84, lng: 5.7, zoom: 10 });
    const steel = await startTestApp({ CATALOGUE_DIR: join(shippedCatalogueDir, '../steel') });
    expect(JSON.parse(await steel.files.boot()).map).toEqual({ lat: 58.391, lng: 13.845, zoom: 10 });
    await steel.stop();
    const { delivery } = office.catalogues.content();
    const map = { latitude: 46.5, longitude: 9.5, zoom: 6 };
    expect(mapView({ ...delivery, map })).toEqual({ lat: 46.5, lng: 9.5, zoom: 6 });
  });

  it('include a picture of each market and of each product group (ST-03, ST-04)', async () => {
    const { markets, productGroups } = office.catalogues.content();
    const groups = Object.entries(productGroups).flatMap(([segment, all]) =>
      all.map(({ type }) => `${segment}-${type}`),
    );
    expect(Object.keys(boot.pictures)).toEqual(markets.segments.map(({ id }) => id));
    expect(Object.keys(boot.groupPictures)).toEqual(groups);
  });

  it.each([
    '/static/catalogue/x/shapes.json',
    `/static/catalogue/${'x'.repeat(22)}/shapes.json`,
    `/static/catalogue/${'x'.repeat(22)}/..%2Fmain.js`,
  ])('do not include %s', async (url) => {
    expect((await office.app.server.inject({ url })).statusCode).toBe(404);
  });
});
