import { findDealer } from '../dealers/store/dealers.ts';
import { formatPhone } from '../platform/format-phone.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { HandlerOf } from '../server-parts.ts';
import { saveLocale, startConfigurationOfDealer } from './store/configurations.ts';

/** Starts under a dealer's brand; an unknown dealer gives neutral branding without an error (D8, threat 46). */
export const startConfigurationHandler: HandlerOf<'start-configuration'> =
  ({ store, nowMs }) =>
  async ({ body, browser }) => {
    const dealer = await findDealer(store, body.dealerId);
    const isOurs = await startConfigurationOfDealer(store, {
      id: body.id,
      browser_hash: browser.hash,
      locale: body.localeStr,
      dealer_id: dealer?.id ?? null,
      now: nowMs(),
    });
    if (!isOurs) throw new ApiError('unknown-configuration');
    browser.remember();
    return {
      url: dealer?.image_url || null,
      name: dealer?.name ?? null,
      ...(dealer && { city: dealer.city, phone: formatPhone(dealer.phone) }),
    };
  };

/** Sets the language of the labels and of the quotation. */
export const changeLocaleHandler: HandlerOf<'change-locale'> =
  ({ store, nowMs }) =>
  async ({ body, browser }) => {
    const saved = await saveLocale(store, {
      id: body.id,
      browser_hash: browser.hash,
      locale: body.localeStr,
      now: nowMs(),
    });
    if (!saved) throw new ApiError('unknown-configuration');
    return { ok: true };
  };
