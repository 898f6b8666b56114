import { selectOptions } from '@silowright/contract/configurator';
import { createDealOffer, priceDeal, readSitePhoto, reopenConfiguration } from '@silowright/contract/deals';
import { saveSitePhoto, saveYardPlan } from '@silowright/contract/pictures';
import { firstPlan } from '@silowright/domain/yard/yard-plan';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, offersIn, queueOf } from '../configurator/testing/offers.ts';
import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';
import type { TestClient } from '../platform/http/testing/test-client.ts';
import type { OfferTokens } from './paper/offer-links.ts';
import { frozenOffer, type Quotation } from './paper/quotation.ts';
import { threeUnits } from './testing/three-positions.ts';

describe('a quotation of three positions afterwards', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  /** Two silos, and one of two others. */
  async function quoted(browser: TestClient) {
    const deal = await threeUnits(browser);
    const positions = deal.positions.map((each, at) =>
      at === 0 ? each : { ...each, role: 'alternative' as const, group: 'second' },
    );
    const id = deal.positions[1]!.configurationId;
    await browser.put(selectOptions, {
      id,
      selected_options: { colour: [{ body_colour: { value: 'other', custom: 'RAL 6018' } }] },
    });
    await browser.put(saveYardPlan, { id, plan: firstPlan(1, 5) as never });
    const { status } = await browser.put(createDealOffer, { ...client, ...deal, positions });
    expect(status).toBe(200);
    const offer = (await offersIn(app.store)).find(({ deal_id }) => deal_id === deal.id)!;
    const message = (await queueOf(app.store)).find(({ offer_id }) => offer_id === offer.id);
    const { reopenToken: token } = JSON.parse(message?.payload ?? '{}') as OfferTokens;
    return { deal: { ...deal, positions }, token, offer };
  }
  const reopen = async (browser: TestClient, token: string) =>
    (await browser.call(reopenConfiguration, { params: { token } })).body;

  it('opens all of them on any device, with roles, amounts and choices, and without contact data (PJ-07)', async () => {
    const { token, deal } = await quoted(app.browser());
    const body = await reopen(app.browser(), token);
    const all = [body, ...(body.others ?? [])];
    expect(
      all.map(({ role, group, values }) => [role, group, values.volumePerUnit, values.amountOfUnits]),
    ).toEqual([
      ['included', undefined, 30, 2],
      ['alternative', 'second', 50, 1],
      ['alternative', 'second', 16, 1],
    ]);
    expect(all.every(({ unit }) => unit !== null)).toBe(true);
    expect(all[1]?.selection).toMatchObject({ 'colour.body_colour': { value: 'other', custom: 'RAL 6018' } });
    expect(all.map(({ yard_plan }) => yard_plan?.units.length)).toEqual([undefined, 1, undefined]);
    expect(body.price_differences).toEqual([]);
    expect(
      new Set([...all.map(({ id }) => id), ...deal.positions.map((each) => each.configurationId)]).size,
    ).toBe(6);
    expect(JSON.stringify(body)).not.toMatch(/anna|Müller|\+4944/);
  });

  it('costs the same, and becomes one quotation again (PJ-07)', async () => {
    const { token, deal, offer } = await quoted(app.browser());
    const other = app.browser();
    const body = await reopen(other, token);
    const ids = [body, ...(body.others ?? [])].map(({ id }) => id);
    // Opening stores nothing: the same ids until one of them is changed.
    expect((await reopen(other, token)).others?.map(({ id }) => id)).toEqual(ids.slice(1));
    const positions = deal.positions.map((each, at) => ({ ...each, configurationId: ids[at]! }));
    const priced = await other.put(priceDeal, { id: ids[0]!, positions });
    const { totalCents, number } = frozenOffer(offer) as Quotation;
    expect(priced.body.total_in_cents).toBe(totalCents);
    const again = await other.put(createDealOffer, { ...client, id: ids[0]!, positions });
    expect(again.status).toBe(200);
    expect(again.body.quotation_number).not.toContain(number);
    const [copy] = (await offersIn(app.store)).slice(-1);
    expect(
      (frozenOffer(copy!) as Quotation).positions.map((each) => [each.number, each.yard?.units.length]),
    ).toEqual([
      ['10', undefined],
      ['20.A', 1],
      ['20.B', undefined],
    ]);
    // All of them are used: the next opening is another copy of each.
    const next = await reopen(other, token);
    expect([next, ...(next.others ?? [])].some(({ id }) => ids.includes(id))).toBe(false);
  });

  it('belongs to the browser that opened it (PJ-07, D3)', async () => {
    const { token, deal } = await quoted(app.browser());
    const body = await reopen(app.browser(), token);
    const ids = [body, ...(body.others ?? [])].map(({ id }) => id);
    const positions = deal.positions.map((each, at) => ({ ...each, configurationId: ids[at]! }));
    const foreign = await app.browser().put(priceDeal, { id: ids[0]!, positions });
    expect([foreign.status, foreign.error.code]).toEqual([404, 'unknown-configuration']);
  });

  it('lists what a position costs now under its number, and the total of all (PJ-07, D21)', async () => {
    const { token } = await quoted(app.browser());
    await app.store.write(async (db) => {
      const list = await db
        .selectFrom('price_lists')
        .selectAll()
        .where('segment', '=', 'agricultural')
        .where('kind', '=', 'base')
        .executeTakeFirstOrThrow();
      const content = JSON.parse(list.content);
      const prices = content.prices.map((row: { priceInCents: number }) => ({
        ...row,
        priceInCents: row.priceInCents - 500,
      }));
      const cheaper = JSON.stringify({ id: { ...content.id, version: 2 }, prices });
      await db
        .insertInto('price_lists')
        .values({ ...list, version: 2, revision: null, content: cheaper, content_hash: 'cheaper' })
        .execute();
    });
    await app.catalogues.refresh();
    const { price_differences: differences } = await reopen(app.browser(), token);
    expect(differences.map(({ path, was, now }) => [path, (now ?? 0) - (was ?? 0)])).toEqual([
      ['10.unit', -500],
      ['20.A.unit', -500],
      ['20.B.unit', -500],
      // Alternatives are not in the total.
      ['total', -1000],
    ]);
  });

  it('gives its picture of the site to the first position (PJ-06, TD-05)', async () => {
    const browser = app.browser();
    const deal = await threeUnits(browser);
    const jpeg = (
      await sharp({ create: { width: 80, height: 60, channels: 3, background: '#8899aa' } })
        .jpeg()
        .toBuffer()
    ).toString('base64');
    await browser.put(saveSitePhoto, { id: deal.id, photo: { jpeg, consent: true } });
    await browser.put(createDealOffer, { ...client, ...deal });
    const offer = (await offersIn(app.store)).find(({ deal_id }) => deal_id === deal.id)!;
    const message = (await queueOf(app.store)).find(({ offer_id }) => offer_id === offer.id);
    const { reopenToken: token } = JSON.parse(message?.payload ?? '{}') as OfferTokens;
    const other = app.browser();
    const body = await reopen(other, token);
    expect(body.site_photo).toBe(true);
    const seen = async (id: string) => {
      const url = `/api${readSitePhoto.path.replace(':id', id)}`;
      return (await app.app.server.inject({ url, headers: { cookie: other.cookie ?? '' } })).statusCode;
    };
    expect([await seen(body.id), await seen(body.others![0]!.id)]).toEqual([200, 404]);
  });
});
