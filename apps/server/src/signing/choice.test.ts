import { createDealOffer, priceDeal } from '@silowright/contract/deals';
import { giveBuyer, priceChoice, readSigning } from '@silowright/contract/signing';
import { type EventBody, webhookBody } from '@silowright/contract/webhook-events';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { client, offersIn, queueOf } from '../configurator/testing/offers.ts';
import { withChoice } from '../deals/chosen-content.ts';
import { frozenOffer, type Quotation } from '../deals/paper/quotation.ts';
import { textOfPdf } from '../deals/paper/testing/text-of-pdf.ts';
import { inEde, quotedChoices } from '../deals/testing/choices.ts';
import { sendThree } from '../deals/testing/three-positions.ts';
import { type OpenDesk, openDesk } from '../desk/testing/open-desk.ts';
import { composeMail } from '../mails/compose-mail.ts';
import { writeEvent } from '../mails/write-event.ts';
import { readDocument } from '../platform/db/documents.ts';
import { TestClient } from '../platform/http/testing/test-client.ts';
import { onePdfThreads, sharedThreads } from '../platform/threads/testing/shared-threads.ts';
import { completeBuyer, sentOffer, sign, tokenHeader, tokenOf } from './testing/signings.ts';

describe('choosing positions on the sign page', () => {
  let office: OpenDesk;
  let browser: TestClient;
  const open = async (threads: typeof sharedThreads) => {
    const env = { WEBHOOK_URL: 'http://127.0.0.1:9/events', WEBHOOK_SECRET: 'a-secret-of-the-test' };
    office = await openDesk(undefined, env, { threads });
    browser = new TestClient(office.app.server);
  };
  beforeEach(() => open(onePdfThreads));
  afterEach(async () => {
    await office.close();
    await office.store.close();
  });

  const quoted = async (place = {}) => {
    const made = await quotedChoices(browser, place);
    const number = made.answer.body.quotation_number;
    const token = await tokenOf(office, number);
    const call = { params: { configurationId: made.deal.id }, headers: tokenHeader(token) };
    return {
      ...made,
      offer: { id: made.deal.id, number, token },
      read: async () => (await browser.call(readSigning, call)).body,
      price: (chosen: unknown, more = {}) =>
        browser.call(priceChoice, { ...call, body: { quotation_number: number, chosen, ...more } }),
      buy: (chosen: readonly string[]) =>
        browser.call(giveBuyer, {
          ...call,
          body: { quotation_number: number, buyer: completeBuyer, chosen },
        }),
    };
  };
  const storedQuotation = async () => frozenOffer((await offersIn(office.store))[0]!) as Quotation;

  it('names the positions, what each costs, and what each choice does to the total (PJ-04)', async () => {
    const { a, b, optional, included, read, price } = await quoted();
    const page = await read();
    expect(
      page.positions.map(({ id, number, role, group, in_total }) => [id, number, role, group, in_total]),
    ).toEqual([
      [a, '10.A', 'alternative', 'size', false],
      [b, '10.B', 'alternative', 'size', false],
      [optional, '20', 'optional', undefined, false],
      [included, '30', 'included', undefined, true],
    ]);
    expect(page.positions.map(({ unit }) => unit.amount)).toEqual([2, 2, 1, 1]);
    expect([page.choice?.chosen, page.choice?.total_in_cents]).toEqual([[], page.total_in_cents]);

    const now = (await price([a])).body.choice;
    const effect = now.effects[optional]!;
    const then = (await price([optional, a])).body.choice;
    expect(then.chosen).toEqual([a, optional]);
    expect(then.total_in_cents - now.total_in_cents).toBe(effect.difference_in_cents);
    const own = page.positions.find(({ id }) => id === optional)!.in_cents;
    expect(effect.difference_in_cents).toBe(own + effect.transport_in_cents!);
    expect(then.effects[optional]?.difference_in_cents).toBe(-effect.difference_in_cents!);
    expect((await price([b, optional])).body.choice.total_in_cents - then.total_in_cents).toBe(
      then.effects[b]?.difference_in_cents,
    );
  });

  it('costs with every choice what a project of the same positions costs (PJ-03, PJ-04)', async () => {
    const { a, b, optional, deal, price } = await quoted();
    for (const chosen of [[], [a], [b], [optional], [a, optional], [b, optional]]) {
      const project = (await browser.put(priceDeal, { ...deal, chosen })).body;
      const { choice, sheet } = (await price(chosen)).body;
      expect([choice.total_in_cents, choice.transport?.in_cents, choice.transport?.trucks]).toEqual([
        project.total_in_cents,
        project.transport?.in_cents,
        project.transport?.trucks.reduce((sum, { count }) => sum + count, 0),
      ]);
      const total = sheet.totals.find(({ main }) => main)!.value.replace(/\D/g, '');
      expect(Number(total)).toBe(choice.total_in_cents);
    }
  });

  it('charges the VAT of the choice (MO-03, PJ-04)', async () => {
    const { a, price, offer } = await quoted(inEde);
    const { choice } = (await price([a])).body;
    const vatCents = Math.round(choice.total_in_cents * 0.21);
    expect(choice.vat).toEqual({
      rate_percent: 21,
      vat_in_cents: vatCents,
      gross_in_cents: choice.total_in_cents + vatCents,
    });
    expect((await sign(browser, offer, { chosen: [a] })).status).toBe(200);
    expect((await storedQuotation()).vat).toMatchObject({ vatCents, ratePercent: 21 });
  });

  it('keeps its prices when new lists are published (D9, PJ-04)', async () => {
    const { a, optional, price } = await quoted();
    const before = (await price([a, optional])).body.choice;
    const { json: list } = await office.call('GET', '/admin/unit/prices/agricultural');
    const prices = list.prices.map((each: { priceInCents: number }) => ({
      ...each,
      priceInCents: each.priceInCents * 2,
    }));
    const id = { ...list.id, version: list.id.version + 1 };
    const body = { id, prices, confirmLargeChanges: true };
    expect((await office.call('PUT', '/admin/unit/prices', body)).status).toBe(200);
    expect((await price([a, optional])).body.choice).toEqual(before);
  });

  it('keeps a confirmed transport, extras and discounts of staff (D29, PJ-04)', async () => {
    const { a } = await quoted();
    const plain = await storedQuotation();
    const transport = { cents: 123_400, km: 10, trucks: 2 };
    const addedLines = [
      { kind: 'extra', text: 'Training', cents: 10_000 },
      { kind: 'discount', text: 'Discount', cents: -30_000 },
    ] as const;
    const revised: Quotation = { ...plain, transport, transportConfirmed: true, addedLines };
    const [chosen, without] = [await withChoice(office, revised, [a]), await withChoice(office, plain, [a])];
    expect(chosen.transport).toEqual(transport);
    expect(chosen.totalCents).toBe(without.totalCents - without.transport!.cents + 123_400 - 20_000);
  });

  it.each([
    ['an unknown position', ({ a }: Ids) => [a, 'nobody'], 'unknown-choice', 'an id'],
    ['an included position', ({ a, included }: Ids) => [a, included], 'unknown-choice', '30'],
    ['two of a group', ({ a, b }: Ids) => [a, b], 'two-of-a-group-chosen', '10.A, 10.B'],
    ['none of a group', ({ optional }: Ids) => [optional], 'none-of-a-group-chosen', '10.A, 10.B'],
  ])('refuses to sign %s (PJ-04)', async (_, chosenOf, code, names) => {
    const { offer, price, buy, ...ids } = await quoted();
    const chosen = chosenOf(ids);
    const refused = await sign(browser, offer, { chosen });
    expect([refused.status, refused.error.errors[0]]).toEqual([
      400,
      { path: 'chosen', code, message: expect.stringContaining(names) },
    ]);
    expect((await buy(chosen)).error.errors[0]?.code).toBe(code);
    // Not chosen yet is no error before the signature.
    expect((await price(chosen)).status).toBe(code === 'none-of-a-group-chosen' ? 200 : 400);
    const [row] = await offersIn(office.store);
    expect([row?.state, (await storedQuotation()).decided]).toEqual(['open', undefined]);
  });

  it('prices only what is shown and open (PJ-04)', async () => {
    const { a, b, price, offer, read } = await quoted();
    expect((await price([a], { quotation_number: 'Q-2026-000009' })).error.code).toBe('offer-closed');
    await sign(browser, offer, { chosen: [a] });
    expect((await price([b])).error.code).toBe('offer-closed');
    expect(await read()).toMatchObject({ state: 'signed', choice: null });
  });

  it('is signed, sealed, mailed, counted and listed as it was chosen (PJ-04)', async () => {
    // Here the papers are read.
    await office.close();
    await open(sharedThreads);
    const { b, optional, price, offer, read } = await quoted();
    const before = await storedQuotation();
    const { choice } = (await price([optional, b])).body;
    expect((await sign(browser, offer, { chosen: [optional, b] })).status).toBe(200);

    const [row] = await offersIn(office.store);
    const quotation = await storedQuotation();
    expect(quotation).toMatchObject({ decided: true, chosen: [b, optional] });
    expect([quotation.totalCents, quotation.transport?.cents]).toEqual([
      choice.total_in_cents,
      choice.transport?.in_cents,
    ]);
    expect({ ...quotation, chosen: 0, decided: 0, transport: 0, totalCents: 0, vat: 0 }).toEqual({
      ...before,
      chosen: 0,
      decided: 0,
      transport: 0,
      totalCents: 0,
      vat: 0,
    });

    const sealed = (await office.store.read((db) => readDocument(db, row!.id, 'signed')))!;
    const text = (await textOfPdf(sealed)).join(' ');
    const inEuros = (cents: number) =>
      new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
        .format(cents / 100)
        .replace(/\s/g, ' ');
    expect(text).toContain(inEuros(choice.total_in_cents));
    expect(text).toContain(inEuros(choice.transport!.in_cents));
    expect(text).not.toContain(inEuros(before.totalCents));
    // On the paper and on the record.
    expect(text.match(/nicht gewählt/gi)?.length).toBeGreaterThan(1);
    expect(text).not.toContain('nicht in der Summe');
    expect(text).toContain('nehme es mit 10.B, 20 und 30 an');
    expect(text).toContain('Nicht gewählt 10.A');

    expect(await read()).toMatchObject({ state: 'signed', total_in_cents: choice.total_in_cents });
    const list = (await office.call('GET', '/admin/incoming/quotations')).json;
    expect(list.items[0]).toMatchObject({ total_in_cents: choice.total_in_cents, state: 'signed' });
    const { sheet } = (await office.call('GET', `/admin/incoming/quotations/${row!.id}`)).json;
    expect(sheet.prices.total_in_cents).toBe(choice.total_in_cents);
    expect(sheet.prices.positions.map((each: { in_total: boolean }) => each.in_total)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    const file = (await office.call('GET', '/admin/export/quotations')).bytes.toString();
    expect(file).toContain((choice.total_in_cents / 100).toFixed(2).replace(/\.?0+$/, ''));

    const queue = await queueOf(office.store);
    const mails = queue.filter(({ kind }) => kind === 'offer-signed');
    expect(mails.map(({ recipient_role }) => recipient_role).toSorted()).toEqual([
      'dealer',
      'sales',
      'visitor',
    ]);
    for (const mail of mails) {
      const { attachments, text: letter } = await PostalMime.parse(await composeMail(mail, office));
      expect(letter).toMatch(/10\.B, 20, 30/);
      expect(letter?.replace(/[\s.,]/g, '')).toContain(String(choice.total_in_cents));
      expect(Buffer.from(attachments[0]!.content as ArrayBuffer).equals(sealed)).toBe(true);
    }
    const hooks = queue.filter(({ kind }) => kind === 'webhook');
    const events = await Promise.all(hooks.map((hook) => writeEvent(hook, office)));
    const event = webhookBody.parse(events.find((each) => each.event === 'offer.signed')) as EventBody;
    const { lines = [], positions = [], total_in_cents } = event.offer!;
    expect(total_in_cents).toBe(choice.total_in_cents);
    expect(lines.reduce((sum, line) => sum + line.total_in_cents, 0)).toBe(choice.total_in_cents);
    expect(positions.map(({ number, in_total }) => [number, in_total])).toEqual([
      ['10.A', false],
      ['10.B', true],
      ['20', true],
      ['30', true],
    ]);
    // Counts are written every second.
    const counts = async () => {
      const rows = await office.store.read((db) =>
        db.selectFrom('visit_counts').select(['step', 'cents']).where('cents', '>', 0).execute(),
      );
      return rows.map(({ step, cents }) => [step, Number(cents)]).toSorted();
    };
    await expect.poll(counts).toEqual([
      ['quoted', choice.total_in_cents],
      ['signed', choice.total_in_cents],
    ]);
  });

  it('may choose otherwise than the request did, or leave everything out (PJ-04)', async () => {
    const { a, b, deal, offer: first } = await quoted();
    const again = await browser.put(createDealOffer, {
      ...client,
      buyer: completeBuyer,
      ...deal,
      chosen: [a],
    });
    const number = again.body.quotation_number;
    expect(number).toBe(`${first.number}-2`);
    const token = await tokenOf(office, number);
    const call = { params: { configurationId: deal.id }, headers: tokenHeader(token) };
    const page = (await browser.call(readSigning, call)).body;
    expect(page.choice?.chosen).toEqual([a]);
    expect((await sign(browser, { id: deal.id, number, token }, { chosen: [b] })).status).toBe(200);
    const signed = frozenOffer((await offersIn(office.store))[1]!) as Quotation;
    expect([signed.chosen, signed.totalCents]).toEqual([
      [b],
      page.total_in_cents + page.choice!.effects[b]!.difference_in_cents!,
    ]);

    const three = await sendThree(browser);
    const other = three.answer.body.quotation_number;
    expect(
      (await sign(browser, { id: three.deal.id, number: other, token: await tokenOf(office, other) })).status,
    ).toBe(200);
    const last = (await offersIn(office.store)).find((each) => each.deal_id === three.deal.id)!;
    expect(frozenOffer(last)).toMatchObject({ decided: true, chosen: [] });
  });

  it('leaves the stored form of a quotation without choices as it was, to the byte (PJ-04)', async () => {
    const app = { store: office.store, browser: () => browser } as never;
    const offer = await sentOffer(app);
    const [before] = await offersIn(office.store);
    expect((await sign(browser, offer)).status).toBe(200);
    const [after] = await offersIn(office.store);
    expect([after?.frozen, after?.state]).toEqual([before?.frozen, 'signed']);
    const one = await sentOffer(app, { clientEmail: 'other@farm.example' });
    const refused = await sign(browser, one, { chosen: [one.id] });
    expect([refused.status, refused.error.errors[0]?.code]).toEqual([400, 'unknown-choice']);
  });
});

interface Ids {
  readonly a: string;
  readonly b: string;
  readonly optional: string;
  readonly included: string;
}
