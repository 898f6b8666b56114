import './site.css';
import { config } from '@silowright/ui/calls/config.ts';
import { knownSettings, loadPublicSettings } from '@silowright/ui/calls/public-settings.ts';
import { wait } from '@silowright/ui/kept/load-with-retries.ts';
import { startBackGuard } from '@silowright/ui/page/guard-back.ts';
import { showLateFont } from '@silowright/ui/page/late-font.ts';
import { LoadErrorPage } from '@silowright/ui/page/load-error.tsx';
import { needTexts } from '@silowright/ui/texts/use-texts.ts';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isOtherArea } from './address/read-address.ts';
import { App, screenName } from './app.tsx';
import { currentLanguage, enterByAddress, startVisit } from './flow/start-visit.ts';
import { followLanguage } from './flow/switch-language.ts';
import { preloadArea } from './routes.tsx';
import { isNewVisit } from './session/session-store.ts';
import { beforeStart } from './shell/before-start.tsx';

const container = document.getElementById('root')!;
/** Of a page that comes with its screen. */
const { screen } = container.dataset;

/** Exported for the DOM tests, which end it. */
export const root = screen === undefined ? createRoot(container) : undefined;

/** Then the screen is shown without the settings. */
const patienceMs = 3000;

startBackGuard();

/** Inside a page of another site, calls carry a key: before the first call (IN-01). */
const framed = async () => {
  if (window.parent !== window) (await import('./embed/in-frame.ts')).startInFrame();
};

const { scheduler } = globalThis as { readonly scheduler?: { readonly yield?: () => Promise<void> } };
/** What follows runs in a task of its own, so that the page reacts meanwhile. */
const newTask = () => scheduler?.yield?.();

function show(page: ReactNode, isInPage: boolean): void {
  document.getElementById(beforeStart)?.remove();
  // In short tasks, so that the page reacts meanwhile.
  startTransition(() => {
    if (isInPage) hydrateRoot(container, page);
    else (root ?? createRoot(container)).render(page);
  });
}

async function start(): Promise<void> {
  try {
    await newTask();
    await framed();
    void import('./analytics/milestones.ts').then(({ reportMilestones }) => reportMilestones());
    const language = followLanguage();
    enterByAddress();
    void startVisit();
    const texts = needTexts('shell');
    await newTask();
    // Beside the texts of the frame, not after them.
    const area = preloadArea(window.location.pathname);
    // A screen in the page is replaced by the whole screen, never by a placeholder.
    const data = screen === undefined ? [] : [area, Promise.race([loadPublicSettings(), wait(patienceMs)])];
    const [hasData] = await Promise.all(data);
    await Promise.all([language, texts]);
    if (config.isBuilt && !isOtherArea(window.location.pathname))
      void import('./offline/go-offline.ts').then(({ goOffline }) => goOffline()).catch(console.warn);
    showLateFont();
    // Not with answers of an earlier page, which the server does not know.
    const isKnown = isNewVisit && hasData === true && knownSettings() !== undefined;
    show(<App />, isKnown && screen === screenName());
  } catch (error) {
    console.error('The app could not start', error);
    show(<LoadErrorPage languageOf={currentLanguage} />, false);
  }
}

void start();
