import { useKnownSettings } from '@silowright/ui/calls/public-settings.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { useInBrowser } from '@silowright/ui/parts/use-in-browser.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useEffect } from 'react';
import { decideConsent, loadThirdParty, useConsent } from '../session/consent.ts';

/** Shown only if a tracker, chat or external lookup is configured; refusing is as easy as agreeing. */
export function ConsentBanner() {
  const { t } = useTexts();
  const { consent } = useConsent();
  // The browser keeps an earlier decision.
  const isKnown = useInBrowser(() => true, false);
  const settings = useKnownSettings();
  const tracker = settings?.tracker_script_url;
  const chat = settings?.chat_script_url;
  useEffect(() => {
    if (consent !== 'granted') return;
    for (const url of [tracker, chat]) if (url) loadThirdParty(url);
  }, [tracker, chat, consent]);
  if (!isKnown || !(tracker || chat || settings?.ip_lookup_url) || consent !== 'open') return null;
  return (
    <section
      aria-label={t('consent.title')}
      className="fixed inset-x-4 bottom-[calc(var(--sticky-bottom)+6rem)] z-30 mx-auto flex max-w-[36rem] flex-col gap-3 rounded-surface border border-line bg-surface p-5 shadow-float"
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
