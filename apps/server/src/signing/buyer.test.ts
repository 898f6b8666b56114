import { PDF } from '@libpdf/core';
import { giveBuyer, readSigning } from '@silowright/contract/signing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { offersIn } from '../configurator/testing/offers.ts';
import { readDocument } from '../platform/db/documents.ts';

import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';
import { completeBuyer, type SentOffer, sentOffer, sign, stateOf, tokenHeader } from './testing/signings.ts';

describe('the buyer before signing', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp();
  });
  afterEach(() => app.stop());

  const give = ({ id, number, token }: SentOffer, buyer: object, headers = tokenHeader(token)) =>
    app.browser().call(giveBuyer, {
      params: { configurationId: id },
      headers,
      body: { quotation_number: number, buyer },
    });
  const read = async ({ id, token }: SentOffer) =>
    (await app.browser().call(readSigning, { params: { configurationId: id }, headers: tokenHeader(token) }))
      .body;

  it('is needed: without it nothing is signed; with it the record names the party (QU-03)', async () => {
    const offer = await sentOffer(app, { buyer: undefined });
    expect(await read(offer)).toMatchObject({ buyer: {}, buyer_complete: false, signs_here: true });
    const refused = await sign(app.browser(), offer);
    expect([refused.status, refused.error?.code]).toEqual([409, 'buyer-missing']);
    expect(await stateOf(app.browser(), offer)).toBe('open');

    expect((await give(offer, { ...completeBuyer, orderReference: 'PO 4711' })).status).toBe(200);
    expect(await read(offer)).toMatchObject({
      buyer: { city: 'Cloppenburg', orderReference: 'PO 4711' },
      buyer_complete: true,
    });
    expect((await sign(app.browser(), offer)).status).toBe(200);
    const [row] = await offersIn(app.store);
    const sealed = await app.store.read((db) => readDocument(db, row?.id ?? '', 'signed'));
    const pages = (await PDF.load(sealed ?? new Uint8Array())).getPages();
    const record = pages.at(-1)?.extractText().text ?? '';
    for (const text of ['Dorfstraße 1', '49661 Cloppenburg', 'DE123456789', 'PO 4711'])
      expect(record).toContain(text);
  });

  it('names every field that is missing or wrong, and takes it from the mailbox only (QU-03)', async () => {
    const offer = await sentOffer(app, { buyer: undefined });
    const answer = await give(offer, { street: 'Dorfstraße 1', country: 'DE', vatNumber: '12' });
    expect(answer.status).toBe(400);
    expect(answer.error?.errors.map(({ path }) => path).toSorted()).toEqual([
      'buyer.city',
      'buyer.orderReference',
      'buyer.postalCode',
      'buyer.vatNumber',
    ]);
    expect((await give(offer, completeBuyer, tokenHeader('x'.repeat(22)))).status).toBe(404);
  });

  it('given with the quotation is on it, and need not be given again (QU-03)', async () => {
    const offer = await sentOffer(app);
    expect(await read(offer)).toMatchObject({ buyer_complete: true, buyer: { vatNumber: 'DE123456789' } });
    expect((await sign(app.browser(), offer)).status).toBe(200);
  });
});
