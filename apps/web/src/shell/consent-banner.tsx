import { useEffect } from 'react';
import { decideConsent, loadTracker, useConsent } from '../analytics/consent.ts';
import { useKnownSettings } from '../session/public-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';

/** Asks only where a tracker is configured; refusing is as easy as agreeing. */
export function ConsentBanner() {
  const { t } = useTexts();
  const { consent } = useConsent();
  const tracker = useKnownSettings()?.tracker_script_url;
  useEffect(() => {
    if (tracker && consent === 'granted') loadTracker(tracker);
  }, [tracker, consent]);
  if (!tracker || consent !== 'open') return null;
  return (
    <section
      aria-label={t('consent.title')}
      className="fixed inset-x-4 bottom-24 z-30 mx-auto flex max-w-[36rem] flex-col gap-3 rounded-surface border border-line bg-surface p-5 shadow-float"
    >
      <p>{t('consent.body')}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => decideConsent('refused')}>
          {t('consent.refuse')}
        </Button>
        <Button look="secondary" onClick={() => decideConsent('granted')}>
          {t('consent.grant')}
        </Button>
      </div>
    </section>
  );
}
