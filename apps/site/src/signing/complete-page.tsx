import { config } from '@silowright/ui/calls/config.ts';
import { HelpSection } from '@silowright/ui/page/help-dialog.tsx';
import { useDocumentTitle } from '@silowright/ui/page/use-document-title.ts';
import { Timeline } from '@silowright/ui/parts/timeline.tsx';
import { Unbroken } from '@silowright/ui/parts/unbroken.tsx';
import { useWideStage } from '@silowright/ui/parts/use-wide-stage.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useMemo } from 'react';
import { reportMilestone } from '../analytics/milestones.ts';
import { hasForeignParent } from '../embed/foreign-parent.ts';
import { Header } from '../shell/header.tsx';
import { QuotedProject } from './quoted-project.tsx';
import { QuotedStage, rememberedSigned } from './quoted-stage.tsx';
import { signedAndHeldMessage, signedMessage } from './signing-calls.ts';

const isMailHeld = (): boolean => new URLSearchParams(window.location.search).get('mail') === 'held';

/** Framed by the page that shows the signing provider. */
const isFramed = (): boolean => window.parent !== window && !hasForeignParent();

/** `/sign/{language}/complete` (SG-02). Without a consent banner, so it never loads the chat. */
export function CompletePage() {
  const { t, locale } = useTexts();
  useDocumentTitle(t('signing.complete-title'));
  useEffect(() => {
    // Notify only a parent page of this site.
    const message = isMailHeld() ? signedAndHeldMessage : signedMessage;
    if (isFramed()) window.parent.postMessage(message, window.location.origin);
    else reportMilestone('signed');
  }, []);
  const thanks = (
    <>
      <CircleCheck aria-hidden="true" size={48} className="shrink-0 text-good" />
      <h1 className="text-2xl md:text-3xl">{t('signing.complete-title')}</h1>
      <p className="max-w-[65ch] text-lg text-muted">
        {t(isMailHeld() ? 'signing.complete-held' : 'signing.complete-subtitle')}
      </p>
    </>
  );
  return (
    <div className="flex min-h-dvh flex-col" data-locale={locale}>
      {isFramed() ? (
        <main className="page-width flex flex-1 flex-col items-start gap-5 py-12">{thanks}</main>
      ) : (
        <>
          <Header />
          <main className="flex flex-1 flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
            <SignedUnits />
            <div className="flex max-w-[44rem] flex-col gap-5 px-4 pt-6 pb-12 md:px-6 lg:px-13 lg:pt-12">
              {thanks}
              <NextSteps />
            </div>
          </main>
        </>
      )}
    </div>
  );
}

/** The units that were bought. If this browser does not know them: an empty yard, or nothing where it would be low. */
function SignedUnits() {
  const wide = useWideStage();
  const signed = useMemo(rememberedSigned, []);
  return (
    <div
      className={`not-found-page relative h-64 overflow-hidden md:h-80 lg:h-[calc(var(--screen)-57px)] lg:min-h-96 tall:lg:sticky tall:lg:top-14 print:hidden ${signed ? '' : 'max-lg:hidden'}`}
    >
      {signed && (
        <>
          {signed.positions && signed.positions.length > 1 ? (
            <QuotedProject
              positions={signed.positions}
              title={signed.summary}
              groundPx={wide ? 110 : 44}
              className="size-full"
            />
          ) : (
            <QuotedStage
              unit={signed.unit}
              title={signed.summary}
              abovePx={wide ? 64 : 24}
              groundPx={wide ? 110 : 44}
              className="size-full"
            />
          )}
          <p
            // Numbers of positions are at the feet of their units.
            className={`stage-chip absolute left-4 ${signed.positions ? 'top-3' : 'bottom-3'} max-w-[calc(100%-2rem)] px-3 py-1.5 text-sm max-md:hidden`}
          >
            {signed.summary}
          </p>
        </>
      )}
    </div>
  );
}

function NextSteps() {
  const { t, language } = useTexts();
  const signed = useMemo(rememberedSigned, []);
  return (
    <>
      <section aria-labelledby="next-steps" className="mt-3">
        <h2 id="next-steps" className="text-xl">
          {t('signing.next-steps')}
        </h2>
        <Timeline
          steps={([1, 2, 3] as const).map((step) => ({
            title: t(`signing.step-${step}-title`),
            text: t(`signing.step-${step}`),
          }))}
        />
      </section>
      <HelpSection>
        {signed && (
          <Unbroken number={signed.number}>{t('signing.quote-number', { number: signed.number })}</Unbroken>
        )}
      </HelpSection>
      <a
        href={`${config.base}/?language=${language}`}
        className="link inline-flex min-h-11 items-center self-start"
      >
        {t('signing.back')}
      </a>
    </>
  );
}
