import './desk.css';
import { config } from '@silowright/ui/calls/config.ts';
import { loadPublicSettings } from '@silowright/ui/calls/public-settings.ts';
import { startBackGuard } from '@silowright/ui/page/guard-back.ts';
import { showLateFont } from '@silowright/ui/page/late-font.ts';
import { LoadErrorBoundary, LoadErrorPage } from '@silowright/ui/page/load-error.tsx';
import { needTexts, showLanguage } from '@silowright/ui/texts/use-texts.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { Desk } from './desk.tsx';
import { languageOfPage } from './identity/desk-language.ts';

/** Exported for the DOM tests, which end it. */
export const root = createRoot(document.getElementById('root')!);

startBackGuard();

async function start(): Promise<void> {
  try {
    void loadPublicSettings();
    await Promise.all([showLanguage(languageOfPage()), needTexts('shell', 'admin', 'desk')]);
    showLateFont();
    root.render(
      <StrictMode>
        <LoadErrorBoundary languageOf={languageOfPage}>
          <Router base={config.base}>
            <Desk />
          </Router>
        </LoadErrorBoundary>
      </StrictMode>,
    );
  } catch (error) {
    console.error('The desk could not start', error);
    root.render(<LoadErrorPage languageOf={languageOfPage} />);
  }
  document.getElementById('before-start')?.remove();
}

void start();
