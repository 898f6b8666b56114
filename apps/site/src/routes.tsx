import { config } from '@silowright/ui/calls/config.ts';
import { lazyPart } from '@silowright/ui/page/lazy-part.ts';
import { type ComponentType, Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import { isOtherArea } from './address/read-address.ts';
import { Configurator } from './screens/configurator.tsx';
import { preloadStep } from './screens/step-screens.ts';
import { useSession } from './session/session-store.ts';

const ReopenPage = lazyPart(
  'reopen',
  ['visitor', 'configure'],
  async () => (await import('./reopen/reopen-page.tsx')).ReopenPage,
);

const SharePage = lazyPart(
  'share-page',
  ['visitor'],
  async () => (await import('./reopen/share-page.tsx')).SharePage,
);

const MeetingPage = lazyPart(
  'meeting',
  ['visitor', 'meeting'],
  async () => (await import('./meetings/meeting-page.tsx')).MeetingPage,
);
const ManageMeetingPage = lazyPart(
  'manage-meeting',
  ['visitor', 'meeting'],
  async () => (await import('./meetings/manage-meeting-page.tsx')).ManageMeetingPage,
);

const BudgetArea = lazyPart(
  'budget',
  ['visitor', 'catalogue', 'budget'],
  async () => (await import('./budget/budget-area.tsx')).BudgetArea,
);

const SignPage = lazyPart(
  'sign',
  ['signing'],
  async () => (await import('./signing/sign-page.tsx')).SignPage,
);
const SigningDocumentPage = lazyPart(
  'signing-document',
  ['signing', 'buyer', 'catalogue'],
  async () => (await import('./signing/signing-document-page.tsx')).SigningDocumentPage,
);
const CompletePage = lazyPart(
  'sign-complete',
  ['signing', 'catalogue'],
  async () => (await import('./signing/complete-page.tsx')).CompletePage,
);
const RedirectToSign = lazyPart(
  'redirect-to-sign',
  [],
  async () => (await import('./signing/redirect-to-sign.tsx')).RedirectToSign,
);

/** Path → area; the first match wins. Areas other than the configurator are loaded lazily, one line each. */
const routes: readonly (readonly [path: string, area: ComponentType])[] = [
  ['/budget/*?', BudgetArea],
  ['/open/:token', ReopenPage],
  ['/share', SharePage],
  ['/meeting', MeetingPage],
  ['/meeting/:token', ManageMeetingPage],
  ['/sign/:language/complete', CompletePage],
  ['/sign/:language/:configurationId', SignPage],
  ['/sign/:language/:configurationId/document', SigningDocumentPage],
  ['/sign/:configurationId', RedirectToSign],
  ['/dealer/:language/:dealer_id', Configurator],
  ['/:url_market?/:url_product_group?', Configurator],
  ['*', Configurator],
];

/** Loads the screen that an address shows first, and its data; false if these could not be loaded. */
export async function preloadArea(pathname: string): Promise<boolean> {
  if (!isOtherArea(pathname))
    return (await (await preloadStep(useSession.getState().step))?.prepare?.()) ?? true;
  if (pathname.startsWith(`${config.base}/budget`)) await BudgetArea.preload();
  return true;
}

/** The path is given where there is no browser. */
export const Routes = ({ path: ssrPath }: { readonly path?: string }) => (
  <Router base={config.base} {...(ssrPath && { ssrPath })}>
    <Suspense>
      <Switch>
        {routes.map(([path, area]) => (
          <Route key={path} path={path} component={area} />
        ))}
      </Switch>
    </Suspense>
  </Router>
);
