import { createOffer } from '@silowright/contract/deals';
import {
  declineQuotation,
  docusealEvent,
  giveBuyer,
  resendQuotation,
  signRequest,
} from '@silowright/contract/signing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { client, offersIn } from '../../configurator/testing/offers.ts';
import { type OpenDesk, openDesk } from '../../desk/testing/open-desk.ts';
import { FakeDocuseal } from '../../signing/provider/testing/fake-docuseal.ts';
import {
  completeBuyer,
  type SentOffer,
  sentOffer,
  sign,
  stateOf,
  tokenHeader,
} from '../../signing/testing/signings.ts';

import { startTestApp, type TestApp } from '../http/testing/test-app.ts';
import { TestClient } from '../http/testing/test-client.ts';

const leap = 400 * 24 * 3_600_000;
const began = Date.parse('2026-11-16T09:00:00Z');

describe('while the clock is 400 days ahead a quotation of today (threats 57, 71, S1)', () => {
  let now: number;
  let office: OpenDesk;
  let browser: TestClient;
  let offer: SentOffer;
  beforeEach(async () => {
    now = began;
    office = await openDesk(undefined, {}, { nowMs: () => now, guardClock: true });
    browser = new TestClient(office.app.server);
    offer = await sentOffer({ ...office, browser: () => browser });
    now += leap;
  });
  afterEach(() => office.close());
  const withToken = () => ({ params: { configurationId: offer.id }, headers: tokenHeader(offer.token) });
  const get = async (path: string) => (await office.call('GET', `/admin/${path}`)).json;

  it('is read, and its reading is recorded', async () => {
    expect(await stateOf(browser, offer)).toBe('open');
    await office.app.server.inject({
      url: `/api/signing/${offer.id}/document`,
      headers: tokenHeader(offer.token),
    });
    const events = await office.store.read((db) => db.selectFrom('signing_events').select('event').execute());
    expect(events).toEqual([{ event: 'opened' }]);
  });

  it('is signed by its buyer', async () => {
    const buyer = { ...completeBuyer, orderReference: '4711' };
    expect(
      (await browser.call(giveBuyer, { ...withToken(), body: { quotation_number: offer.number, buyer } }))
        .status,
    ).toBe(200);
    expect((await sign(browser, offer)).status).toBe(200);
    expect(await stateOf(browser, offer)).toBe('signed');
  });

  it('is declined', async () => {
    const body = { quotation_number: offer.number, reason: 'Another time.' };
    expect((await browser.call(declineQuotation, { ...withToken(), body })).status).toBe(200);
  });

  it('is mailed again, and asked for again it is the same', async () => {
    const params = { configurationId: offer.id };
    expect((await browser.call(resendQuotation, { params })).body.mail).toBe('queued');
    const again = await browser.put(createOffer, { id: offer.id, ...client, buyer: completeBuyer });
    expect(again.body.quotation_number).toBe(offer.number);
    expect(await offersIn(office.store)).toHaveLength(1);
  });

  it('is open on the desk', async () => {
    for (const [state, count] of [
      ['open', 1],
      ['expiring', 0],
      ['expired', 0],
    ] as const) {
      const { items } = await get(`incoming/quotations?state=${state}`);
      expect(items).toHaveLength(count);
      expect((await get(`count/quotations?state=${state}`)).count).toBe(count);
      const { bytes } = await office.call('GET', `/admin/export/quotations?state=${state}`);
      expect(bytes.toString().includes(offer.number)).toBe(count === 1);
    }
    const id = (await offersIn(office.store))[0]?.id;
    const shown = await get(`incoming/quotations/${id}`);
    expect([shown.item.state, shown.revisions[0].state]).toEqual(['open', 'open']);
    const work = await get('work');
    expect(work.today).toBe('2026-11-16');
    expect(work.rows.find(({ name }: { name: string }) => name === 'new-quotations').count).toBe(1);
  });
});

describe('while the clock is 400 days ahead, DocuSeal (threats 57, 71, S1)', () => {
  const docuseal = new FakeDocuseal();
  let now = began;
  let app: TestApp;
  beforeEach(async () => {
    await docuseal.start();
    const env = { SIGN_PROVIDER: 'docuseal', DOCUSEAL_TOKEN: 'token', PUBLIC_URL: 'https://silos.example' };
    app = await startTestApp(
      { ...env, DOCUSEAL_URL: docuseal.url, DOCUSEAL_SITE: docuseal.url },
      { nowMs: () => now, guardClock: true },
    );
  });
  afterEach(async () => {
    await app.stop();
    docuseal.stop();
  });

  it('gets a quotation of today, and its signature counts', async () => {
    const offer = await sentOffer(app);
    now += leap;
    const params = { configurationId: offer.id };
    const asked = await app.browser().call(signRequest, { params, headers: tokenHeader(offer.token) });
    expect(asked.body.url).toBe(`${docuseal.url}/s/slug41`);
    docuseal.submissions[0]!.status = 'completed';
    const [row] = await offersIn(app.store);
    const body = { event_type: 'form.completed', data: { external_id: row?.id } };
    expect((await app.browser().call(docusealEvent, { body })).status).toBe(200);
    expect(await stateOf(app.browser(), offer)).toBe('signed');
  });
});
