import { incomingKinds, incomingLists } from '@silowright/contract/incoming-kinds';
import type { StaffScope } from '@silowright/contract/staff-scopes';
import { useKnownSettings } from '@silowright/ui/calls/public-settings.ts';
import { lazyPart } from '@silowright/ui/page/lazy-part.ts';
import { PageHeader } from '@silowright/ui/page/page-header.tsx';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useOverlay } from '@silowright/ui/parts/use-overlay.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import LogOut from 'lucide-react/icons/log-out';
import Search from 'lucide-react/icons/search';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { Link, Route, Switch, useLocation, useParams } from 'wouter';
import { Allowed } from './access/missing-page.tsx';
import { chooseDeskLanguage } from './identity/desk-language.ts';
import { LoginPage } from './identity/login-page.tsx';
import { useOwnLanguage } from './identity/own-language.ts';
import { StaffOnly } from './identity/staff-only.tsx';
import { StaffSessionProvider, useStaffSession } from './identity/staff-session.tsx';
import { useListAddress } from './incoming/list/list-address.ts';
import { listTitle } from './incoming/list/list-names.ts';
import { GuardedRouter } from './parts/leave-guard.tsx';
import { StaffTitle } from './parts/page-parts.tsx';
import { SavedProvider } from './parts/saved-message.tsx';
import { goTo, useShortcuts } from './parts/shortcuts.ts';
import { SkeletonPage } from './parts/skeleton.tsx';
import { DeskNav } from './shell/desk-nav.tsx';
import { FindDialog } from './shell/find-dialog.tsx';
import { useKeptFocus } from './shell/kept-focus.ts';
import { OfflineNotice } from './shell/offline-notice.tsx';
import { placeGroups } from './shell/places.ts';
import { Key, StaffHelp } from './shell/staff-help.tsx';
import { UnknownPage } from './shell/unknown-page.tsx';

const IncomingPage = lazyPart('incoming', ['catalogue'], () =>
  import('./incoming/incoming-page.tsx').then((m) => m.IncomingPage),
);

interface Page {
  readonly path: string;
  readonly screen: ComponentType;
  readonly scope: StaffScope;
}

/** Pages behind the login: those of the navigation, and those that are reached from one. */
const pages: readonly Page[] = [
  ...placeGroups
    .flatMap(({ places }) => places)
    .flatMap(({ page, screen, scope }) => (screen ? { path: `/admin/${page}`, screen, scope } : [])),
  {
    path: '/admin/dealer-import',
    screen: lazyPart('dealer-import', [], () =>
      import('./dealers/import-page.tsx').then((m) => m.DealerImportPage),
    ),
    scope: 'dealers:write',
  },
  {
    path: '/admin/dealers/:id',
    screen: lazyPart('dealer', ['catalogue'], () =>
      import('./dealers/dealer-page.tsx').then((m) => m.DealerPage),
    ),
    scope: 'desk:read',
  },
  { path: '/admin/:kind/:id?', screen: IncomingOrUnknown, scope: 'desk:read' },
];

/** A list of what came in, or one of its items; other addresses do not exist. */
function IncomingOrUnknown() {
  const { kind = '', id } = useParams<{ kind: string; id?: string }>();
  const known: readonly string[] = id ? incomingKinds : incomingLists;
  return known.includes(kind) ? <IncomingPage /> : <UnknownPage />;
}

/** The desk with its own header, login, and pages for staff only (AD-02, AD-05). */
export function Desk() {
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
  return (
    <Frame header={<StaffHeader />} isDesk>
      <Suspense fallback={<SkeletonPage />}>
        <Switch>
          <Route path="/admin" component={LoginPage} />
          {pages.map(({ path, screen: Page, scope }) => (
            <Route key={path} path={path}>
              <StaffOnly>
                <Allowed scope={scope}>
                  <Page />
                </Allowed>
              </StaffOnly>
            </Route>
          ))}
          <Route>
            <StaffOnly>
              <UnknownPage />
            </StaffOnly>
          </Route>
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
          aria-label={list ? t('admin.back-to', { page: t(listTitle(list.list)) }) : t('admin.back')}
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

interface FrameProps {
  readonly header?: ReactNode;
  /** With navigation, help for staff and keys, once somebody is logged in. */
  readonly isDesk?: boolean;
  readonly children?: ReactNode;
}

function Frame({ header, isDesk = false, children }: FrameProps) {
  return (
    <SavedProvider>
      <StaffTitle />
      {isDesk ? (
        <DeskFrame header={header}>{children}</DeskFrame>
      ) : (
        <div className="flex min-h-dvh flex-col">
          <PageHeader home="/" onLanguage={chooseDeskLanguage}>
            {header}
          </PageHeader>
          <main className="page-width flex-1 py-8">{children}</main>
        </div>
      )}
    </SavedProvider>
  );
}

/** Header, navigation at the side, page (DK-01). */
function DeskFrame({ header, children }: Pick<FrameProps, 'header' | 'children'>) {
  const { t } = useTexts();
  const { status } = useStaffSession();
  const [path, navigate] = useLocation();
  const isIn = (status === 'in' || status === 'expired') && path.replace(/\/$/, '') !== '/admin';
  useKeptFocus();
  useOwnLanguage();
  const help = useOverlay('help');
  const [isFinding, setFinding] = useState(false);
  const find = () => setFinding(true);
  const go = Object.entries(goTo).map(([letter, page]) => [`g ${letter}`, () => navigate(page)] as const);
  useShortcuts(isIn ? { '/': find, 'Ctrl+K': find, '?': help.show, ...Object.fromEntries(go) } : {});
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader
        home="/"
        onLanguage={chooseDeskLanguage}
        {...(isIn && { help: { title: t('desk.help-title'), body: <StaffHelp /> } })}
      >
        {isIn && (
          <button
            type="button"
            className="flex min-h-11 items-center gap-2 rounded-control px-2 text-muted hover:bg-sunken md:min-w-64 md:border md:border-line-strong md:px-3"
            onClick={find}
          >
            <Search aria-hidden="true" size={18} />
            <span className="flex-1 text-left max-md:sr-only">{t('desk.find')}</span>
            <span aria-hidden="true" className="max-md:hidden">
              <Key>/</Key>
            </span>
          </button>
        )}
        {header}
      </PageHeader>
      <div className="flex flex-1 max-md:flex-col">
        {isIn && <DeskNav />}
        <main
          className={
            isIn ? 'min-w-0 max-w-[1440px] flex-1 px-4 py-6 pb-28 md:px-6' : 'page-width flex-1 py-8'
          }
        >
          {isIn && <OfflineNotice />}
          {children}
        </main>
      </div>
      {isIn && <FindDialog open={isFinding} onClose={() => setFinding(false)} />}
    </div>
  );
}
