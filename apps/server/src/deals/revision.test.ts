import { createOffer } from '@silowright/contract/deals';
import { saveLogo, saveSitePhoto, saveYardPlan } from '@silowright/contract/pictures';
import { giveBuyer } from '@silowright/contract/signing';
import { firstPlan } from '@silowright/domain/yard/yard-plan';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sitePhotosOf } from '../configurator/store/site-photos.ts';
import { client, offersIn, queueOf } from '../configurator/testing/offers.ts';
import { type OpenDesk, openDesk } from '../desk/testing/open-desk.ts';
import { composeMail } from '../mails/compose-mail.ts';
import type { Store } from '../platform/db/store.ts';
import { engines } from '../platform/db/testing/engines.ts';
import type { TestApp } from '../platform/http/testing/test-app.ts';
import { TestClient } from '../platform/http/testing/test-client.ts';
import {
  completeBuyer,
  type SentOffer,
  sentOffer,
  sign,
  stateOf,
  tokenHeader,
  tokenOf,
} from '../signing/testing/signings.ts';
import { onlyPosition } from './paper/positions.ts';
import type { Quotation, UnitQuotation } from './paper/quotation.ts';
import { frozenOffer } from './paper/quotation.ts';
import { goodLogo } from './paper/testing/hostile-logos.ts';

const claim = 'https://example.com/role';
const sanne = { sub: 'auth0|sanne', email: 'sanne@example.com', name: 'Sanne', [claim]: 'sales' };
const pieter = { sub: 'auth0|pieter', email: 'pieter@example.com', name: 'Pieter', [claim]: 'admin' };
const els = { sub: 'auth0|els', email: 'els@example.com', name: 'Els', [claim]: 'viewer' };

