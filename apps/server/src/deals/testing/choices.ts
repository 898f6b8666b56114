import { createDealOffer } from '@silowright/contract/deals';
import { client } from '../../configurator/testing/offers.ts';
import { mixedFeed, withUnit } from '../../configurator/testing/worked-cases.ts';
import type { TestClient } from '../../platform/http/testing/test-client.ts';
import { completeBuyer } from '../../signing/testing/signings.ts';
import type { DealBody } from './three-positions.ts';

/** In the country of the seller, where VAT is charged. */
export const inEde = {
  locationPlacename: 'Ede, Nederland',
  locationLattitude: 52.04,
  locationLongitude: 5.66,
  locationCountry: 'Nederland',
} as const;

/** Two sizes to choose from, a small silo that may be added, and one that is included: 10.A, 10.B, 20 and 30. */
export async function quotedChoices(browser: TestClient, place: Readonly<Record<string, unknown>> = {}) {
  const unit = (more: Readonly<Record<string, unknown>>) =>
    withUnit(browser, { ...mixedFeed, ...place, ...more });
  const small = await unit({});
  const large = await unit({ volumePerUnit: 36 });
  const extra = await unit({ volumePerUnit: 12, amountOfUnits: 1 });
  const tall = await unit({ volumePerUnit: 50, amountOfUnits: 1 });
  const deal: DealBody = {
    id: small.id,
    positions: [
      { configurationId: small.id, role: 'alternative', group: 'size' },
      { configurationId: large.id, role: 'alternative', group: 'size' },
      { configurationId: extra.id, role: 'optional' },
      { configurationId: tall.id, role: 'included' },
    ],
  };
  const answer = await browser.put(createDealOffer, { ...client, buyer: completeBuyer, ...deal });
  const [a, b, optional, included] = deal.positions.map(({ configurationId }) => configurationId);
  return { deal, answer, a: a!, b: b!, optional: optional!, included: included! };
}
