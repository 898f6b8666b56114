import type { ResponseOf } from '@silowright/contract/call';
import type { publicSettings } from '@silowright/contract/settings';
import { companyFileOf } from '../config/company.ts';
import type { Config } from '../config/config.ts';
import { aerialSource } from '../config/config.ts';
import type { IdentitySettings } from '../config/identity-settings.ts';
import { version } from '../config/version.ts';

type Answer = ResponseOf<typeof publicSettings>;

export function publicSettingsHandler(
  config: Config,
  identity: IdentitySettings | undefined,
  baseCurrency: () => string,
): () => Answer {
  const answer: Omit<Answer, 'base_currency'> = {
    version,
    company: {
      name: config.companyName,
      email: config.companyEmail,
      phone: config.companyPhone,
      homepage: config.companyHomepage,
      time_zone: config.companyTimezone,
    },
    claims: {
      iso_9001: config.claimIso9001,
      years_of_experience: config.claimYearsOfExperience,
      journey_percent: config.claimJourneyPercent,
      dealer_hours: config.claimDealerHours,
      contact_hours: config.claimContactHours,
      delivery_weeks: companyFileOf(config)?.delivery_weeks ?? null,
    },
    links: {
      privacy: config.privacyUrl ?? null,
      imprint: config.imprintUrl ?? null,
      terms: config.termsUrl ?? null,
    },
    ip_lookup_url: config.ipLookupUrl ?? null,
    google_maps_key: config.googleMapsKey ?? null,
    map_tiles: config.mapTilesUrl
      ? { url: config.mapTilesUrl, attribution: config.mapTilesAttribution ?? '' }
      : null,
    aerial_tiles: aerialSource(config) ?? null,
    book_meeting_url: config.bookMeetingUrl ?? null,
    tracker_script_url: config.trackerScriptUrl ?? null,
    chat_script_url: config.chatScriptUrl ?? null,
    identity: identityOf(identity),
  };
  return () => ({ base_currency: baseCurrency(), ...answer });
}

/** Settings of the browser's identity library (ID-01); null if staff cannot log in here. */
const identityOf = (identity: IdentitySettings | undefined): Answer['identity'] =>
  identity
    ? {
        domain: identity.domain,
        issuer: identity.keysUrl ? null : identity.issuer,
        client_id: identity.clientId,
        organization: identity.organisation ?? null,
        environment: identity.environment,
      }
    : null;
