import {
  changeLocale,
  createRecommendation,
  selectOptions,
  selectPreconfiguredUnit,
  startConfiguration,
} from '@silowright/contract/configurator';
import { createOffer, offerSummary } from '@silowright/contract/deals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findConfiguration } from '../../configurator/store/configurations.ts';
import { mixedFeed, withUnit } from '../../configurator/testing/worked-cases.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { newId } from './testing/test-client.ts';

describe('a configuration and its browser (D3)', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('are bound by the first call, with a cookie that no script can read', async () => {
    const browser = app.browser();
    const { headers } = await browser.put(createRecommendation, { ...mixedFeed, id: newId() });
    expect(headers['set-cookie']).toMatch(
      /^silowright=[\w-]{22}; Path=\/; HttpOnly; Max-Age=\d+; SameSite=Lax$/,
    );
    expect(headers['configuration-key']).toBe(browser.cookie?.split('=')[1]);
    const again = await browser.put(createRecommendation, { ...mixedFeed, id: newId() });
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it('are separate from every other browser: its writes get the answer of an unknown id (threat 9)', async () => {
    const { id, item } = await withUnit(app.browser());
    const before = await findConfiguration(app.store, id);
    const stranger = app.browser();
    await stranger.put(createRecommendation, { ...mixedFeed, id: newId() });
    const unknown = newId();
    const choice = { preconfiguredUnitType: item.preconfigured_unit_type, preconfiguredUnitUuid: item.uuid };
    const client = { clientEmail: 'thief@example.com' };
    const answersFor = async (target: string) => [
      await stranger.put(selectPreconfiguredUnit, { id: target, ...choice }),
      await stranger.put(selectOptions, { id: target, selected_options: {} }),
      await stranger.put(changeLocale, { id: target, localeStr: 'nl_NL' }),
      await stranger.put(createOffer, { id: target, ...client }),
    ];
    const foreign = await answersFor(id);
    const missing = await answersFor(unknown);
    expect(foreign.map(({ status, body }) => [status, body])).toEqual(
      missing.map(({ status, body }) => [status, body]),
    );
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    for (const takeover of [
      await stranger.put(createRecommendation, { ...mixedFeed, id }),
      await stranger.put(startConfiguration, { id, dealerId: 'heidkamp', localeStr: 'de_DE' }),
    ]) {
      expect([takeover.status, takeover.error.code]).toEqual([404, 'unknown-configuration']);
      expect(takeover.headers['set-cookie']).toBeUndefined();
    }
    expect(await findConfiguration(app.store, id)).toEqual(before);
    expect(await app.store.read((db) => db.selectFrom('offers').select('id').execute())).toEqual([]);
  });

  it('give a stranger no information by offer-summary (OV-03, threat 8)', async () => {
    const owner = app.browser();
    const { id } = await withUnit(owner);
    const summary = async (browser: typeof owner, target: string) =>
      (await browser.call(offerSummary, { params: { id: target } })).body;
    expect(await summary(owner, id)).toEqual({
      dealer_offer: true,
      dealer: expect.objectContaining({ name: 'Heidkamp Agrartechnik' }),
    });
    expect(await summary(app.browser(), id)).toEqual({ dealer_offer: false });
    expect(await summary(owner, newId())).toEqual({ dealer_offer: false });
    expect(await summary(owner, "x' or 1=1 --")).toEqual({ dealer_offer: false });
  });

  it('work by the header Configuration-Key for a client without cookies (D18)', async () => {
    const id = newId();
    const first = await app.browser().put(createRecommendation, { ...mixedFeed, id });
    const key = first.headers['configuration-key'] as string;
    const change = (headers: Record<string, string>) =>
      app.browser().call(changeLocale, { body: { id, localeStr: 'nl_NL' }, headers });
    expect((await change({ 'configuration-key': key })).status).toBe(200);
    expect(
      (await change({ 'configuration-key': `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}` })).status,
    ).toBe(404);
    expect((await change({ 'configuration-key': 'x' })).status).toBe(404);
    expect((await change({})).status).toBe(404);
  });
});
