import './ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Routes } from './routes.tsx';
import { startBackGuard } from './session/guard-back.ts';
import { enterByAddress, startVisit } from './session/start-visit.ts';
import { followLanguage } from './session/switch-language.ts';
import { LoadErrorBoundary, LoadErrorPage } from './shell/load-error.tsx';
import { needTexts } from './texts/use-texts.ts';

const root = createRoot(document.getElementById('root')!);

startBackGuard();

async function start(): Promise<void> {
  try {
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
void startVisit();
