import { stepAfter } from '@silowright/domain/flow/step-list';
import { steps } from '@silowright/domain/flow/steps';
import { optionalPart } from '@silowright/ui/page/lazy-part.ts';
import { LoadErrorBoundary } from '@silowright/ui/page/load-error.tsx';
import { useDocumentTitle } from '@silowright/ui/page/use-document-title.ts';
import { useInBrowser } from '@silowright/ui/parts/use-in-browser.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { Suspense, useEffect } from 'react';
import { readHash } from '../address/read-address.ts';
import { pushPageView } from '../analytics/data-layer.ts';
import { waitingOffers } from '../deals/waiting-offer.ts';
import { currentLanguage, enterByAddress, readCurrentAddress } from '../flow/start-visit.ts';
import { followLanguage } from '../flow/switch-language.ts';
import { ProjectButton } from '../project/lazy-project.tsx';
import { flowChoiceOf } from '../session/market-of.ts';
import { useSession } from '../session/session-store.ts';
import { ConsentBanner } from '../shell/consent-banner.tsx';
import { DebugBanner } from '../shell/debug-banner.tsx';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header.tsx';
import { StepIndicator } from '../shell/step-indicator.tsx';
import { StepSkeleton } from '../shell/step-skeleton.tsx';
import { preloadStep, stepScreens } from './step-screens.ts';

/** Offers of an earlier visit, asked for without a network (IN-06). */
const wasWaiting = waitingOffers().length > 0;
const WaitingNotice = optionalPart(
  'waiting-notice',
  ['visitor'],
  async () => (await import('../deals/waiting-notice.tsx')).WaitingNotice,
);

/** Rendered before the screen, so that a screen can override the title (U5). */
function StepTitle() {
  const { t } = useTexts();
  const step = useSession((state) => state.step);
  useDocumentTitle(t(`step.${step}`));
  return null;
}

/** Back goes to the position that was on screen then, and to its step. */
async function enterPosition(): Promise<void> {
  try {
    (await import('../project/follow-history.ts')).followHistory();
  } catch (error) {
    // Without a network the step is that of the position on screen.
    console.warn('Problem going back to another position', error);
  }
  enterByAddress();
}

/** The visitor's frame: header, step indicator and the screen of the current step (RT-16). */
export function Configurator() {
  const { t, locale, language } = useTexts();
  const step = useSession((state) => state.step);
  const flow = useSession((state) => state.stepFlow);
  const segment = useSession((state) => state.values.segment);
  // Another position at the same step is another screen.
  const position = useSession((state) => state.project?.position ?? '');
  // Whether the position is one of several is known where the project is loaded.
  const mayBeProject = position !== '';
  const Screen = stepScreens[step];
  const isWaiting = useInBrowser(() => wasWaiting, false);

  useEffect(() => {
    const follow = () => {
      // Before entering the step, which removes everything but its name from the hash.
      if (readCurrentAddress().language !== language) void followLanguage();
      if (useSession.getState().project) void enterPosition();
      else enterByAddress();
    };
    window.addEventListener('popstate', follow);
    // The address may have changed while the texts were loading, before anybody listened.
    const { step: asked } = readHash(window.location.hash);
    if (asked && asked !== useSession.getState().step) follow();
    return () => window.removeEventListener('popstate', follow);
  }, [language]);

  // Once per step, not again when only the language changes (RT-06).
  useEffect(() => pushPageView(step), [step]);

  // Preloads the probable next step after this one is shown: the only place that loads ahead.
  useEffect(() => {
    const next = step === 'market' ? segment && flowChoiceOf({ segment }).start : stepAfter(step, flow);
    if (!next) return;
    void preloadStep(next);
    // Without a network the offer is kept by the last step.
    const last = stepAfter(next, flow);
    if (last && steps[last].sends) void preloadStep(last);
  }, [step, flow, segment]);

  return (
    <div className="flex min-h-dvh flex-col" data-locale={locale}>
      {/* The bottom bar ends the screen at any page length; the footer is below it (U1). */}
      <div className="flex flex-1 flex-col has-data-bottom-bar:min-h-dvh">
        <StepTitle />
        <DebugBanner />
        <Header steps={<StepIndicator />}>
          {mayBeProject && (
            <Suspense>
              <ProjectButton />
            </Suspense>
          )}
        </Header>
        {isWaiting && <WaitingNotice />}
        <main className="flex flex-1 flex-col">
          <LoadErrorBoundary key={`${step} ${position}`} languageOf={currentLanguage} inMain>
            <Suspense fallback={<StepSkeleton step={step} label={t('state.loading')} />}>
              <Screen />
            </Suspense>
          </LoadErrorBoundary>
        </main>
      </div>
      {/* Of the step: otherwise it would be seen to move from the screen of the market to below the bar (ST-01). */}
      <Footer key={step} />
      <ConsentBanner />
    </div>
  );
}
