import { createOffer } from '@silowright/contract/deals';
import { createLead } from '@silowright/contract/leads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { client } from '../../configurator/testing/offers.ts';
import { withUnit } from '../../configurator/testing/worked-cases.ts';
import { engines } from '../../platform/db/testing/engines.ts';
import { startTestApp, type TestApp } from '../../platform/http/testing/test-app.ts';
import { newId } from '../../platform/http/testing/test-client.ts';
import { erasePerson, personData } from './privacy.ts';

describe.each(engines)('the stored data of a person, on $name', ({ open }) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp({}, { store: await open() });
  });
  afterEach(() => app.stop());

  /** A quotation and a lead for an address. */
  async function leave(clientEmail: string): Promise<void> {
    const browser = app.browser();
    const { id } = await withUnit(browser);
    expect((await browser.put(createOffer, { id, ...client, clientEmail })).status).toBe(200);
    const lead = { localeStr: 'de_DE', company: 'Hof', lastName: 'Müller', volume: 4, segment: 'food' };
    expect((await browser.put(createLead, { ...lead, id: newId(), clientEmail })).status).toBe(200);
  }
  const found = async (email: string) => {
    const { offers, leads, mails } = await app.store.read((db) => personData(db, email));
    // Each is mailed to the person and to sales, the quotation also to a dealer.
    return [offers.length, leads.length, mails.length];
  };

  it.each([
    ['X@MÜLLER.example', 'x@müller.example'],
    ['x@müller.example', 'X@Müller.Example'],
    ['x@xn--mller-kva.example', 'x@MÜLLER.example'],
    ['X_1%@farm.example', 'x_1%@FARM.example'],
  ])('is found and erased under %s when %s is requested (threat 62)', async (stored, asked) => {
    await leave(stored);
    await leave('xx1y@farm.example');
    expect(await found(asked)).toEqual([1, 1, 5]);
    await app.store.write((db) => erasePerson(db, asked));
    expect(await found(stored)).toEqual([0, 0, 0]);
    expect(await found('xx1y@farm.example')).toEqual([1, 1, 5]);
  });

  it('is empty for an unknown person', async () => {
    expect(await found('nobody@farm.example')).toEqual([0, 0, 0]);
  });
});
