import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { offersIn, queueOf } from '../configurator/testing/offers.ts';
import { type OpenDesk, openDesk } from '../desk/testing/open-desk.ts';
import { composeMail } from '../mails/compose-mail.ts';
import type { Store } from '../platform/db/store.ts';
import { openMemoryStore } from '../platform/db/testing/memory-store.ts';
import { TestClient } from '../platform/http/testing/test-client.ts';
import { type SentOffer, sentOffer } from '../signing/testing/signings.ts';
import { onlyPosition } from './paper/positions.ts';
import type { Quotation, UnitQuotation } from './paper/quotation.ts';
import { frozenOffer } from './paper/quotation.ts';

const claim = 'https://example.com/role';
const sanne = { sub: 'auth0|sanne', email: 'sanne@example.com', name: 'Sanne', [claim]: 'sales' };
const pieter = { sub: 'auth0|pieter', email: 'pieter@example.com', name: 'Pieter', [claim]: 'admin' };

describe('what a revision gives away', () => {
  let store: Store;
  let office: OpenDesk;
  let offer: SentOffer;
  let id: string;
  let base: UnitQuotation;
  beforeEach(async () => {
    store = await openMemoryStore();
    office = await openDesk(store, { AUTH_ROLE_CLAIM: claim, STAFF_LANGUAGE: 'nl' });
    offer = await sentOffer({ ...office, browser: () => new TestClient(office.app.server) });
    const [row] = await offersIn(store);
    if (!row) throw new Error('no offer');
    id = row.id;
    base = onlyPosition(frozenOffer(row) as Quotation);
  });
  afterEach(async () => {
    await office.close();
    await store.close();
  });

  type Who = { readonly token: string };
  const as = (who: Record<string, unknown>): Who => ({ token: office.workshop.goodToken(who) });
  const preview = (draft: object | undefined, who: Who = as(sanne)) =>
    office.call('POST', `/admin/quotations/${id}/revision/preview`, draft ? { draft } : {}, who);
  const send = (draft: object, who: Who = as(sanne)) =>
    office.call('POST', `/admin/quotations/${id}/revision`, { draft }, who);
  const startFrom = async () => ({ ...(await preview(undefined)).json.draft, why: 'Asked on the phone' });
  const tariff = () => base.transport?.cents ?? 0;
  const goods = () => base.amountOfUnits * (base.unitPriceCents + base.optionsCostCents);
  const percent = (value: number) => ({ percent: value, reason: 'Competitor' });
  const extra = (price: number) => ({ text: 'Signal lamp', amount: 2, price_in_cents: price });

  it('counts discount, transport below the tariff and free lines together (S20, B31)', async () => {
    const draft = await startFrom();
    expect(tariff()).toBeGreaterThan(goods() * 0.01);
    const below = Math.ceil(goods() * 0.01);
    const cases: [object, boolean][] = [
      [{ discount: percent(5) }, false],
      [{ transport: { in_cents: tariff() - below, note: '' } }, false],
      [{ discount: percent(4.5), transport: { in_cents: tariff() - below, note: '' } }, true],
      [{ discount: percent(5), transport: { in_cents: 0, note: '' } }, true],
      [{ discount: percent(5), transport: { in_cents: tariff() + below, note: '' } }, false],
      // What the customer pays for transport and extra lines buys no discount.
      [{ discount: percent(6), transport: { in_cents: tariff() + 10 * below, note: '' } }, true],
      [{ extras: [extra(14_500)] }, false],
      [{ extras: [extra(14_500), extra(0)] }, true],
    ];
    for (const [part, asks] of cases) {
      const { json } = await preview({ ...draft, ...part });
      expect([part, json.needs_approval]).toEqual([part, asks]);
    }
    const given = { discount: percent(5), transport: { in_cents: 0, note: '' }, extras: [extra(0)] };
    const { saved } = (await preview({ ...draft, ...given })).json;
    expect(saved).toMatchObject({
      discount_in_cents: Math.round(goods() * 0.05),
      transport_in_cents: tariff(),
      free_lines: 1,
      total_in_cents: Math.round(goods() * 0.05) + tariff(),
    });
    const sent = await send({ ...draft, ...given });
    expect(sent.json.outcome).toBe('awaits-approval');
    const [waiting] = (await office.call('GET', '/admin/approvals', undefined, as(pieter))).json;
    expect(waiting.discount_percent).toBeCloseTo(saved.percent, 3);
    expect(await offersIn(store)).toHaveLength(1);
    const decided = await office.call('PUT', `/admin/approvals/${waiting.id}`, { approve: true }, as(pieter));
    expect(decided.status).toBe(200);
    expect(await offersIn(store)).toHaveLength(2);
  });

  it('a machine gives nothing away in any of these ways (S20, IN-03)', async () => {
    const made = await office.call(
      'POST',
      '/admin/tokens',
      { name: 'ERP', scopes: ['incoming:read', 'incoming:write'], days: 10 },
      as(pieter),
    );
    const machine = { token: made.json.token };
    const draft = await startFrom();
    for (const part of [
      { discount: percent(0.1) },
      { transport: { in_cents: tariff() - 100, note: '' } },
      { extras: [extra(0)] },
    ]) {
      expect([part, (await send({ ...draft, ...part }, machine)).json.outcome]).toEqual([
        part,
        'awaits-approval',
      ]);
    }
    const confirmed = { ...draft, transport: { in_cents: tariff() + 5_000, note: '' } };
    expect((await send(confirmed, machine)).json.outcome).toBe('sent');
  });

  it('tells the approver every reason, what changes, both totals, and shows the paper (P20, B32)', async () => {
    const group = (await preview(undefined)).json.groups.find(
      ({ multi, choices }: { multi: boolean; choices: unknown[] }) => !multi && choices.length > 1,
    );
    // Who may approve is known from their first visit.
    await preview(undefined, as(pieter));
    const draft = await startFrom();
    const was = draft.selection[group.key];
    const other = group.choices.find(({ value }: { value: string }) => value !== was && value !== 'other');
    const given = {
      ...draft,
      amount_of_units: base.amountOfUnits + 1,
      selection: { ...draft.selection, [group.key]: other.value },
      discount: percent(7.5),
      transport: { in_cents: 100_00, note: 'Wessels, week 16' },
      extras: [extra(0)],
    };
    expect((await send(given)).json.outcome).toBe('awaits-approval');
    const shown = (await preview(given, as(pieter))).json;
    expect([...new Set(shown.changes.map(({ part }: { part: string }) => part))]).toEqual([
      'amount',
      'option',
      'extra',
      'discount',
      'transport',
    ]);
    expect(shown.changes.at(-1)).toEqual({
      part: 'transport',
      before: { in_cents: tariff(), confirmed: false },
      after: { in_cents: 10_000, confirmed: true },
    });

    const [mail] = (await queueOf(store)).filter(({ kind }) => kind === 'approval-asked');
    const { text = '', attachments } = await PostalMime.parse(await composeMail(mail!, office));
    const euros = (cents: number) =>
      new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }).format(cents / 100);
    for (const said of [
      ...['Asked on the phone', 'Competitor', 'Wessels, week 16', 'Signal lamp'],
      ...[euros(base.totalCents), euros(shown.prices.total_in_cents), euros(tariff())],
      ...['Reden van de korting', 'Totaal tot nu toe', `/admin/quotations/${id}`],
      ...[
        `Aantal units, tot nu toe: ${base.amountOfUnits}`,
        `Aantal units, nieuw: ${base.amountOfUnits + 1}`,
      ],
    ]) {
      expect(text).toContain(said);
    }
    const [pdf] = attachments;
    expect([attachments.length, pdf?.mimeType, pdf?.filename]).toEqual([
      1,
      'application/pdf',
      `Concept ${offer.number}-2.pdf`,
    ]);
  });

  it('mails to sales link to the desk, in the language of the staff (P18)', async () => {
    const mails = (await queueOf(store)).filter(({ kind }) => kind === 'offer');
    const of = async (role: string) => {
      const mail = mails.find(({ recipient_role }) => recipient_role === role);
      return PostalMime.parse(await composeMail(mail!, office));
    };
    const [sales, visitor] = [await of('sales'), await of('visitor')];
    expect(base.locale).toBe('de_DE');
    expect(sales.subject).toContain('Nieuwe offerte');
    expect(sales.text).toContain('Openen in de backoffice');
    expect(sales.text).toContain(`/admin/quotations/${id}`);
    expect(sales.text).not.toMatch(/Angebot|Standzarge|Behälter/);
    expect(visitor.text).not.toContain('/admin/');
    expect(visitor.subject).toContain('Angebot');
    // The paper is the customer's.
    expect(sales.attachments.map(({ filename }) => filename)).toEqual(
      visitor.attachments.map(({ filename }) => filename),
    );
  });
});
