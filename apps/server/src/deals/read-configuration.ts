import { placeOf, valuesOf } from '../configurator/configuration-state.ts';
import { engineeringSheet } from '../configurator/engineering-sheet.ts';
import { chosenUnit, loadOwnConfiguration, recommendedFor } from '../configurator/load-own-configuration.ts';
import { siteOfUnit } from '../configurator/site-of-unit.ts';
import { findConfiguration, findOwnConfiguration } from '../configurator/store/configurations.ts';
import { readSitePhoto } from '../configurator/store/site-photos.ts';
import { nearestDealer } from '../dealers/nearest-dealer.ts';
import { formatPhone } from '../platform/format-phone.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { HandlerOf } from '../server-parts.ts';
import { priceChoices } from './offer-content.ts';
import { findOpenedCopy } from './opened-copy.ts';

/** Whether a dealer will handle the offer (OV-03). Unknown and foreign ids get the same answer (D18). */
export const offerSummaryHandler: HandlerOf<'offer-summary'> =
  ({ store }) =>
  async ({ params, browser }) => {
    const row = await findConfiguration(store, params.id);
    if (row?.browser_hash !== browser.hash) return { dealer_offer: false };
    const dealer = await nearestDealer(store, row.segment, placeOf(valuesOf(row), row.country));
    if (!dealer) return { dealer_offer: false };
    const { name, city, phone, image_url } = dealer;
    return { dealer_offer: true, dealer: { name, city, phone: formatPhone(phone), url: image_url || null } };
  };

/** Computed from the stored choices; the same function as for the quotation (EN-11). */
export const engineeringDataHandler: HandlerOf<'engineering-data'> =
  (parts) =>
  async ({ params, browser }) => {
    const opened = await findOpenedCopy(parts, params.id, browser.hash);
    const configuration = opened
      ? await recommendedFor(parts, opened.row)
      : await loadOwnConfiguration(parts, params.id, browser);
    const unit = chosenUnit(configuration);
    const { selection } = priceChoices(configuration, unit);
    return engineeringSheet(configuration.pinned.content, unit, selection, siteOfUnit(configuration));
  };

/** Only the browser that the configuration belongs to sees the picture here (TD-05). */
export const readSitePhotoHandler: HandlerOf<'read-site-photo'> =
  (parts) =>
  async ({ params: { id }, browser, reply }) => {
    const own = await findOwnConfiguration(parts.store, id, browser.hash);
    const opened = own ? undefined : await findOpenedCopy(parts, id, browser.hash);
    if (!own && !opened) throw new ApiError('unknown-configuration');
    const owner = opened?.hasPhoto ? opened.offer.id : id;
    const photo = await parts.store.read((db) => readSitePhoto(db, owner));
    if (!photo) throw new ApiError('not-found');
    reply.headers({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' });
    return Buffer.from(photo.bytes);
  };
