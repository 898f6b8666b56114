import { useKnownSettings } from '@silowright/ui/calls/public-settings.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { memo } from 'react';
import { useClaims } from '../../parts/use-claims.ts';

/** What the visitor gets, when it is delivered, and who builds it (ST-13). */
export const OverviewTrust = memo(() => {
  const { t } = useTexts();
  const claims = useClaims();
  const weeks = useKnownSettings()?.claims.delivery_weeks;
  const lines = [
    t('overview.gets'),
    weeks && t('overview.delivery', { weeks }),
    [claims?.years, claims?.iso].filter(Boolean).join(' · '),
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
