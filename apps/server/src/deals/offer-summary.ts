import type { offerSummary } from '@silowright/contract/deals';
import { placeOf, valuesOf } from '../configurator/configuration-state.ts';
import { findConfiguration } from '../configurator/store/configurations.ts';
import { nearestDealer } from '../dealers/nearest-dealer.ts';
import { formatPhone } from '../platform/format-phone.ts';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';

/** Whether a dealer will handle the offer (OV-03). Unknown and foreign ids get the same answer (D18). */
export const offerSummaryHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof offerSummary> =>
  async ({ params, browser }) => {
    const row = await findConfiguration(store, params.id);
    if (row?.browser_hash !== browser.hash) return { dealer_offer: false };
    const dealer = await nearestDealer(store, row.segment, placeOf(valuesOf(row), row.country));
    if (!dealer) return { dealer_offer: false };
    const { name, city, phone, image_url } = dealer;
    return { dealer_offer: true, dealer: { name, city, phone: formatPhone(phone), url: image_url || null } };
  };
