import { startConfiguration } from '@silowright/contract/configurator';
import { offerSummary } from '@silowright/contract/deals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nearestDealer } from '../dealers/nearest-dealer.ts';
import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';
import { newId } from '../platform/http/testing/test-client.ts';
import { findConfiguration } from './store/configurations.ts';
import { mixedFeed, recommended, roadSalt } from './testing/worked-cases.ts';

describe('dealers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());
  const start = (dealerId: string, id = newId(), browser = app.browser()) =>
    browser.put(startConfiguration, { id, dealerId, localeStr: 'nl_NL' });

  it('brand a configuration with their logo, which is served (DL-01, V6, ST-12)', async () => {
    const id = newId();
    const { body } = await start('heidkamp', id);
    expect(body).toEqual({
      url: expect.stringMatching(/^\/media\/logo-[0-9a-f]{40}\.png$/),
      name: 'Heidkamp Agrartechnik',
      city: 'Cloppenburg',
      phone: '+49\u00a04471\u00a000103',
    });
    const logo = await app.app.server.inject({ url: body.url ?? '' });
    expect([logo.statusCode, logo.headers['content-type']]).toEqual([200, 'image/png']);
    expect(await findConfiguration(app.store, id)).toMatchObject({ dealer_id: 'heidkamp', locale: 'nl_NL' });
  });

  it('without a logo show their name (DL-01, V6)', async () => {
    expect((await start('maasland')).body).toMatchObject({ url: null, name: 'Maasland Agro' });
  });

  it.each(['nobody', '../../etc/passwd', "x' or '1'='1", '__proto__'])(
    'that are unknown keep the brand neutral, without an error (DL-01): %s (threat 46)',
    async (dealerId) => {
      const id = newId();
      const { status, body } = await start(dealerId, id);
      expect([status, body]).toEqual([200, { url: null, name: null }]);
      expect(await findConfiguration(app.store, id)).toMatchObject({ dealer_id: null });
    },
  );

  it('stay with the configuration when its recommendation is made (DL-01)', async () => {
    const browser = app.browser();
    const id = newId();
    await start('heidkamp', id, browser);
    await recommended(browser, mixedFeed, id);
    expect(await findConfiguration(app.store, id)).toMatchObject({ dealer_id: 'heidkamp' });
  });

  it.each([
    ['agricultural', { latitude: 52.85, longitude: 8.04, country: 'DE' }, 'heidkamp'],
    ['road_salt', { latitude: 52.52, longitude: 13.4, country: 'DE' }, 'winterwerk'],
    ['agricultural', { latitude: 55.7, longitude: 12.57, country: 'DK' }, 'midtsilo'],
    ['agricultural', { latitude: 48.85, longitude: 2.35, country: 'FR' }, undefined],
    ['chemical_processing', { latitude: 52.85, longitude: 8.04, country: 'DE' }, undefined],
    ['agricultural', undefined, undefined],
  ])('are offered if they serve the segment in the country (OV-03): %s %o', async (segment, place, id) => {
    expect((await nearestDealer(app.store, segment, place))?.id).toBe(id);
  });

  it('determine offer-summary by the location (OV-03)', async () => {
    const browser = app.browser();
    const summary = async (values: object) => {
      const { id } = await recommended(browser, { ...values });
      return (await browser.call(offerSummary, { params: { id } })).body.dealer_offer;
    };
    expect(await summary(mixedFeed)).toBe(true);
    expect(await summary(roadSalt)).toBe(false);
  });
});
