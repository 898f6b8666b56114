import {
  createDealOffer,
  createOffer,
  downloadQuotation,
  downloadSiteSheet,
  reopenConfiguration,
} from '@silowright/contract/deals';
import { readSigning } from '@silowright/contract/signing';
import { type EventBody, webhookBody } from '@silowright/contract/webhook-events';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findConfiguration } from '../configurator/store/configurations.ts';
import { client, offersIn, queueOf } from '../configurator/testing/offers.ts';
import { type OpenDesk, openDesk } from '../desk/testing/open-desk.ts';
import { composeMail } from '../mails/compose-mail.ts';
import { writeEvent } from '../mails/write-event.ts';
import type { Store } from '../platform/db/store.ts';
import { engines } from '../platform/db/testing/engines.ts';
import { TestClient } from '../platform/http/testing/test-client.ts';
import { completeBuyer, sign, tokenHeader, tokenOf } from '../signing/testing/signings.ts';
import { frozenOffer, type Quotation } from './paper/quotation.ts';
import { textOfPdf } from './paper/testing/text-of-pdf.ts';
import { sendThree, threeUnits } from './testing/three-positions.ts';

describe.each(engines)('a quotation of several positions, on $name', ({ name, open }) => {
  let store: Store;
  let office: OpenDesk;
  let browser: TestClient;
  beforeEach(async () => {
    store = await open();
    office = await openDesk(store, {
      WEBHOOK_URL: 'http://127.0.0.1:9/events',
      WEBHOOK_SECRET: 'a-secret-of-the-test',
    });
    browser = new TestClient(office.app.server);
  });
  afterEach(async () => {
    await office.close();
    await store.close();
  });

  const quotationAt = async (at: number) => frozenOffer((await offersIn(store))[at]!) as Quotation;
  const bytesOf = async (path: string) => {
    const response = await office.app.server.inject({
      method: 'GET',
      url: `/api${path}`,
      headers: { cookie: browser.cookie ?? '' },
    });
    expect(response.statusCode).toBe(200);
    return response.rawPayload;
  };

  it('has one number, one transport and one total, and its configurations are one deal (PJ-02, PJ-05)', async () => {
    const { deal, answer } = await sendThree(browser);
    expect([answer.status, answer.body.quotation_number]).toEqual([200, 'Q-2026-000001']);
    const { positions, totalCents, transport } = await quotationAt(0);
    expect(
      positions.map(({ configurationId, number, role }) => [configurationId, number, role.kind]),
    ).toEqual([
      [deal.id, '10', 'included'],
      [deal.positions[1]!.configurationId, '20', 'included'],
      [deal.positions[2]!.configurationId, '30', 'optional'],
    ]);
    const goods = positions
      .slice(0, 2)
      .reduce((sum, each) => sum + each.amountOfUnits * (each.unitPriceCents + each.optionsCostCents), 0);
    expect(totalCents).toBe(goods + transport!.cents);
    const stored = await store.read((db) =>
      db.selectFrom('deal_positions').selectAll().orderBy('place').execute(),
    );
    expect(stored.map(({ deal_id, configuration_id }) => [deal_id, configuration_id])).toEqual(
      deal.positions.map(({ configurationId }) => [deal.id, configurationId]),
    );
  });

  it('is erased with its deal and all its configurations, and is kept when it is signed (PJ-07)', async () => {
    const { deal } = await sendThree(browser);
    const erase = () => office.call('POST', '/admin/person/erase', { email: client.clientEmail });
    const ids = deal.positions.map(({ configurationId }) => configurationId);
    const left = async () => {
      const found = await Promise.all(ids.map((id) => findConfiguration(store, id)));
      const [deals, positions] = await store.read(async (db) => [
        await db.selectFrom('deals').select('id').execute(),
        await db.selectFrom('deal_positions').select('deal_id').execute(),
      ]);
      return [found.filter(Boolean).length, deals.length, positions.length];
    };
    expect(await left()).toEqual([3, 1, 3]);
    expect((await erase()).json.erased).toMatchObject({ quotations: 1, configurations: 3 });
    expect(await left()).toEqual([0, 0, 0]);

    const other = new TestClient(office.app.server);
    const signed = await sendThree(other);
    const number = signed.answer.body.quotation_number;
    const token = await tokenOf(office, number);
    expect((await sign(other, { id: signed.deal.id, number, token })).status).toBe(200);
    expect((await erase()).json.erased).toMatchObject({ quotations: 0, configurations: 0 });
    const [kept] = await offersIn(store);
    expect(kept?.state).toBe('signed');
  });

  // What is stored and erased is a question of the store; all else is the same on both engines.
  if (name === 'postgres') return;

  it('is the same again, and another choice is its next revision (PJ-04, D9)', async () => {
    const { deal, answer } = await sendThree(browser);
    const body = { ...client, buyer: completeBuyer, ...deal };
    expect((await browser.put(createDealOffer, body)).body).toEqual(answer.body);
    const chosen = [deal.positions[2]!.configurationId];
    const more = await browser.put(createDealOffer, { ...body, chosen });
    expect(more.body.quotation_number).toBe('Q-2026-000001-2');
    const [before, after] = [await quotationAt(0), await quotationAt(1)];
    expect(after.totalCents).toBeGreaterThan(before.totalCents);
    expect((await offersIn(store)).map(({ state }) => state)).toEqual(['superseded', 'open']);
    const other = await browser.put(createDealOffer, { ...body, clientEmail: 'other@farm.example' });
    expect([other.status, other.error.code]).toEqual([409, 'offer-has-other-recipient']);
  });

  it('of one included position is what create-offer makes: a repeat of it (PJ-02)', async () => {
    const deal = await threeUnits(browser);
    const made = await browser.put(createOffer, { id: deal.id, ...client });
    const positions = [deal.positions[0]!];
    const again = await browser.put(createDealOffer, { id: deal.id, positions, ...client });
    expect(again.body).toEqual(made.body);
    expect(await offersIn(store)).toHaveLength(1);
  });

  it('is refused without anything in the total (PJ-04)', async () => {
    const deal = await threeUnits(browser);
    const positions = deal.positions.map((each) => ({ ...each, role: 'optional' }));
    const none = await browser.put(createDealOffer, { ...client, id: deal.id, positions });
    expect([none.status, none.error.errors[0]?.code]).toEqual([400, 'nothing-in-total']);
  });

  it('goes through papers, mails, desk, signing and reopening (PJ-05, PJ-07)', async () => {
    const { deal, answer } = await sendThree(browser);
    const number = answer.body.quotation_number;
    const quotation = await quotationAt(0);
    const [offer] = await offersIn(store);

    const paper = await textOfPdf(await bytesOf(downloadQuotation.path.replace(':id', deal.id)));
    const letters = paper.join(' ').replace(/\s+/g, ' ');
    for (const text of [number, '3 Positionen', '10 · ', '20 · ', '30 · ', 'Optional: nicht in der Summe'])
      expect(letters).toContain(text);
    // Letter, prices, two pages for each position, conditions, and engineering data for each.
    expect(paper.length).toBeGreaterThanOrEqual(1 + 1 + 3 * 2 + 1 + 3);
    const sheet = await textOfPdf(await bytesOf(downloadSiteSheet.path.replace(':id', deal.id)));
    // The group, truck and crane, and the foundation of each position.
    expect(sheet).toHaveLength(2 + 3);

    const mails = await queueOf(store);
    const written = mails.filter(({ kind }) => kind === 'offer');
    expect(written.map(({ recipient_role }) => recipient_role).toSorted()).toEqual([
      'dealer',
      'sales',
      'visitor',
    ]);
    for (const mail of written) {
      const { attachments, subject, text } = await PostalMime.parse(await composeMail(mail, office));
      expect(subject).toMatch(/3 (Positionen|positions)/);
      expect(text).toContain(number);
      for (const position of ['10 · ', '20 · ', '30 · ']) expect(text).toContain(position);
      if (mail.recipient_role === 'visitor')
        for (const position of ['10', '20', '30']) expect(text).toContain(`Dateien zu Position ${position}`);
      expect(attachments.length).toBeGreaterThanOrEqual(3);
    }

    const event = webhookBody.parse(
      await writeEvent(mails.find(({ kind }) => kind === 'webhook')!, office),
    ) as EventBody;
    const { lines = [], positions = [], total_in_cents } = event.offer!;
    expect(lines.reduce((sum, line) => sum + line.total_in_cents, 0)).toBe(total_in_cents);
    expect(new Set(lines.map(({ position }) => position))).toEqual(new Set(['10', '20', undefined]));
    expect(positions.map(({ number: of, in_total }) => [of, in_total])).toEqual([
      ['10', true],
      ['20', true],
      ['30', false],
    ]);

    const list = (await office.call('GET', '/admin/incoming/quotations')).json;
    expect(list.items[0]).toMatchObject({ title: number, total_in_cents: quotation.totalCents });
    const page = (await office.call('GET', `/admin/incoming/quotations/${offer!.id}`)).json;
    expect(page.sheet.prices.positions.map((each: { number: string }) => each.number)).toEqual([
      '10',
      '20',
      '30',
    ]);
    expect(page.revisions).toHaveLength(1);
    const file = (await office.call('GET', '/admin/export/quotations')).bytes.toString();
    expect(file).toContain(number);

    const token = await tokenOf(office, number);
    const read = await browser.call(readSigning, {
      params: { configurationId: deal.id },
      headers: tokenHeader(token),
    });
    expect(read.body).toMatchObject({ state: 'open', total_in_cents: quotation.totalCents });
    expect(new Set(read.body.sheet.prices.map(([first]) => first))).toEqual(new Set(['10', '20', '30']));
    const { reopenToken } = JSON.parse(written[0]!.payload) as { reopenToken: string };
    const opened = await new TestClient(office.app.server).call(reopenConfiguration, {
      params: { token: reopenToken },
    });
    expect(opened.body.unit?.uuid).toBe(quotation.positions[0]!.unit.uuid);
    expect((await sign(browser, { id: deal.id, number, token })).status).toBe(200);
    for (const mail of (await queueOf(store)).filter(({ kind }) => kind === 'offer-signed'))
      expect((await PostalMime.parse(await composeMail(mail, office))).attachments).toHaveLength(1);
  });
});
