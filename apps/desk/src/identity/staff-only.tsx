import { PageHeading } from '@silowright/ui/page/page-heading.tsx';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Dialog } from '@silowright/ui/parts/dialog.tsx';
import { Loading } from '@silowright/ui/parts/loading.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { returnState } from './return-to.ts';
import { useStaffSession } from './staff-session.tsx';

/** Display time of a message before the redirect. */
export const redirectMs = 800;

interface RedirectSoonProps {
  readonly to: string;
  readonly returnTo?: string;
  readonly children: ReactNode;
}

/** Redirects after the message was shown for a moment. */
export function RedirectSoon({ to, returnTo, children }: RedirectSoonProps) {
  const [, navigate] = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => navigate(to, { replace: true, state: returnState(returnTo) }), redirectMs);
    return () => clearTimeout(timer);
  }, [navigate, to, returnTo]);
  return <Loading>{children}</Loading>;
}

/**
 * A staff page. Without a session it redirects to the login (PR-01, AD-05); an expired session can log in again on
 * the page.
 */
export function StaffOnly({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  const { status } = useStaffSession();
  const address = useAddress();
  if (status === 'loading') return <Loading>{t('admin.moment')}</Loading>;
  if (status === 'unsure') return <SessionUnsure />;
  if (status === 'out') {
    return (
      <RedirectSoon to="/admin" returnTo={address}>
        {t('admin.not-logged-in')}
      </RedirectSoon>
    );
  }
  return (
    <>
      {children}
      {status === 'expired' && <SessionExpired />}
    </>
  );
}

/** Path and query of this page. */
function useAddress(): string {
  const [path] = useLocation();
  const search = useSearch();
  return search ? `${path}?${search}` : path;
}

/** The page opens once the provider answers; one may also log in anew. */
function SessionUnsure() {
  const { t } = useTexts();
  const address = useAddress();
  const { checkAgain, logIn } = useStaffSession();
  return (
    <div className="mx-auto max-w-[40rem] pt-8">
      <PageHeading className="mb-6 text-2xl">{t('admin.login-title')}</PageHeading>
      <Notice kind="error" onRetry={checkAgain}>
        {t('admin.session-unsure')}
      </Notice>
      <div className="mt-6">
        <Button look="secondary" onClick={() => void logIn(address)}>
          {t('admin.log-in-again')}
        </Button>
      </div>
    </div>
  );
}

function SessionExpired() {
  const { t } = useTexts();
  const address = useAddress();
  const { logIn, logInByPopup, error } = useStaffSession();
  const [tried, setTried] = useState(false);
  // The library does not reject after a popup error; it only stores the error in its state.
  const failure = tried ? error?.message : undefined;
  const again = () => {
    setTried(true);
    void logInByPopup();
  };
  return (
    <Dialog open title={t('admin.expired-title')} onClose={() => undefined}>
      <p className="mb-6 max-w-[65ch]">{t('admin.expired-body')}</p>
      {failure && <Notice kind="error">{failure}</Notice>}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={again}>{t('admin.log-in-again')}</Button>
        {failure && (
          <Button look="secondary" onClick={() => void logIn(address)}>
            {t('admin.log-in-here')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
