import { useKnownSettings } from '@silowright/ui/calls/public-settings.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';

/** What the manufacturer claims, by the settings (ST-13): sentences, false for what is not claimed; absent while they load. */
export function useClaims() {
  const { t, number } = useTexts();
  const claims = useKnownSettings()?.claims;
  if (!claims) return undefined;
  const { years_of_experience: years, contact_hours: hours } = claims;
  return {
    years: years > 0 && t('market.trust-years', { years: number(years) }),
    iso: claims.iso_9001 && t('market.trust-iso'),
    hours: hours > 0 && t('market.trust-hours', { hours: number(hours) }),
  };
}
