import { createRecommendation } from '@silowright/contract/configurator';
import { createOffer } from '@silowright/contract/deals';
import { createLead } from '@silowright/contract/leads';
import { bookMeeting, confirmMeeting, listMeetingSlots } from '@silowright/contract/meetings';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { queueOf } from '../configurator/testing/offers.ts';
import { openDesk } from '../desk/testing/open-desk.ts';
import { newId, TestClient } from '../platform/http/testing/test-client.ts';
import { sentOffer, sign } from '../signing/testing/signings.ts';
import { composeMail } from './compose-mail.ts';

const customer = { localeStr: 'de_DE', clientEmail: 'anna@farm.example', lastName: 'Müller' } as const;

it('every mail to sales is in the language of the staff, with a button to its item (P18)', async () => {
  const office = await openDesk(undefined, { STAFF_LANGUAGE: 'nl' });
  const browser = () => new TestClient(office.app.server);
  const offer = await sentOffer({ ...office, browser });
  await sign(browser(), offer);
  await browser().put(createLead, {
    ...customer,
    id: newId(),
    company: 'Hof',
    volume: 36,
    segment: 'agricultural',
  });
  const asking = { id: newId(), localeStr: 'de_DE' } as const;
  const visitor = browser();
  await visitor.put(createRecommendation, {
    ...asking,
    segment: 'food_and_feed',
    productName: 'Mehl',
    substance: 'solid',
    density: 550,
    volumePerUnit: 40,
    amountOfUnits: 2,
    recommendationShown: 'basic',
  });
  await visitor.put(createOffer, {
    ...asking,
    clientEmail: customer.clientEmail,
    callToAction: 'call_me_now',
  });
  const { slots } = (await browser().call(listMeetingSlots)).body;
  await browser().put(bookMeeting, { ...customer, startsAt: slots.at(-1)!, timeZone: 'Europe/Berlin' });
  const [booked] = (await queueOf(office.store)).filter(({ meeting_id }) => meeting_id !== null);
  const { token } = JSON.parse(booked!.payload) as { token: string };
  await browser().call(confirmMeeting, { params: { token } });

  const toSales = (await queueOf(office.store)).filter(({ recipient_role }) => recipient_role === 'sales');
  expect(toSales.map(({ kind }) => kind).toSorted()).toEqual([
    'lead-to-sales',
    'meeting',
    'offer',
    'offer',
    'offer-signed',
  ]);
  for (const mail of toSales) {
    const { text = '' } = await PostalMime.parse(await composeMail(mail, office));
    expect(text).toMatch(/Openen in de backoffice:\n\S+\/admin\/(quotations|leads|meetings)\/[\w-]+\n/);
    expect(text).not.toMatch(/Angebot|Anfrage|Termin|Klassisches|Futter/);
  }
  await office.close();
});
