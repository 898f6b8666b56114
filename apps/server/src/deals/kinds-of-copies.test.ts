import { copyConfiguration, createOffer, downloadQuotation } from '@silowright/contract/deals';
import { readSigning } from '@silowright/contract/signing';
import { webhookBody } from '@silowright/contract/webhook-events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { client, offersIn, queueOf } from '../configurator/testing/offers.ts';
import { type OpenDesk, openDesk } from '../desk/testing/open-desk.ts';
import { writeEvent } from '../mails/write-event.ts';
import type { Store } from '../platform/db/store.ts';
import { engines } from '../platform/db/testing/engines.ts';
import { newId, TestClient } from '../platform/http/testing/test-client.ts';
import {
  completeBuyer,
  type SentOffer,
  sentOffer,
  sign,
  stateOf,
  tokenOf,
} from '../signing/testing/signings.ts';
import type { Quotation } from './paper/quotation.ts';
import { frozenOffer, printedNumber } from './paper/quotation.ts';

describe.each(engines)('the copy of a quoted configuration, on $name', ({ name, open }) => {
  let store: Store;
  let office: OpenDesk;
  let offer: SentOffer;
  let now = Date.parse('2026-11-20T09:00:00Z');
  beforeEach(async () => {
    store = await open();
    office = await openDesk(
      store,
      { WEBHOOK_URL: 'http://127.0.0.1:9/events', WEBHOOK_SECRET: 'a-secret-of-the-test' },
      { nowMs: () => now, guardClock: false },
    );
    offer = await sentOffer(app());
    now += 60_000;
  });
  afterEach(async () => {
    await office.close();
    await store.close();
  });
  const app = () => ({ ...office, browser: () => new TestClient(office.app.server) });

  /** A copy is the same unit with other comments. */
  const quoteCopy = async (copyKind?: 'replaces' | 'alternative' | 'another', origin = offer.id) => {
    const id = newId();
    await offer.owner.put(copyConfiguration, { id: origin, copyId: id });
    const answer = await offer.owner.put(createOffer, {
      id,
      ...client,
      buyer: completeBuyer,
      comments: `copy ${copyKind}`,
      ...(copyKind && { copyKind }),
    });
    now += 60_000;
    return { id, ...answer, number: answer.body.quotation_number };
  };
  const states = async () => (await offersIn(store)).map(({ number, state }) => `${number} ${state}`);
  const sums = async () => {
    await office.visits.flush();
    const list = (await office.call('GET', '/admin/count/quotations')).json;
    const week = (await office.call('GET', '/admin/insight?weeks=4')).json.weeks.at(-1);
    return {
      list: list.amounts.map((sum: { count: number; total_in_cents: number }) => [
        sum.count,
        sum.total_in_cents,
      ]),
      home: [week.sent, week.amounts[0]?.cents ?? 0, week.signed],
    };
  };
  const rowOf = async (number: string) =>
    (await offersIn(store)).find((row) => printedNumber(row) === number)!;
  const totalOf = async (number: string) => (frozenOffer(await rowOf(number)) as Quotation).totalCents;
  const revise = async (id: string) => {
    const { json } = await office.call('POST', `/admin/quotations/${id}/revision/preview`, {});
    const draft = { ...json.draft, why: 'Asked', amount_of_units: json.draft.amount_of_units + 1 };
    const sent = await office.call('POST', `/admin/quotations/${id}/revision`, { draft });
    expect(sent.status).toBe(200);
    now += 60_000;
    return sent.json.id as string;
  };

  it('of two alternatives that are signed at once, one is (CU-02)', async () => {
    const alternative = await quoteCopy('alternative');
    const token = await tokenOf(office, alternative.number);
    const answers = await Promise.all([
      sign(app().browser(), offer),
      sign(app().browser(), { id: alternative.id, number: alternative.number, token }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('that is an alternative counts as one deal with its origin, whatever is revised (CU-03)', async () => {
    await revise((await rowOf(offer.number)).id);
    const alternative = await quoteCopy('alternative');
    expect(alternative.number).not.toBe(offer.number);
    const second = await totalOf(alternative.number);
    expect(await sums()).toEqual({ list: [[1, second]], home: [1, second, 0] });
    // Both can be signed, so both stay in the list.
    expect((await office.call('GET', '/admin/count/quotations')).json.count).toBe(3);
    const revised = await revise((await rowOf(`${offer.number}-2`)).id);
    const third = await totalOf(`${offer.number}-3`);
    expect(third).not.toBe(second);
    expect(await sums()).toEqual({ list: [[1, third]], home: [1, third, 0] });
    // What was withdrawn does not hide what is open.
    await office.call('PUT', `/admin/incoming/quotations/${revised}`, { withdraw: true });
    expect((await sums()).list).toEqual([[1, second]]);
    // An alternative of the alternative belongs to them too.
    const last = await quoteCopy('alternative', alternative.id);
    expect((await sums()).list).toEqual([[1, await totalOf(last.number)]]);
  });

  // At the same time and in sums, PostgreSQL differs; all else is the same on both engines.
  if (name === 'postgres') return;

  it('that replaces is the next revision of the same deal, and stays in it (CU-02)', async () => {
    const copy = await quoteCopy('replaces');
    expect([copy.status, copy.number]).toEqual([200, `${offer.number}-2`]);
    expect(await states()).toEqual([`${offer.number} superseded`, `${offer.number} open`]);
    const again = await offer.owner.put(createOffer, { id: copy.id, ...client, comments: 'And a ladder' });
    expect(again.body.quotation_number).toBe(`${offer.number}-3`);
    const pdf = await office.app.server.inject({
      method: 'GET',
      url: `/api/configurator/quotation/${copy.id}`,
      headers: { cookie: offer.owner.cookie ?? '' },
    });
    expect([pdf.statusCode, pdf.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining(`${offer.number}-3`),
    ]);
    const read = await offer.owner.call(readSigning, { params: { configurationId: copy.id } });
    expect(read.body.quotation_number).toBe(`${offer.number}-3`);
    const foreign = await app()
      .browser()
      .call(downloadQuotation, { params: { id: copy.id } });
    expect(foreign.status).toBe(404);
    const total = await totalOf(`${offer.number}-3`);
    expect(await sums()).toEqual({ list: [[1, total]], home: [1, total, 0] });
  });

  it('cannot replace what went to another address (CU-02, D9)', async () => {
    const id = newId();
    await offer.owner.put(copyConfiguration, { id: offer.id, copyId: id });
    const answer = await offer.owner.put(createOffer, {
      id,
      ...client,
      clientEmail: 'other@farm.example',
      copyKind: 'replaces',
    });
    expect([answer.status, answer.error.code]).toEqual([409, 'offer-has-other-recipient']);
    expect(await states()).toEqual([`${offer.number} open`]);
  });

  it('without a word is another project: it has a number of its own, and both count (CU-02)', async () => {
    const [one, other] = [await quoteCopy(), await quoteCopy('another')];
    expect(new Set([offer.number, one.number, other.number]).size).toBe(3);
    await sign(app().browser(), { ...offer, token: await tokenOf(office, offer.number) });
    expect(await states()).toEqual([`${offer.number} signed`, `${one.number} open`, `${other.number} open`]);
    expect((await sums()).home[0]).toBe(3);
  });

  it('when one is signed its alternatives close, with a word in the timeline and an event (CU-02)', async () => {
    const alternative = await quoteCopy('alternative');
    const another = await quoteCopy('another');
    const token = await tokenOf(office, alternative.number);
    const signed = await sign(app().browser(), { id: alternative.id, number: alternative.number, token });
    expect(signed.status).toBe(200);
    expect(await states()).toEqual([
      `${offer.number} superseded`,
      `${alternative.number} signed`,
      `${another.number} open`,
    ]);
    const [first] = await offersIn(store);
    expect(await stateOf(app().browser(), offer)).toBe('superseded');
    const closed = await offer.owner.call(readSigning, { params: { configurationId: offer.id } });
    expect(closed.body.signed_instead).toBe(alternative.number);
    expect((await sign(app().browser(), offer)).status).toBe(409);
    const page = (await office.call('GET', `/admin/incoming/quotations/${first!.id}`)).json;
    expect(page.events).toContainEqual(
      expect.objectContaining({ event: 'superseded', details: alternative.number }),
    );
    expect([page.item.handled, page.item.state]).toEqual([true, 'superseded']);
    const events = (await queueOf(store)).filter(({ kind }) => kind === 'webhook');
    const told = events.find(({ payload }) => payload.includes('offer.superseded'))!;
    expect(told.offer_id).toBe(first!.id);
    expect(webhookBody.safeParse(await writeEvent(told, office)).success).toBe(true);
    const { list, home } = await sums();
    const [worth, other] = [await totalOf(alternative.number), await totalOf(another.number)];
    expect([list, home[0], home[2]]).toEqual([[[2, worth + other]], 2, 1]);
    // Nothing follows what was decided.
    expect((await quoteCopy('replaces')).number).not.toContain(offer.number);
  });
});
