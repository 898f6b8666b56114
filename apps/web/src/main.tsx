import './ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Routes } from './routes.tsx';
import { startBackGuard } from './session/guard-back.ts';
import { enterByAddress, startVisit } from './session/start-visit.ts';
import { followLanguage } from './session/switch-language.ts';
import { LoadErrorBoundary, LoadErrorPage } from './shell/load-error.tsx';
import { needTexts } from './texts/use-texts.ts';

/** Exported for the DOM tests, which end it. */
export const root = createRoot(document.getElementById('root')!);

startBackGuard();

/** Inside a page of another site, calls carry a key: before the first call (IN-01). */
const framed = async () => {
  if (window.parent !== window) (await import('./embed/in-frame.ts')).startInFrame();
};

async function start(): Promise<void> {
  try {
    await framed();
    void import('./analytics/milestones.ts').then(({ reportMilestones }) => reportMilestones());
    void startVisit();
    const language = followLanguage();
    enterByAddress();
    await Promise.all([language, needTexts('shell')]);
    root.render(
      <StrictMode>
        <LoadErrorBoundary>
          <Routes />
        </LoadErrorBoundary>
      </StrictMode>,
    );
  } catch (error) {
    console.error('The app could not start', error);
    root.render(<LoadErrorPage />);
  }
}

void start();
