import { listProductGroups } from '@silowright/contract/catalogue';
import {
  createRecommendation,
  type GroupFlowAnswer,
  selectPreconfiguredUnit,
} from '@silowright/contract/configurator';
import { createOffer } from '@silowright/contract/deals';
import { createLead } from '@silowright/contract/leads';
import { declineQuotation, readSigning } from '@silowright/contract/signing';
import { countryCode } from '@silowright/domain/catalogue/country-names';
import type { RunningServer } from '../../apps/server/src/app/start-server.ts';
import { newId, TestClient } from '../../apps/server/src/platform/http/testing/test-client.ts';
import { sign, tokenHeader, tokenOf } from '../../apps/server/src/signing/testing/signings.ts';
import { kindsOfCompany, people, reasonsToDecline, towns } from './people.ts';

const dayMs = 24 * 3_600_000;

/** The same numbers at every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface Filled {
  readonly quotations: number;
  readonly signed: number;
  readonly declined: number;
  readonly leads: number;
}

/**
 * Visitors of one year, through the calls of the website: all that they make is what the program itself makes. What is
 * stored comes from the catalogue. `setNow` moves the clock of the server.
 */
export async function fillInstallation(
  server: Pick<RunningServer, 'app' | 'catalogues' | 'store'>,
  { visits, endMs, setNow }: { visits: number; endMs: number; setNow: (ms: number) => void },
): Promise<Filled> {
  const random = randomFrom(1);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const requests = await requestsOf(server);
  const filled = { quotations: 0, signed: 0, declined: 0, leads: 0 };
  for (let visit = 0; visit < visits; visit++) {
    // Each visit in its part of the year, during working hours, more of them later.
    const day = Math.floor(365 * Math.sqrt((visit + random()) / visits));
    const atMs = endMs - (365 - day) * dayMs - Math.floor(random() * 8 * 3_600_000);
    setNow(atMs);
    const browser = new TestClient(server.app.server);
    const { name: locationPlacename, country, at, locale } = pick(towns);
    const [firstName, lastName] = [pick(people[locale].first), pick(people[locale].last)];
    const company = `${lastName} ${pick(kindsOfCompany)}`;
    const clientEmail = `${firstName}.${visit}@${company.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.example`
      .normalize('NFD')
      .replaceAll(/[^\w.@-]/g, '');
    const request = pick(requests);
    const openMarket = () =>
      browser.call(listProductGroups, { params: { segment: request.segment }, query: { language: 'en' } });
    await openMarket();
    // Most visitors look and leave.
    if (random() < 0.6) await openMarket();
    if (random() < 0.15) {
      const lead = {
        clientEmail,
        company,
        firstName,
        lastName,
        localeStr: locale,
        location: locationPlacename,
      };
      await browser.put(createLead, {
        id: newId(),
        ...lead,
        segment: request.segment,
        volume: 10 + Math.floor(random() * 90),
      });
      filled.leads += 1;
      continue;
    }
    const id = newId();
    // Now and then somebody wants more than there is.
    const volumePerUnit =
      visit % 12 === 5 ? 400 + 100 * Math.floor(random() * 3) : 8 + Math.floor(random() * 40);
    const { body } = await browser.put(createRecommendation, {
      ...request,
      id,
      localeStr: locale,
      volumePerUnit,
      amountOfUnits: 1 + Math.floor(random() * 3),
      placement: 'outside',
      locationPlacename,
      locationLattitude: at[0],
      locationLongitude: at[1],
      locationCountry: country,
      recommendationShown: 'product-group',
    });
    const unit = pick(
      Object.values((body as Partial<GroupFlowAnswer>).preconfigured_unit_recommendations ?? {}),
    );
    if (!unit || random() < 0.1) continue;
    await browser.put(selectPreconfiguredUnit, {
      id,
      preconfiguredUnitType: unit.preconfigured_unit_type,
      preconfiguredUnitUuid: unit.uuid,
    });
    const contact = { clientEmail, firstName, lastName, companyName: company, phoneNumber: '+31205550100' };
    const buyer = {
      street: `${pick(people[locale].last)} 12`,
      postalCode: '1234',
      city: locationPlacename.split(',')[0] ?? '',
      country: countryCode(country) ?? '',
      vatNumber: null,
      orderReference: null,
    };
    const offer = await browser.put(createOffer, { id, ...contact, buyer });
    if (offer.status !== 200) continue;
    filled.quotations += 1;
    const number = offer.body.quotation_number;
    const token = await tokenOf(server, number);
    setNow(Math.min(endMs, atMs + Math.floor(random() * 14) * dayMs));
    const luck = random();
    const customer = { params: { configurationId: id }, headers: tokenHeader(token) };
    if (luck < 0.7) await browser.call(readSigning, customer);
    if (luck < 0.25) {
      filled.signed += Number(
        (await sign(browser, { id, number, token }, { name: `${firstName} ${lastName}` })).status === 200,
      );
    } else if (luck < 0.4) {
      const body = { quotation_number: number, reason: pick(reasonsToDecline) };
      const answer = await browser.call(declineQuotation, { ...customer, body });
      filled.declined += Number(answer.status === 200);
    }
  }
  setNow(endMs);
  return filled;
}

/** What can be stored, from the catalogue of the installation. */
async function requestsOf({ app, catalogues }: Pick<RunningServer, 'app' | 'catalogues'>) {
  const browser = new TestClient(app.server);
  const { segments } = catalogues.content().markets;
  const labels = Object.fromEntries(segments.map(({ id, label }) => [id, label]));
  const lists = catalogues.pricedSegments().map(async (segment) => {
    const { body } = await browser.call(listProductGroups, { params: { segment } });
    return body['product-groups'].flatMap(({ type: productGroupType, 'characteristic-groups': groups }) =>
      (groups ?? [undefined]).map((group) => ({
        segment,
        segment_label: labels[segment],
        productGroupType,
        ...(group && { characteristicGroupType: group.type }),
      })),
    );
  });
  return (await Promise.all(lists)).flat();
}
