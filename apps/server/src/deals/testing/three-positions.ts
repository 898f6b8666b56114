import type { BodyOf } from '@silowright/contract/call';
import { createDealOffer, type priceDeal } from '@silowright/contract/deals';
import { client } from '../../configurator/testing/offers.ts';
import { mixedFeed, withUnit } from '../../configurator/testing/worked-cases.ts';
import type { TestClient } from '../../platform/http/testing/test-client.ts';
import { completeBuyer } from '../../signing/testing/signings.ts';

export type DealBody = BodyOf<typeof priceDeal>;

/** Two silos, a larger one, and one that the customer may add: three configurations of one browser. */
export async function threeUnits(browser: TestClient): Promise<DealBody> {
  const first = await withUnit(browser);
  const second = await withUnit(browser, { ...mixedFeed, volumePerUnit: 50, amountOfUnits: 1 });
  const third = await withUnit(browser, { ...mixedFeed, volumePerUnit: 16, amountOfUnits: 1 });
  return {
    id: first.id,
    positions: [
      { configurationId: first.id, role: 'included' },
      { configurationId: second.id, role: 'included' },
      { configurationId: third.id, role: 'optional' },
    ],
  };
}

/** One quotation of three positions, of which the third is not chosen. */
export async function sendThree(browser: TestClient, more: Readonly<Record<string, unknown>> = {}) {
  const deal = await threeUnits(browser);
  const answer = await browser.put(createDealOffer, { ...client, buyer: completeBuyer, ...deal, ...more });
  return { deal, answer };
}
