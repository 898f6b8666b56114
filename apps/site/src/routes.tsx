import { config } from '@silowright/ui/calls/config.ts';
import { type ComponentType, Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import { isOtherArea } from './address/read-address.ts';
import { lazy } from './parts/lazy.ts';
import { Configurator } from './screens/configurator.tsx';
import { preloadStep } from './screens/step-screens.ts';
import { useSession } from './session/session-store.ts';

const BudgetArea = lazy(
  () => import('./budget/budget-area.tsx'),
  'BudgetArea',
  'visitor',
  'catalogue',
  'budget',
);

/** Path → area; the first match wins. Areas other than the configurator are loaded when they are opened. */
const routes: readonly (readonly [path: string, area: ComponentType])[] = [
  ['/budget/*?', BudgetArea],
  ['/open/:token', lazy(() => import('./reopen/reopen-page.tsx'), 'ReopenPage', 'visitor', 'configure')],
  ['/share', lazy(() => import('./reopen/share-page.tsx'), 'SharePage', 'visitor')],
  ['/meeting', lazy(() => import('./meetings/meeting-page.tsx'), 'MeetingPage', 'visitor', 'meeting')],
  [
    '/meeting/:token',
    lazy(() => import('./meetings/manage-meeting-page.tsx'), 'ManageMeetingPage', 'visitor', 'meeting'),
  ],
  [
    '/sign/:language/complete',
    lazy(() => import('./signing/complete-page.tsx'), 'CompletePage', 'signing', 'catalogue'),
  ],
  ['/sign/:language/:configurationId', lazy(() => import('./signing/sign-page.tsx'), 'SignPage', 'signing')],
  [
    '/sign/:language/:configurationId/document',
    lazy(
      () => import('./signing/signing-document-page.tsx'),
      'SigningDocumentPage',
      'signing',
      'buyer',
      'catalogue',
    ),
  ],
  ['/sign/:configurationId', lazy(() => import('./signing/redirect-to-sign.tsx'), 'RedirectToSign')],
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
