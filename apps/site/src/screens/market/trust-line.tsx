import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useClaims } from '../../parts/use-claims.ts';

/** What the manufacturer claims, by the settings (ST-13). The line keeps its place while they load. */
export function TrustLine() {
  const { t } = useTexts();
  const claims = useClaims();
  const lines = claims ? [claims.years, claims.iso, claims.hours, t('market.trust-free')] : [];
  return (
    <p className="flex min-h-30 flex-wrap content-start gap-x-8 gap-y-1 text-muted md:min-h-7">
      {lines.map((line) => line && <span key={line}>{line}</span>)}
    </p>
  );
}
