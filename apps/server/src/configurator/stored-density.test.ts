import { listProductGroups } from '@silowright/contract/catalogue';
import {
  createRecommendation,
  type GroupFlowAnswer,
  selectPreconfiguredUnit,
} from '@silowright/contract/configurator';
import { createOffer } from '@silowright/contract/deals';
import { resendQuotation } from '@silowright/contract/signing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onlyPosition } from '../deals/paper/positions.ts';
import type { Quotation } from '../deals/paper/quotation.ts';
import { frozenOffer } from '../deals/paper/quotation.ts';
import { type OpenDesk, openDesk } from '../desk/testing/open-desk.ts';
import type { Store } from '../platform/db/store.ts';
import { openMemoryStore } from '../platform/db/testing/memory-store.ts';
import type { TestApp } from '../platform/http/testing/test-app.ts';
import { newId, TestClient } from '../platform/http/testing/test-client.ts';
import { sentOffer, sign, stateOf } from '../signing/testing/signings.ts';
import { client, offersIn } from './testing/offers.ts';
import { mixedFeed, recommended, roadSalt, withUnit } from './testing/worked-cases.ts';

const alfalfa = { ...mixedFeed, storedProductId: 'alfalfa_pellets', storedDensity: 690 };

describe('what is stored is a limit', () => {
  let store: Store;
  let office: OpenDesk;
  let app: TestApp;
  beforeEach(async () => {
    store = await openMemoryStore();
    office = await openDesk(store);
    app = { ...office, browser: () => new TestClient(office.app.server) };
  });
  afterEach(async () => {
    await office.close();
    await store.close();
  });

  it('recommends, selects and quotes no unit for a lighter product (G1)', async () => {
    const browser = app.browser();
    const light = await withUnit(browser);
    expect(light.item.preconfigured_unit_type).toBe('vvs4');
    // The same configuration, now for alfalfa pellets of 690 kg/m³: 650 is not enough.
    const { items } = await recommended(browser, alfalfa, light.id);
    expect(items.map((item) => item.preconfigured_unit_type)).toEqual(['dds4', 'dds4']);
    const refused = [
      await browser.put(createOffer, { id: light.id, ...client }),
      await browser.put(selectPreconfiguredUnit, {
        id: light.id,
        preconfiguredUnitType: 'vvs4',
        diameterInMm: light.item.diameter_mm,
        preconfiguredUnitUuid: light.item.uuid,
      }),
    ];
    expect(refused.map(({ status, error }) => [status, error.code])).toEqual([
      [409, 'unit-unavailable'],
      [409, 'unit-unavailable'],
    ]);
    expect(await offersIn(store)).toEqual([]);
  });

  it('takes the density of a product from the catalogue, not from the browser (G1)', async () => {
    for (const sent of [{ storedDensity: 400 }, { storedDensity: undefined }]) {
      const { items, id } = await recommended(app.browser(), { ...alfalfa, ...sent });
      expect(items[0]?.preconfigured_unit_type).toBe('dds4');
      const row = await store.read((db) =>
        db.selectFrom('configurations').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
      );
      expect(JSON.parse(row.values)).toMatchObject({ storedDensity: 690 });
    }
  });

  it('says how light a product must be where nothing bears it, and offers no such product (G1)', async () => {
    const grit = { ...roadSalt, storedDensity: 1500, id: newId() };
    const { body } = await app.browser().put(createRecommendation, grit);
    const { explanation } = body as GroupFlowAnswer;
    expect(explanation.nearestChanges).toEqual([{ kind: 'density', densityKgM3: 1300 }]);
    expect(explanation.rejected.map(({ rule }) => rule)).toEqual(['density', 'density']);
    for (const segment of ['agricultural', 'road_salt']) {
      const { body: list } = await app
        .browser()
        .call(listProductGroups, { params: { segment }, query: { language: 'en' } });
      for (const group of list['product-groups'])
        for (const { storage } of group['characteristic-groups'] ?? [group])
          for (const { value, density } of storage?.products ?? [])
            expect(density, value).toBeLessThanOrEqual(storage?.['density-limit'] ?? 0);
    }
  });

  it('a quotation of an earlier release for too heavy a product is not signed, sent again or revised (G1)', async () => {
    const offer = await sentOffer(app);
    const [row] = await offersIn(store);
    const quotation = onlyPosition(frozenOffer(row!) as Quotation);
    const request = { ...quotation.request, storedDensityKgM3: 690 };
    await store.write((db) =>
      db
        .updateTable('offers')
        .set({ frozen: JSON.stringify({ ...quotation, request }) })
        .execute(),
    );
    expect(await stateOf(app.browser(), offer)).toBe('too-dense');
    expect((await sign(app.browser(), offer)).error.code).toBe('offer-closed');
    const again = await offer.owner.call(resendQuotation, { params: { configurationId: offer.id } });
    expect(again.error.code).toBe('offer-closed');
    const revise = await office.call('POST', `/admin/quotations/${row!.id}/revision/preview`, {});
    expect([revise.status, revise.json.code]).toEqual([409, 'too-dense']);
  });
});
