import { createRecommendation } from '@silowright/contract/configurator';
import { createOffer } from '@silowright/contract/deals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf, partsOf } from '../deals/opened-copy.ts';
import { frozenOffer, type Offer } from '../deals/paper/quotation.ts';
import { quotationSheet } from '../desk/incoming-sheet.ts';
import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';
import { newId } from '../platform/http/testing/test-client.ts';
import { client, offersIn } from './testing/offers.ts';
import { mixedFeed, roadSalt, withUnit } from './testing/worked-cases.ts';

describe('the answer about explosion zones', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const offersFor = async (id: string) =>
    (await offersIn(app.store)).filter((row) => row.configuration_id === id).map(frozenOffer);
  const zonesForStaff = (offer: Offer | undefined) =>
    quotationSheet(offer ?? {}).facts.find(({ name }) => name === 'zones')?.value;

  it('is frozen and shown to staff; given earlier or with the offer, it is the same offer (EN-09, D9)', async () => {
    const browser = app.browser();
    const { id } = await withUnit(browser);
    const first = await browser.put(createOffer, { id, ...client, explosionZones: 'unknown' });
    const [offer] = await offersFor(id);
    expect(answersOf(partsOf(offer!)[0]).explosionZones).toBe('unknown');
    expect(zonesForStaff(offer)).toMatchObject({ key: 'admin.zones-unknown' });
    // Back to the place and here again: now the answer is among the stored values.
    await browser.put(createRecommendation, { ...mixedFeed, id, explosionZones: 'unknown' });
    const again = await browser.put(createOffer, { id, ...client });
    expect(again.body).toEqual(first.body);
    // Another answer is another content.
    await browser.put(createOffer, { id, ...client, explosionZones: 'no' });
    expect((await offersFor(id)).map((each) => answersOf(partsOf(each)[0]).explosionZones)).toEqual([
      'unknown',
      'no',
    ]);
  });

  it('that is missing is open for feed, and not asked for salt (EN-09)', async () => {
    const of = async (values: object) => {
      const browser = app.browser();
      const { id } = await withUnit(browser, { ...values });
      await browser.put(createOffer, { id, ...client, clientEmail: `${id}@farm.example` });
      return zonesForStaff((await offersFor(id))[0]);
    };
    expect(await of(mixedFeed)).toMatchObject({ key: 'admin.zones-open' });
    expect(await of(roadSalt)).toBeUndefined();
  });

  it('of a request is shown to staff, and another word is refused (EN-09)', async () => {
    const browser = app.browser();
    const id = newId();
    const values = {
      id,
      localeStr: 'nl_NL',
      segment: 'other_industries',
      productName: 'Houtpellets',
      substance: 'solid',
      volumePerUnit: 40,
      amountOfUnits: 1,
      recommendationShown: 'basic',
    };
    const wrong = await browser.put(createRecommendation, { ...values, explosionZones: 'perhaps' });
    expect(wrong.status).toBe(400);
    await browser.put(createRecommendation, { ...values, explosionZones: 'yes' });
    await browser.put(createOffer, { id, clientEmail: 'jan@hout.example', callToAction: 'call_me_now' });
    expect(zonesForStaff((await offersFor(id))[0])).toMatchObject({ key: 'admin.zones-yes' });
  });
});
