import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createOffer } from '@silowright/contract/deals';
import {
  declineQuotation,
  readSigning,
  resendQuotation,
  signQuotation,
  signRequest,
} from '@silowright/contract/signing';
import type { LocaleName } from '@silowright/domain/locale';
import { formatMoney } from '@silowright/texts/format';
import { translate } from '@silowright/texts/translate';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { client, offersIn, queueOf } from '../configurator/testing/offers.ts';
import { composeMail } from '../mails/compose-mail.ts';
import { type DocumentKind, readDocument } from '../platform/db/documents.ts';
import { engines } from '../platform/db/testing/engines.ts';
import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';
import { newId } from '../platform/http/testing/test-client.ts';
import { loadMessages } from '../platform/texts.ts';
import { checkSeal } from './seal/testing/check-seal.ts';
import { type SentOffer, sentOffer, sign, stateOf, tokenHeader, tokenOf } from './testing/signings.ts';

const dayMs = 24 * 3600 * 1000;

describe.each(engines)('signing on $name', ({ name, open }) => {
  let app: TestApp;
  let nowMs: number;
  beforeEach(async () => {
    nowMs = Date.parse('2026-11-16T09:00:00Z');
    app = await startTestApp({}, { store: await open(), nowMs: () => nowMs });
  });
  afterEach(() => app.stop());

  const request = (id: string, headers: Record<string, string> = {}, browser = app.browser()) =>
    browser.call(signRequest, {
      params: { configurationId: id },
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    });
  const textsOf = (locale: LocaleName) => (key: string) => translate(loadMessages(locale), locale, key, {});
  const documentOf = async (kind: DocumentKind) => {
    const [offer] = await offersIn(app.store);
    return app.store.read((db) => readDocument(db, offer?.id ?? '', kind));
  };

  it('accepts one of two concurrent signatures (SG-03)', async () => {
    const offer = await sentOffer(app);
    const answers = await Promise.all([sign(app.browser(), offer), sign(app.browser(), offer)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const mails = (await queueOf(app.store)).filter(({ kind }) => kind === 'offer-signed');
    expect(mails.filter(({ recipient_role }) => recipient_role === 'visitor')).toHaveLength(1);
  });

  // At the same time, PostgreSQL differs; all else is the same on both engines.
  if (name === 'postgres') return;

  it('returns the sign page for the token, and the read-only page for the bound browser (SG-04)', async () => {
    const { id, token, owner } = await sentOffer(app);
    expect((await request(id, tokenHeader(token))).body).toEqual({ url: `/sign/de/${id}/document#${token}` });
    expect((await request(id, {}, owner)).body).toEqual({ url: `/sign/de/${id}/document` });
    const inDanish = await app.browser().call(signRequest, {
      params: { configurationId: id },
      query: { language: 'da' },
      headers: tokenHeader(token),
    });
    expect(inDanish.body.url).toBe(`/sign/da/${id}/document#${token}`);
  });

  it('returns 404 to all others (SG-04, threat 7)', async () => {
    const { id, token, owner } = await sentOffer(app);
    const other = await sentOffer(app, { clientEmail: 'other@farm.example' });
    const [unknown, strange, wrong, swapped, ownerWithWrong] = [
      await request(newId(), tokenHeader(token)),
      await request(id),
      await request(id, tokenHeader('x'.repeat(22))),
      await request(id, tokenHeader(other.token)),
      await request(id, tokenHeader('x'.repeat(22)), owner),
    ];
    for (const answer of [strange, wrong, swapped, ownerWithWrong]) {
      expect([answer.status, answer.error]).toEqual([404, unknown.error]);
    }
    const stranger = { id, number: 'Q-2026-000001', token: 'x'.repeat(22) };
    expect((await sign(app.browser(), stranger)).status).toBe(404);
  });

  it('allows only the mailbox to sign or decline, not the browser that typed its address (threat 7, S2)', async () => {
    const { id, number, owner } = await sentOffer(app, { clientEmail: 'victim@farm.example' });
    const params = { configurationId: id };
    const signature = { name: 'Victim', signature: { kind: 'typed', text: 'Victim' }, consent: true };
    const attacks = [
      await owner.call(signQuotation, { params, body: { quotation_number: number, ...signature } }),
      await owner.call(declineQuotation, { params, body: { quotation_number: number, reason: 'Mine.' } }),
    ];
    expect(attacks.map(({ status }) => status)).toEqual([404, 404]);
    // Reading works, and does not count as opened by the addressee.
    expect((await owner.call(readSigning, { params })).body).toMatchObject({
      state: 'open',
      may_sign: false,
    });
    const headers = { cookie: owner.cookie ?? '' };
    const shown = await app.app.server.inject({ url: `/api/signing/${id}/document`, headers });
    expect(shown.headers['content-type']).toBe('application/pdf');
    const events = await app.store.read((db) => db.selectFrom('signing_events').selectAll().execute());
    expect(events).toEqual([]);
    expect((await queueOf(app.store)).filter(({ kind }) => kind !== 'offer')).toEqual([]);
  });

  it('hides the signed document from the browser that made the quotation (threat 7, S2)', async () => {
    const offer = await sentOffer(app);
    await sign(app.browser(), offer);
    const read = (headers: Record<string, string>) =>
      app.app.server.inject({ url: `/api/signing/${offer.id}/document`, headers });
    const [original, signed] = [await documentOf('quotation'), await documentOf('signed')];
    expect((await read({ cookie: offer.owner.cookie ?? '' })).rawPayload.equals(original!)).toBe(true);
    expect((await read(tokenHeader(offer.token))).rawPayload.equals(signed!)).toBe(true);
  });

  it('prints only what happened: a document that was not fetched was not opened (S2)', async () => {
    const offer = await sentOffer(app);
    await sign(app.browser(), offer);
    const text = textOf((await documentOf('signed'))!);
    if (text === undefined) return;
    const t = textsOf('de_DE');
    expect(text).toContain(t('signing.audit.signed-at'));
    expect(text).not.toContain(t('signing.audit.opened-at'));
  });

  it('sends the mail again for the browser that made the quotation, within the limits (S2)', async () => {
    const { id, owner } = await sentOffer(app);
    const again = (browser = owner) => browser.call(resendQuotation, { params: { configurationId: id } });
    const visitorMails = async () =>
      (await queueOf(app.store)).filter(({ recipient_role }) => recipient_role === 'visitor');
    const markSent = () => app.store.write((db) => db.updateTable('outbox').set({ state: 'sent' }).execute());
    expect((await again(app.browser())).status).toBe(404);
    // The first is still waiting, so no second one is queued.
    expect((await again()).body).toEqual({ ok: true, mail: 'queued' });
    expect(await visitorMails()).toHaveLength(1);
    for (const [mails, mail] of [
      [2, 'queued'],
      [3, 'queued'],
      [3, 'held'],
    ] as const) {
      await markSent();
      expect((await again()).body).toEqual({ ok: true, mail });
      expect(await visitorMails()).toHaveLength(mails);
    }
    await app.store.write((db) => db.updateTable('offers').set({ state: 'declined' }).execute());
    expect((await again()).error.code).toBe('offer-closed');
  });

  it('seals, stores and mails the signed quotation once (SG-03)', async () => {
    const offer = await sentOffer(app);
    nowMs += 60_000;
    const reader = app.browser();
    await app.app.server.inject({
      url: `/api/signing/${offer.id}/document`,
      headers: tokenHeader(offer.token),
    });
    nowMs += 60_000;
    expect((await sign(reader, offer)).body).toEqual({ ok: true, mail: 'queued' });
    expect(await stateOf(reader, offer)).toBe('signed');
    const second = await sign(reader, offer);
    expect([second.status, second.error.code]).toEqual([409, 'offer-closed']);

    const [original, signed] = [await documentOf('quotation'), await documentOf('signed')];
    expect(checkSeal(signed!)).toMatchObject({
      coversWholeFile: true,
      digestMatches: true,
      signatureMatches: true,
      certificateBound: true,
      subFilter: 'ETSI.CAdES.detached',
    });
    const shown = await app.app.server.inject({
      url: `/api/signing/${offer.id}/document`,
      headers: tokenHeader(offer.token),
    });
    expect(shown.rawPayload.equals(Buffer.from(signed!))).toBe(true);

    const mails = (await queueOf(app.store)).filter(({ kind }) => kind === 'offer-signed');
    expect(mails.map(({ recipient_role }) => recipient_role).toSorted()).toEqual([
      'dealer',
      'sales',
      'visitor',
    ]);
    for (const mail of mails) {
      const { attachments, subject } = await PostalMime.parse(await composeMail(mail, app));
      expect(subject).toContain(offer.number);
      expect(Buffer.from(attachments[0]!.content as ArrayBuffer).equals(Buffer.from(signed!))).toBe(true);
    }
    const text = textOf(signed!);
    if (text !== undefined) {
      const digits = hash('sha256', original!, 'hex').match(/.{8}/g)?.slice(0, 4).join(' ');
      for (const printed of [
        'Anna Müller',
        '127.0.0.1',
        digits,
        '2026-11-16T09:01:00',
        '2026-11-16T09:02:00',
      ])
        expect(text).toContain(printed);
    }
  });

  it('declines with a reason for both sides, and cannot be signed afterwards (SG-03)', async () => {
    const offer = await sentOffer(app);
    const decline = (reason: string) =>
      app.browser().call(declineQuotation, {
        params: { configurationId: offer.id },
        headers: tokenHeader(offer.token),
        body: { quotation_number: offer.number, reason },
      });
    expect((await decline('  ')).status).toBe(400);
    expect((await decline('Too tall for our yard.')).status).toBe(200);
    expect(await stateOf(app.browser(), offer)).toBe('declined');
    expect((await sign(app.browser(), offer)).error.code).toBe('offer-closed');
    const mails = (await queueOf(app.store)).filter(({ kind }) => kind === 'offer-declined');
    expect(mails).toHaveLength(3);
    for (const mail of mails) {
      const { text, attachments } = await PostalMime.parse(await composeMail(mail, app));
      expect(text).toContain('Too tall for our yard.');
      expect(attachments).toEqual([]);
    }
  });

  it('holds the fourth decline mail of an hour; a contract goes to the link’s mailbox (threat 14)', async () => {
    const offers: SentOffer[] = [];
    for (let count = 0; count < 5; count++) {
      offers.push(await sentOffer(app, { projectName: `${count}` }));
      nowMs += 8 * 3_600_000;
    }
    for (const { id, number, token } of offers.slice(1)) {
      const { status } = await app.browser().call(declineQuotation, {
        params: { configurationId: id },
        headers: tokenHeader(token),
        body: { quotation_number: number, reason: 'Buy from us instead.' },
      });
      expect(status).toBe(200);
    }
    expect((await sign(app.browser(), offers[0]!)).body).toEqual({ ok: true, mail: 'queued' });
    const toCustomer = async (ofKind: string) =>
      (await queueOf(app.store))
        .filter(({ kind, recipient_role }) => kind === ofKind && recipient_role === 'visitor')
        .map(({ state }) => state);
    expect((await toCustomer('offer-declined')).toSorted()).toEqual([
      'held',
      'waiting',
      'waiting',
      'waiting',
    ]);
    expect(await toCustomer('offer-signed')).toEqual(['waiting']);
  });

  it('says why a quotation can no longer be signed: expired, withdrawn, replaced (SG-03)', async () => {
    const offer = await sentOffer(app);
    const revised = await offer.owner.put(createOffer, {
      id: offer.id,
      ...client,
      comments: 'And a ladder.',
    });
    const number = revised.body.quotation_number;
    const newer = { ...offer, number, token: await tokenOf(app, number) };
    expect(newer.number).toBe(`${offer.number}-2`);
    expect(await stateOf(app.browser(), offer)).toBe('superseded');
    expect((await sign(app.browser(), offer)).error.code).toBe('offer-closed');
    expect((await request(offer.id, tokenHeader(offer.token))).status).toBe(200);
    // The number on the screen must be the signed revision.
    expect((await sign(app.browser(), { ...newer, number: offer.number })).error.code).toBe('offer-closed');

    await app.store.write((db) => db.updateTable('offers').set({ state: 'withdrawn' }).execute());
    expect(await stateOf(app.browser(), newer)).toBe('withdrawn');
    expect((await sign(app.browser(), newer)).error.code).toBe('offer-closed');
    await app.store.write((db) => db.updateTable('offers').set({ state: 'open' }).execute());
    nowMs += 30 * dayMs;
    expect(await stateOf(app.browser(), newer)).toBe('open');
    nowMs += 1;
    expect(await stateOf(app.browser(), newer)).toBe('expired');
    expect((await sign(app.browser(), newer)).error.code).toBe('offer-closed');
  });

  it('rejects what is no signature (SG-03)', async () => {
    const offer = await sentOffer(app);
    const outside = [
      [0, 0],
      [1001, 0],
    ];
    const wrong = {
      'no consent': { consent: false },
      'no name': { name: ' ' },
      'an empty signature': { signature: { kind: 'typed', text: '' } },
      'a drawing without strokes': { signature: { kind: 'drawn', strokes: [] } },
      'a stroke outside of the field': { signature: { kind: 'drawn', strokes: [outside] } },
    };
    for (const [what, more] of Object.entries(wrong)) {
      expect((await sign(app.browser(), offer, more)).status, what).toBe(400);
      expect(await stateOf(app.browser(), offer), what).toBe('open');
    }
  });

  it('shows the signer what is signed, without a login (SG-03, RT-17, Y6)', async () => {
    const { id, token, number } = await sentOffer(app);
    const { body } = await app
      .browser()
      .call(readSigning, { params: { configurationId: id }, headers: tokenHeader(token) });
    expect(body).toMatchObject({
      state: 'open',
      quotation_number: number,
      signer_name: 'Anna Müller',
      company: 'Hof Müller',
      email: 'anna@farm.example',
      closed_at: null,
      valid_until: '2026-12-16T09:00:00.000Z',
    });
    // The quotation as text, with every price of the PDF (Y6).
    const { sheet, total_in_cents: total } = body;
    expect(sheet.language).toBe('de-DE');
    expect(sheet.totals.find(({ main }) => main)?.value).toBe(
      formatMoney({ minor: total, currency: 'EUR' }, 'de_DE'),
    );
    expect(sheet.prices.every((cells) => cells.length === sheet.price_heads.length)).toBe(true);
    expect([sheet.unit.length > 8, sheet.terms.length > 3, (sheet.conditions?.length ?? 0) > 4]).toEqual([
      true,
      true,
      true,
    ]);
  });
});

/** By poppler, if installed, as an independent reader. */
function textOf(pdf: Uint8Array): string | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'silowright-seal-'));
  try {
    const file = path.join(folder, 'signed.pdf');
    writeFileSync(file, pdf);
    const { status, stdout } = spawnSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
    return status === 0 ? stdout : undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
