import { docusealEvent, giveBuyer, signRequest } from '@silowright/contract/signing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { offersIn, queueOf } from '../../configurator/testing/offers.ts';
import { frozenOffer } from '../../deals/paper/quotation.ts';
import { textOfPdf } from '../../deals/paper/testing/text-of-pdf.ts';
import { quotedChoices } from '../../deals/testing/choices.ts';
import { readDocument } from '../../platform/db/documents.ts';
import { startTestApp, type TestApp } from '../../platform/http/testing/test-app.ts';
import { completeBuyer, sentOffer, stateOf, tokenHeader, tokenOf } from '../testing/signings.ts';
import { FakeDocuseal } from './testing/fake-docuseal.ts';

describe('DocuSeal as provider, against a fake of it', () => {
  const docuseal = new FakeDocuseal();
  let app: TestApp;
  beforeEach(async () => {
    docuseal.submissions.length = 0;
    docuseal.documentUrl = undefined;
    await docuseal.start();
    app = await startTestApp({
      SIGN_PROVIDER: 'docuseal',
      DOCUSEAL_TOKEN: 'token',
      DOCUSEAL_URL: docuseal.url,
      DOCUSEAL_SITE: docuseal.url,
      PUBLIC_URL: 'https://silos.example',
    });
  });
  afterEach(async () => {
    await app.stop();
    docuseal.stop();
  });

  const ask = (id: string, token: string) =>
    app.browser().call(signRequest, { params: { configurationId: id }, headers: tokenHeader(token) });
  const tell = async () => {
    const [offer] = await offersIn(app.store);
    return app
      .browser()
      .call(docusealEvent, { body: { event_type: 'form.completed', data: { external_id: offer?.id } } });
  };
  const signedDocument = async () => {
    const [offer] = await offersIn(app.store);
    return app.store.read((db) => readDocument(db, offer?.id ?? '', 'signed'));
  };

  it('gets the quotation once, and its page is framed (SG-04)', async () => {
    const { id, token, number } = await sentOffer(app);
    const url = `${docuseal.url}/s/slug41`;
    expect([(await ask(id, token)).body.url, (await ask(id, token)).body.url]).toEqual([url, url]);
    expect(docuseal.submissions).toHaveLength(1);
    expect(docuseal.submissions[0]?.asked).toMatchObject({
      send_email: false,
      completed_redirect_url: 'https://silos.example/sign/de/complete',
      name: `Silowright ${number}`,
      submitters: [{ email: 'anna@farm.example', name: 'Anna Müller' }],
    });
    const page = await app.app.server.inject({ url: `/sign/de/${id}` });
    expect(page.headers['content-security-policy']).toMatch(new RegExp(`frame-src [^;]*${docuseal.url}`));
    expect((await ask(id, 'x'.repeat(22))).status).toBe(404);
  });

  it('is not shown without the mail’s token (S2)', async () => {
    const { id, owner } = await sentOffer(app);
    const { body } = await owner.call(signRequest, { params: { configurationId: id } });
    expect(body.url).toBe(`/sign/de/${id}/document`);
    expect(docuseal.submissions).toEqual([]);
  });

  it('is queried for the result; its document is stored and mailed once (SG-03)', async () => {
    const offer = await sentOffer(app);
    await ask(offer.id, offer.token);
    // A webhook that claims a signature changes nothing while it is unsigned.
    expect((await tell()).status).toBe(200);
    expect(await stateOf(app.browser(), offer)).toBe('open');
    docuseal.submissions[0]!.status = 'completed';
    await Promise.all([tell(), tell()]);
    expect(await stateOf(app.browser(), offer)).toBe('signed');
    expect(Buffer.from((await signedDocument())!).equals(docuseal.signed)).toBe(true);
    const mails = (await queueOf(app.store)).filter(({ kind }) => kind === 'offer-signed');
    expect(mails.filter(({ recipient_role }) => recipient_role === 'visitor')).toHaveLength(1);
    // Signed: from now on our own page is shown.
    expect((await ask(offer.id, offer.token)).body.url).toContain(`/sign/de/${offer.id}/document`);
  });

  it('gets the document of what was chosen, once it is chosen (PJ-04)', async () => {
    const browser = app.browser();
    const { a, deal, answer } = await quotedChoices(browser);
    const number = answer.body.quotation_number;
    const token = await tokenOf(app, number);
    // The buyer is known, but nothing is chosen yet.
    expect((await ask(deal.id, token)).body.url).toBe(`/sign/de/${deal.id}/document#${token}`);
    const given = await browser.call(giveBuyer, {
      params: { configurationId: deal.id },
      headers: tokenHeader(token),
      body: { quotation_number: number, buyer: completeBuyer, chosen: [a] },
    });
    expect(given.status).toBe(200);
    expect((await ask(deal.id, token)).body.url).toBe(`${docuseal.url}/s/slug41`);
    const { documents } = docuseal.submissions[0]!.asked as { documents: { file: string }[] };
    const paper = (await textOfPdf(Buffer.from(documents[0]!.file, 'base64'))).join(' ');
    expect(paper).toMatch(/nicht gewählt/i);
    docuseal.submissions[0]!.status = 'completed';
    await tell();
    const [row] = await offersIn(app.store);
    expect([row?.state, frozenOffer(row!)]).toMatchObject(['signed', { decided: true, chosen: [a] }]);
  });

  it('may decline for the customer, with a reason (SG-03)', async () => {
    const offer = await sentOffer(app);
    await ask(offer.id, offer.token);
    docuseal.submissions[0]!.status = 'declined';
    docuseal.submissions[0]!.submitters[0]!.decline_reason = 'Too tall.';
    await tell();
    expect(await stateOf(app.browser(), offer)).toBe('declined');
    const [mail] = (await queueOf(app.store)).filter(({ kind }) => kind === 'offer-declined');
    expect(JSON.parse(mail?.payload ?? '')).toEqual({ outcome: 'declined', reason: 'Too tall.' });
  });

  it('is not followed to a document outside its site (SG-03, threat 36)', async () => {
    const offer = await sentOffer(app);
    await ask(offer.id, offer.token);
    docuseal.submissions[0]!.status = 'completed';
    docuseal.documentUrl = 'http://localhost:1/secret.pdf';
    expect((await tell()).status).toBe(503);
    expect(await stateOf(app.browser(), offer)).toBe('open');
  });

  it('causes 503 if it is away, and the quotation stays open (SG-04)', async () => {
    const offer = await sentOffer(app);
    docuseal.stop();
    expect((await ask(offer.id, offer.token)).status).toBe(503);
    expect(await stateOf(app.browser(), offer)).toBe('open');
  });
});
