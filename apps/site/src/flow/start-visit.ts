import { addHeaders, call } from '@silowright/ui/calls/api.ts';
import { loadPublicSettings } from '@silowright/ui/calls/public-settings.ts';
import { localeOf } from '@silowright/ui/catalogue/offered-languages.ts';
import { flags } from '@silowright/ui/page/flags.ts';
import type { Brand } from '@silowright/ui/page/page-header.tsx';
import { create } from 'zustand';
import { isOtherArea, readAddress } from '../address/read-address.ts';
import { chooseSegment } from '../session/choose-segment.ts';
import { lookUpIp } from '../session/look-up-ip.ts';
import { markets } from '../session/market-of.ts';
import { sendOwn } from '../session/send-own.ts';
import { sessionValues, setValues, useSession } from '../session/session-store.ts';
import { followAddress } from './step-navigation.ts';

/** The dealer's brand, once the server has confirmed the dealer (DL-01). */
export const useDealerBrand = create<Brand>(() => ({ logoUrl: null, name: null }));

export const readCurrentAddress = () => readAddress(window.location, flags, navigator.languages);

export const currentLanguage = () => readCurrentAddress().language;

/** The start step: the market in the path (RT-02), otherwise the market selection (RT-01, RT-09). */
export function enterByAddress(): void {
  if (isOtherArea(window.location.pathname)) return;
  const { market: label, dealerId, hasHash } = readCurrentAddress();
  const market = markets().find((candidate) => candidate.label === label);
  if (dealerId !== sessionValues().dealer_id) setValues({ dealer_id: dealerId });
  if (market) {
    // Like a click on the tile, but without the lead form and without fromMarketSelect (RT-18). A step in the hash
    // means a reload or Back: a sent offer is kept.
    const isNewVisit = !hasHash && useSession.getState().sentOffer !== undefined;
    if (isNewVisit || sessionValues().segment !== market.id) chooseSegment(market.id, market.label);
    setValues({ noBackToMarket: true, fromMarketSelect: undefined });
  } else setValues({ noBackToMarket: undefined });
  followAddress(market?.step ?? 'market');
}

let visit: Promise<void> | undefined;

/** Runs once per page; callers that need the IP address await the same visit. */
export function startVisit(): Promise<void> {
  visit ??= beginVisit();
  return visit;
}

/** Looks up the IP address, then reports the dealer to the server, in this order (IP-01, DL-01). */
async function beginVisit(): Promise<void> {
  if (flags.DEBUG) console.info('params and flags', readCurrentAddress(), flags);
  const settings = await loadPublicSettings();
  const ip = await lookUpIp(settings?.ip_lookup_url ?? null);
  if (ip) {
    // Every later call carries it (IP-01).
    addHeaders({ 'User-Ip': ip });
    setValues({ user_ip: ip });
  }
  const { dealer_id } = sessionValues();
  if (ip && dealer_id) await startConfiguration(dealer_id);
}

/** A failure is only logged (DL-02). */
async function startConfiguration(dealerId: string): Promise<void> {
  try {
    const localeStr = localeOf(readCurrentAddress().language);
    const { url, name, city, phone } = await sendOwn(
      (id) => call('start-configuration', { body: { id, dealerId, localeStr } }),
      // Later the id names an offer or a chosen unit.
      () => !sessionValues().recommendationShown,
    );
    useDealerBrand.setState({ logoUrl: url, name, city, phone });
  } catch (error) {
    console.warn('Problem starting the configuration of a dealer', error);
  }
}
