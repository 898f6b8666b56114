import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect } from 'react';
import { reportMilestone } from '../analytics/milestones.ts';
import { config } from '../config.ts';
import { hasForeignParent } from '../embed/foreign-parent.ts';
import { Header } from '../shell/header.tsx';
import { useDocumentTitle } from '../shell/use-document-title.ts';
import { useTexts } from '../texts/use-texts.ts';
import { buttonLook } from '../ui/button.tsx';
import { signedAndHeldMessage, signedMessage } from './signed-message.ts';

const isMailHeld = (): boolean => new URLSearchParams(window.location.search).get('mail') === 'held';

/** Framed by the page that shows the signing provider. */
const isFramed = (): boolean => window.parent !== window && !hasForeignParent();

/** `/sign/{language}/complete` (SG-02). Without a consent banner, so it never loads the chat. */
export function CompletePage() {
  const { t, locale, language } = useTexts();
  useDocumentTitle(t('signing.complete-title'));
  useEffect(() => {
    // Notify only a parent page of this site.
    const message = isMailHeld() ? signedAndHeldMessage : signedMessage;
    if (isFramed()) window.parent.postMessage(message, window.location.origin);
    else reportMilestone('signed');
  }, []);
  return (
    <div className="flex min-h-dvh flex-col" data-locale={locale}>
      {!isFramed() && <Header />}
      <main className="page-width flex flex-1 flex-col items-start gap-5 py-12 md:py-20">
        <CircleCheck aria-hidden="true" size={48} className="text-good" />
        <h1 className="text-2xl md:text-3xl">{t('signing.complete-title')}</h1>
        <p className="max-w-[65ch] text-lg text-muted">
          {t(isMailHeld() ? 'signing.complete-held' : 'signing.complete-subtitle')}
        </p>
        {!isFramed() && (
          <a href={`${config.base}/?language=${language}`} className={buttonLook('secondary')}>
            {t('signing.back')}
          </a>
        )}
      </main>
    </div>
  );
}
