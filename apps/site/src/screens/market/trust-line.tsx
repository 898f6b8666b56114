import { useKnownSettings } from '@silowright/ui/calls/public-settings.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';

/** What the manufacturer claims, by the settings (ST-13). The line keeps its place while they load. */
export function TrustLine() {
  const { t, number } = useTexts();
  const claims = useKnownSettings()?.claims;
  const lines = claims
    ? [
        ...(claims.years_of_experience > 0
          ? [t('market.trust-years', { years: number(claims.years_of_experience) })]
          : []),
        ...(claims.iso_9001 ? [t('market.trust-iso')] : []),
        ...(claims.contact_hours > 0
          ? [t('market.trust-hours', { hours: number(claims.contact_hours) })]
          : []),
        t('market.trust-free'),
      ]
    : [];
  return (
    <p className="flex min-h-30 flex-wrap content-start gap-x-8 gap-y-1 text-muted md:min-h-7">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