describe.each(engines)('a revision by staff on $name', ({ name, open }) => {
  let store: Store;
  let office: OpenDesk;
  let app: TestApp;
  let offer: SentOffer;
  let id: string;
  beforeEach(async () => {
    store = await open();
    office = await openDesk(store, { AUTH_ROLE_CLAIM: claim });
    app = { ...office, browser: () => new TestClient(office.app.server) };
    offer = await sentOffer(app);
    id = (await offersIn(office.store))[0]?.id ?? '';
  });
  afterEach(async () => {
    await office.close();
    await store.close();
  });

  const as = (who: Record<string, unknown>) => ({ token: office.workshop.goodToken(who) });
  const preview = async (draft?: object, who: Record<string, unknown> = sanne, of = id) =>
    office.call('POST', `/admin/quotations/${of}/revision/preview`, draft ? { draft } : {}, as(who));
  const startFrom = async (of = id) => ({
    ...(await preview(undefined, sanne, of)).json.draft,
    why: 'Asked on the phone',
  });
  const send = (draft: object, who: Record<string, unknown> = sanne, of = id) =>
    office.call('POST', `/admin/quotations/${of}/revision`, { draft }, as(who));
  const approvals = async (who: Record<string, unknown> = pieter) =>
    (await office.call('GET', '/admin/approvals', undefined, as(who))).json;
  const decide = (of: string, body: object, who: Record<string, unknown> = pieter) =>
    office.call('PUT', `/admin/approvals/${of}`, body, as(who));
  const detail = async (of: string) =>
    (await office.call('GET', `/admin/incoming/quotations/${of}`, undefined, as(pieter))).json;
  const frozen = async (at: number): Promise<UnitQuotation> => {
    const row = (await offersIn(office.store))[at];
    if (!row) throw new Error('no such offer');
    return onlyPosition(frozenOffer(row) as Quotation);
  };
  const discount = (percent: number) => ({ percent, reason: 'Third silo since 2024' });
  const extra = { text: 'Signal lamp', amount: 2, price_in_cents: 14_500 };

  it('of two colleagues at once, one is sent and the other hears of it (DK-08)', async () => {
    const draft = await startFrom();
    const answers = await Promise.all([
      send({ ...draft, discount: discount(2) }),
      send({ ...draft, discount: discount(3) }, pieter),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('changed-meanwhile');
    expect(await offersIn(office.store)).toHaveLength(2);
  });

  it('while the customer signs: one of both happens, never both (DK-08)', async () => {
    const draft = { ...(await startFrom()), discount: discount(2) };
    const [signed, sent] = await Promise.all([sign(app.browser(), offer), send(draft)]);
    const offers = await offersIn(office.store);
    if (signed.status === 200) {
      expect([sent.json.code, offers.map(({ state }) => state)]).toEqual(['offer-closed', ['signed']]);
    } else {
      expect([signed.status, sent.status]).toEqual([409, 200]);
      expect(offers.map(({ state }) => state)).toEqual(['superseded', 'open']);
    }
  });

  it('beyond the limit waits for another person, who approves it (DK-08, D29)', async () => {
    const draft = { ...(await startFrom()), discount: discount(7.5) };
    expect((await preview(draft)).json).toMatchObject({ needs_approval: true, limit_percent: 5 });
    expect((await preview(draft, pieter)).json).toMatchObject({ needs_approval: false, limit_percent: null });
    expect((await send(draft)).json).toEqual({ outcome: 'awaits-approval', id, number: offer.number });
    expect(await offersIn(office.store)).toHaveLength(1);
    // Who may decide gets a mail; who asks does not.
    const asked = (await queueOf(office.store)).filter(({ kind }) => kind === 'approval-asked');
    expect(asked.map(({ recipient }) => recipient)).toEqual([pieter.email]);
    const [mail] = asked;
    const { text, subject } = await PostalMime.parse(await composeMail(mail!, office));
    expect(subject).toContain(offer.number);
    for (const said of ['sanne', '7.5%', 'Asked on the phone', `/admin/quotations/${id}`])
      expect(text).toContain(said);
    const [waiting] = await approvals();
    expect(waiting).toMatchObject({
      quotation_id: id,
      number: offer.number,
      author: sanne.email,
      may_decide: true,
      discount_percent: expect.closeTo(7.5, 3),
    });
    expect((await approvals(sanne))[0].may_decide).toBe(false);
    // Not by sales, and not by the author, even with a higher role.
    expect((await decide(waiting.id, { approve: true }, { ...sanne, sub: 'auth0|other' })).status).toBe(403);
    expect((await decide(waiting.id, { approve: true }, { ...sanne, [claim]: 'admin' })).status).toBe(403);
    const approved = await Promise.all([1, 2].map(() => decide(waiting.id, { approve: true })));
    expect(approved.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await approvals()).toEqual([]);
    expect((await frozen(1)).revised).toMatchObject({ by: sanne.email, approvedBy: pieter.email });
    const { events } = await detail((await offersIn(office.store))[1]?.id ?? '');
    expect(
      events
        .filter(({ event }: { event: string }) => /approval|revised/.test(event))
        .map(({ event, author }: { event: string; author: string }) => [event, author])
        .toSorted(),
    ).toEqual([
      ['approval-asked', sanne.email],
      ['approval-given', pieter.email],
      ['revised', sanne.email],
    ]);
  });

  // At the same time, PostgreSQL differs; all else is the same on both engines.
  if (name === 'postgres') return;

  it('starts from the quotation as it is, at its own prices (DK-08)', async () => {
    const { status, json } = await preview();
    const base = await frozen(0);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      number: offer.number,
      next_number: `${offer.number}-2`,
      locale: 'de_DE',
      before_in_cents: base.totalCents,
      estimate_in_cents: base.transport?.cents,
      discount_percent: 0,
      limit_percent: 5,
      needs_approval: false,
      dropped: [],
      draft: { amount_of_units: 2, selection: base.selection, discount: null, extras: [], transport: null },
      prices: { total_in_cents: base.totalCents, changed: {} },
    });
    expect(json.groups.length).toBeGreaterThan(5);
    expect(await offersIn(office.store)).toHaveLength(1);
  });

  it('keeps the buyer of the sign page, and who works on it signs the letter (QU-03, QU-05)', async () => {
    const buyer = { ...completeBuyer, orderReference: 'PO 4711' };
    const given = await app.browser().call(giveBuyer, {
      params: { configurationId: offer.id },
      headers: tokenHeader(offer.token),
      body: { quotation_number: offer.number, buyer },
    });
    expect(given.status).toBe(200);
    expect((await frozen(0)).conditions?.contact?.name).not.toBe('Sanne');
    const taken = await office.call(
      'PUT',
      `/admin/incoming/quotations/${id}`,
      { assigned_to: { was: '', becomes: 'sanne@example.com' } },
      as(sanne),
    );
    expect(taken.status).toBe(200);
    expect((await send(await startFrom())).status).toBe(200);
    const revised = await frozen(1);
    expect(revised.buyer).toMatchObject({ city: 'Cloppenburg', orderReference: 'PO 4711' });
    expect(revised.conditions?.contact).toEqual({ name: 'Sanne', email: 'sanne@example.com' });

    const again = await offer.owner.put(createOffer, {
      id: offer.id,
      ...client,
      comments: 'In green, please',
    });
    expect(again.status).toBe(200);
    expect((await frozen(2)).conditions?.contact?.name).toBe('Sanne');
  });

  it('keeps the picture of the site, the plan of the yard and the logo (DK-08, TD-05, TD-06, ST-07)', async () => {
    const { owner } = offer;
    const plan = firstPlan(2, 4.6);
    const jpeg = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#558844' } })
      .jpeg()
      .toBuffer();
    const photo = { jpeg: jpeg.toString('base64'), consent: true as const };
    const file = (await goodLogo(300, 100)).toString('base64');
    await owner.put(saveSitePhoto, { id: offer.id, photo });
    await owner.put(saveYardPlan, { id: offer.id, plan });
    const logo = (await owner.put(saveLogo, { id: offer.id, logo: { file } })).body.name;
    await owner.put(createOffer, { id: offer.id, ...client });
    const base = (await offersIn(store))[1]?.id ?? '';
    const sent = await send(await startFrom(base), sanne, base);
    expect(sent.status).toBe(200);

    const { photo: digest } = await frozen(1);
    expect(digest).toBeDefined();
    expect(await frozen(2)).toMatchObject({ logo, yard: plan, photo: digest });
    const pictures = await store.read((db) => sitePhotosOf(db, [base, sent.json.id]));
    const [first, second] = pictures.map(({ bytes }) => Buffer.from(bytes));
    expect([pictures.length, first?.equals(second!)]).toEqual([2, true]);
    const uses = await store.read((db) =>
      db.selectFrom('logo_uses').select('name').where('owner', '=', sent.json.id).execute(),
    );
    expect(uses).toEqual([{ name: logo }]);
    expect((await detail(sent.json.id)).sheet.yard).toEqual(plan);
  });

  it('adds number, discount, extras and confirmed transport to the cent (DK-08, D29)', async () => {
    const draft = {
      ...(await startFrom()),
      amount_of_units: 3,
      discount: discount(4.25),
      extras: [extra],
      transport: { in_cents: 1_364_000, note: 'Wessels, week 16' },
      message: 'As discussed.\nBoth by April.',
    };
    const { json } = await preview(draft);
    const { unitPriceCents, optionsCostCents } = await frozen(0);
    const goods = 3 * (unitPriceCents + optionsCostCents) + 29_000;
    const off = Math.round(goods * 0.0425);
    expect([json.goods_in_cents, json.prices.total_in_cents]).toEqual([goods, goods - off + 1_364_000]);

    const sent = await send(draft);
    expect([sent.status, sent.json]).toEqual([
      200,
      { outcome: 'sent', id: expect.any(String), number: `${offer.number}-2` },
    ]);
    const revised = await frozen(1);
    expect(revised).toMatchObject({
      revision: 2,
      amountOfUnits: 3,
      totalCents: goods - off + 1_364_000,
      transportConfirmed: true,
      addedLines: [
        { kind: 'extra', text: '2 × Signal lamp', cents: 29_000 },
        { kind: 'discount', text: 'Rabatt 4,25\u00a0%', cents: -off },
      ],
      transport: { cents: 1_364_000 },
      revised: {
        by: sanne.email,
        why: 'Asked on the phone',
        replaces: offer.number,
        changed: {
          amount: { by: sanne.email, why: 'Asked on the phone' },
          discount: { by: sanne.email, why: 'Third silo since 2024' },
          extra: { by: sanne.email },
          transport: { by: sanne.email },
        },
      },
    });
    expect(await detail(sent.json.id)).toMatchObject({
      item: { title: `${offer.number}-2`, handled: true, total_in_cents: revised.totalCents },
      revisions: [
        { title: `${offer.number}-2`, state: 'open' },
        { id, title: offer.number, state: 'superseded' },
      ],
    });
    // The next revision starts from this one.
    const next = await startFrom(sent.json.id);
    expect(next).toMatchObject({ discount: discount(4.25), extras: [extra], transport: draft.transport });
  });

  it('changes options by the list of the quotation and refuses what does not exist (DK-08)', async () => {
    const { json } = await preview();
    const group = json.groups.find(
      ({ multi, choices, key }: { multi: boolean; choices: unknown[]; key: string }) =>
        !multi && choices.length > 1 && typeof json.draft.selection[key] === 'string',
    );
    const was = json.draft.selection[group.key];
    const other = group.choices.find(({ value }: { value: string }) => value !== was && value !== 'other');
    const draft = {
      ...json.draft,
      why: 'Changed',
      selection: { ...json.draft.selection, [group.key]: other.value },
    };
    expect((await preview(draft)).json.prices.changed).toHaveProperty([group.key]);
    const { json: sent } = await send(draft);
    expect((await frozen(1)).selection[group.key]).toBe(other.value);
    expect(sent.outcome).toBe('sent');
    const wrong = { ...draft, selection: { [group.key]: 'gold' } };
    expect((await preview(wrong)).json.code).toBe('unknown-choice');
  });

  it('shows the price of an unfinished choice, but neither prints nor sends it (V28)', async () => {
    const { json } = await preview();
    const before = await offersIn(office.store);
    for (const selection of [
      { ...json.draft.selection, 'colour.body_colour': { value: 'other', custom: '' } },
      { ...json.draft.selection, 'access.inspection_hatch': [] },
    ]) {
      const draft = { ...json.draft, why: 'Changed', selection };
      expect((await preview(draft)).status).toBe(200);
      expect((await send(draft)).json).toMatchObject({ code: 'unfinished-choice' });
      const printed = await office.call('POST', `/admin/quotations/${id}/revision/pdf`, { draft }, as(sanne));
      expect([printed.status, printed.json.code]).toEqual([400, 'unfinished-choice']);
    }
    expect(await offersIn(office.store)).toEqual(before);
  });

  it('is mailed to the customer, who signs it; the earlier one can no longer be signed (DK-08, D29)', async () => {
    const draft = { ...(await startFrom()), discount: discount(3), message: 'Wie besprochen.' };
    const { number, id: newId } = (await send(draft)).json;
    const mails = (await queueOf(office.store)).filter(({ offer_id }) => offer_id === newId);
    expect(mails.map(({ recipient_role: role, state }) => [role, state]).toSorted()).toEqual([
      ['dealer', 'waiting'],
      ['sales', 'waiting'],
      ['visitor', 'waiting'],
    ]);
    for (const mail of mails) {
      const { text = '', subject } = await PostalMime.parse(await composeMail(mail, office));
      expect([subject, text]).toEqual([
        expect.stringContaining(number),
        expect.stringContaining('Rabatt 3\u00a0%'),
      ]);
      expect(text).toContain(offer.number);
      // Reasons are for colleagues.
      expect(text).not.toMatch(/Third silo|Asked on the phone/);
      if (mail.recipient_role === 'visitor') expect(text).toContain('Wie besprochen.');
    }
    expect(await stateOf(app.browser(), offer)).toBe('superseded');
    expect((await sign(app.browser(), offer)).status).toBe(409);
    const newer = { ...offer, number, token: await tokenOf(app, number) };
    expect((await sign(app.browser(), newer)).status).toBe(200);
    const { item, events } = await detail(newId);
    expect(item.state).toBe('signed');
    expect(events.map(({ event }: { event: string }) => event)).toEqual(
      expect.arrayContaining(['arrived', 'revised', 'opened', 'signed']),
    );
    // A signed one is not revised.
    expect((await send(await startFrom(newId), sanne, newId)).json.code).toBe('offer-closed');
  });

  it('is found again when the visitor sends the same once more (DK-08, D9)', async () => {
    const { number } = (await send({ ...(await startFrom()), discount: discount(3) })).json;
    const again = await offer.owner.put(createOffer, { id: offer.id, ...client, buyer: completeBuyer });
    expect(again.body.quotation_number).toBe(number);
    expect(await offersIn(office.store)).toHaveLength(2);
  });

  it('is refused with a reason, which the author reads in the timeline (DK-08)', async () => {
    await send({ ...(await startFrom()), discount: { in_cents: 500_000, reason: 'Competitor' } });
    const [waiting] = await approvals();
    expect((await decide(waiting.id, { approve: false })).status).toBe(400);
    expect((await decide(waiting.id, { approve: false, reason: 'Too much.' })).json).toEqual({
      quotation_id: id,
    });
    expect((await decide(waiting.id, { approve: true })).json.code).toBe('changed-meanwhile');
    expect((await detail(id)).events.at(-1)).toMatchObject({
      event: 'approval-refused',
      author: pieter.email,
      details: 'Too much.',
    });
    expect(await offersIn(office.store)).toHaveLength(1);
  });

  it('that waits is outdated when the customer signs or staff revise meanwhile (DK-08)', async () => {
    const draft = { ...(await startFrom()), discount: discount(9) };
    await send(draft);
    const [first] = await approvals();
    await send({ ...draft, discount: discount(8) });
    expect(await approvals()).toHaveLength(1);
    expect((await decide(first.id, { approve: true })).json.code).toBe('changed-meanwhile');
    const [second] = await approvals();
    await sign(app.browser(), offer);
    expect(await approvals()).toEqual([]);
    expect((await decide(second.id, { approve: true })).json.code).toBe('changed-meanwhile');
    expect(await offersIn(office.store)).toHaveLength(1);
  });

  it('is shown as a PDF before it is sent; nothing is stored (DK-08)', async () => {
    const draft = { ...(await startFrom()), discount: discount(3), extras: [extra] };
    const { status, headers, bytes } = await office.call(
      'POST',
      `/admin/quotations/${id}/revision/pdf`,
      { draft },
      as(sanne),
    );
    expect([status, headers['content-type'], bytes.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect(String(headers['content-disposition'])).toContain(`${offer.number}-2.pdf`);
    expect(await offersIn(office.store)).toHaveLength(1);
  });

  it('is refused to those who may not write, and with input that makes no sense (DK-08, DK-09)', async () => {
    const draft = await startFrom();
    for (const path of ['', '/preview', '/pdf']) {
      const answer = await office.call('POST', `/admin/quotations/${id}/revision${path}`, { draft }, as(els));
      expect([path, answer.status]).toEqual([path, 403]);
    }
    const wrong = [
      { why: ' ' },
      { amount_of_units: 0 },
      { amount_of_units: 1.5 },
      { discount: discount(0) },
      { discount: discount(101) },
      { discount: discount(1.234) },
      { discount: { percent: 3, reason: '' } },
      { discount: { in_cents: 900_000_000, reason: 'x' } },
      { discount: { in_cents: -1, reason: 'x' } },
      { extras: [{ ...extra, price_in_cents: -1 }] },
      { extras: [{ ...extra, text: 'two\nlines' }] },
      { extras: Array.from({ length: 21 }, () => extra) },
      { transport: { in_cents: -1, note: '' } },
      { total_in_cents: 1 },
    ];
    for (const part of wrong) {
      expect([part, (await send({ ...draft, ...part }, pieter)).status]).toEqual([part, 400]);
    }
    expect((await send(draft, pieter, '00000000-0000-0000-0000-000000000000')).status).toBe(404);
    expect(await offersIn(office.store)).toHaveLength(1);
  });

  it('leaves nothing behind when the person is erased (DK-08, DK-11)', async () => {
    await send({ ...(await startFrom()), discount: discount(9), message: 'Frau Müller' });
    await office.call('POST', '/admin/person/erase', { email: client.clientEmail }, as(pieter));
    const rows = await office.store.read((db) => db.selectFrom('revisions').selectAll().execute());
    expect(rows).toEqual([]);
  });

  it('a contract is voided by an administrator only (DK-09, DK-11)', async () => {
    await sign(app.browser(), offer);
    const voiding = (who: Record<string, unknown>) =>
      office.call('PUT', `/admin/quotations/${id}/void`, { reason: 'Signed twice' }, as(who));
    expect((await voiding(sanne)).status).toBe(403);
    expect((await voiding(pieter)).status).toBe(200);
  });
});
