import ArrowLeft from 'lucide-react/icons/arrow-left';
import LogOut from 'lucide-react/icons/log-out';
import { type ComponentType, Suspense } from 'react';
import { Link, Route, Switch, useLocation } from 'wouter';
import { lazyPart } from '../lazy-part.ts';
import { useKnownSettings } from '../session/public-settings.ts';
import { Header } from '../shell/header.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { Notice } from '../ui/notice.tsx';
import { HomePage } from './home-page.tsx';
import { StaffOnly } from './identity/staff-only.tsx';
import { StaffSessionProvider, useStaffSession } from './identity/staff-session.tsx';
import { useListAddress } from './incoming/list-address.ts';
import { GuardedRouter } from './leave-guard.tsx';
import { LoginPage } from './login-page.tsx';
import { StaffTitle } from './staff-title.tsx';

/** Pages behind the login; each is loaded when first opened. */
const pages: readonly (readonly [path: string, page: ComponentType])[] = [
  ['/admin/home', HomePage],
  [
    '/admin/dealers',
    lazyPart('admin-dealers', [], () => import('./dealers/dealers-page.tsx').then((m) => m.DealersPage)),
  ],
  [
    '/admin/prices',
    lazyPart('admin-prices', ['catalogue'], () =>
      import('./prices/prices-page.tsx').then((m) => m.PricesPage),
    ),
  ],
  [
    '/admin/history',
    lazyPart('admin-history', ['catalogue'], () =>
      import('./history/history-page.tsx').then((m) => m.HistoryPage),
    ),
  ],
  [
    '/admin/mails',
    lazyPart('admin-mails', [], () => import('./incoming/mails-page.tsx').then((m) => m.MailsPage)),
  ],
  [
    '/admin/deliveries',
    lazyPart('admin-deliveries', [], () =>
      import('./incoming/deliveries-page.tsx').then((m) => m.DeliveriesPage),
    ),
  ],
  [
    '/admin/privacy',
    lazyPart('admin-privacy', [], () => import('./privacy-page.tsx').then((m) => m.PrivacyPage)),
  ],
  [
    '/admin/access',
    lazyPart('admin-access', [], () => import('./access/access-page.tsx').then((m) => m.AccessPage)),
  ],
  [
    '/admin/:kind/:id?',
    lazyPart('admin-incoming', ['catalogue'], () =>
      import('./incoming/incoming-page.tsx').then((m) => m.IncomingPage),
    ),
  ],
];

/** The back office with its own header, login, and pages for staff only (AD-02, AD-05). */
export function AdminArea() {
  const { t } = useTexts();
  const settings = useKnownSettings();
  if (!settings) return <Frame />;
  if (!settings.identity) {
    return (
      <Frame>
        <Notice kind="error">{t('admin.no-identity')}</Notice>
      </Frame>
    );
  }
  return (
    <GuardedRouter>
      <StaffSessionProvider identity={settings.identity}>
        <Pages />
      </StaffSessionProvider>
    </GuardedRouter>
  );
}

function Pages() {
  const { t } = useTexts();
  return (
    <Frame header={<StaffHeader />}>
      <Suspense fallback={<Loading>{t('state.loading')}</Loading>}>
        <Switch>
          <Route path="/admin" component={LoginPage} />
          {pages.map(([path, Page]) => (
            <Route key={path} path={path}>
              <StaffOnly>
                <Page />
              </StaffOnly>
            </Route>
          ))}
        </Switch>
      </Suspense>
    </Frame>
  );
}

/** Log out if logged in, and the way back: from an item to its list, otherwise home (AD-02, AD-04). */
function StaffHeader() {
  const { t } = useTexts();
  const { status, name, logOut } = useStaffSession();
  const [path] = useLocation();
  const list = useListAddress();
  const isSubPage = !['/admin', '/admin/home'].includes(path.replace(/\/$/, ''));
  return (
    <>
      {isSubPage && (
        <Link
          href={list?.address ?? '/admin/home'}
          aria-label={list ? t('admin.back-to', { page: t(`admin.page-${list.kind}`) }) : t('admin.back')}
          className="flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sunken"
        >
          <ArrowLeft aria-hidden="true" size={22} />
        </Link>
      )}
      {(status === 'in' || status === 'expired') && (
        <>
          <span className="hidden max-w-48 truncate text-sm text-muted md:inline">{name}</span>
          <Button
            look="quiet"
            className="px-2 text-sm"
            aria-label={t('admin.log-out')}
            onClick={() => void logOut()}
          >
            <LogOut aria-hidden="true" size={20} className="sm:hidden" />
            <span className="hidden sm:inline">{t('admin.log-out')}</span>
          </Button>
        </>
      )}
    </>
  );
}

function Frame({
  header,
  children,
}: {
  readonly header?: React.ReactNode;
  readonly children?: React.ReactNode;
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <StaffTitle />
      <Header>{header}</Header>
      <main className="page-width flex-1 py-8">{children}</main>
    </div>
  );
}
