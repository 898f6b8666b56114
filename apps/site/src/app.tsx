import { LoadErrorBoundary } from '@silowright/ui/page/load-error.tsx';
import { StrictMode } from 'react';
import { currentLanguage } from './flow/start-visit.ts';
import { Routes } from './routes.tsx';
import { useSession } from './session/session-store.ts';

/** The app, in a browser or rendered by the server. */
export const App = ({ path }: { readonly path?: string }) => (
  <StrictMode>
    <LoadErrorBoundary languageOf={currentLanguage}>
      <Routes {...(path && { path })} />
    </LoadErrorBoundary>
  </StrictMode>
);

/** The language and the step of the screen: a page that comes with this one is hydrated. */
export function screenName(): string {
  const { values, step } = useSession.getState();
  return `${values.localeStr} ${step}`;
}
