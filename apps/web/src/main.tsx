import './ui/tokens.css';
import { StrictMode, startTransition } from 'react';
import { isOtherArea } from './address/read-address.ts';
import { config } from './config.ts';
import { createRoot } from './create-root.ts';
import { preloadArea, Routes } from './routes.tsx';
import { startBackGuard } from './session/guard-back.ts';
import { enterByAddress, startVisit } from './session/start-visit.ts';
import { followLanguage } from './session/switch-language.ts';
import { LoadErrorBoundary, LoadErrorPage } from './shell/load-error.tsx';
import { needTexts } from './texts/use-texts.ts';
import { showLateFont } from './ui/late-font.ts';

/** Exported for the DOM tests, which end it. */
export const root = createRoot(document.getElementById('root')!);

startBackGuard();

/** Inside a page of another site, calls carry a key: before the first call (IN-01). */
const framed = async () => {
  if (window.parent !== window) (await import('./embed/in-frame.ts')).startInFrame();
};

const { scheduler } = globalThis as { readonly scheduler?: { readonly yield?: () => Promise<void> } };
/** What follows runs in a task of its own, so that the page reacts meanwhile. */
const newTask = () => scheduler?.yield?.();

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
    // Markup in the page is replaced by the whole screen, never by a placeholder.
    await Promise.all([language, texts, document.querySelector('.ready-page') && area]);
    if (config.isBuilt && !isOtherArea(window.location.pathname))
      void import('./offline/go-offline.ts').then(({ goOffline }) => goOffline()).catch(console.warn);
    showLateFont();
    // In short tasks, so that the page reacts meanwhile.
    startTransition(() =>
      root.render(
        <StrictMode>
          <LoadErrorBoundary>
            <Routes />
          </LoadErrorBoundary>
        </StrictMode>,
      ),
    );
  } catch (error) {
    console.error('The app could not start', error);
    root.render(<LoadErrorPage />);
  }
}

void start();
