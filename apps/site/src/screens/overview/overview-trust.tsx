import { useKnownSettings } from '@silowright/ui/calls/public-settings.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { memo } from 'react';

/** What the visitor gets, when it is delivered, and who builds it (ST-13). */
export const OverviewTrust = memo(() => {
  const { t } = useTexts();
  const claims = useKnownSettings()?.claims;
  const lines = [
    t('overview.gets'),
    claims?.delivery_weeks && t('overview.delivery', { weeks: claims.delivery_weeks }),
    [
      claims?.years_of_experience && t('market.trust-years', { years: claims.years_of_experience }),
      claims?.iso_9001 && t('market.trust-iso'),
    ]
      .filter(Boolean)
      .join(' · '),
  ].filter(Boolean);
  return (
    <section aria-label={t('overview.gets-title')} className="border-t border-line pt-4 text-sm">
      <p className="mb-1 font-bold">{t('overview.gets-title')}</p>
      <ul className="flex flex-col gap-1 text-muted">
        {lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    </section>
  );
});
