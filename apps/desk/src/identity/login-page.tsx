import { PageHeading } from '@silowright/ui/page/page-heading.tsx';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Loading } from '@silowright/ui/parts/loading.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useState } from 'react';
import { timeText } from '../parts/formats.ts';
import { useStaffTitle } from '../parts/page-parts.tsx';
import { useReturnTo } from './return-to.ts';
import { RedirectSoon } from './staff-only.tsx';
import { useStaffSession } from './staff-session.tsx';

/** The library compares the times in the token with the clock of the device. */
const isAboutClock = ({ message }: Error): boolean => /\((exp|nbf|iat|auth_time)\) claim/.test(message);

/**
 * Title, subtitle and Login. A logged-in user is redirected to home (AD-01) or to the page that required the login
 * (D27).
 */
export function LoginPage() {
  const { t, locale } = useTexts();
  const { status, error, logIn, logInByPopup } = useStaffSession();
  const [failure, setFailure] = useState<Error>();
  const returnTo = useReturnTo();
  useStaffTitle(t('admin.login'));
  const shown = failure ?? error;
  const now = () => timeText(locale, new Date().toISOString());
  const attempt = (login: () => Promise<void>) => {
    setFailure(undefined);
    login().catch(setFailure);
  };
  if (status === 'in') return <RedirectSoon to={returnTo ?? '/admin/home'}>{t('admin.moment')}</RedirectSoon>;
  return (
    <div className="mx-auto max-w-[28rem] pt-8">
      <PageHeading className="text-2xl">{t('admin.login-title')}</PageHeading>
      <p className="mt-3 mb-8 text-muted">{t('admin.login-subtitle')}</p>
      {shown && (
        <div className="mb-6">
          <Notice kind="error">
            {isAboutClock(shown) && <p className="font-bold">{t('admin.login-clock', { time: now() })}</p>}
            {shown.message}
          </Notice>
        </div>
      )}
      {status === 'loading' ? (
        <Loading>{t('admin.checking')}</Loading>
      ) : (
        <div className="flex flex-wrap items-center gap-4">
          <Button onClick={() => attempt(() => logIn(returnTo))}>{t('admin.login')}</Button>
          <Button look="quiet" onClick={() => attempt(logInByPopup)}>
            {t('admin.login-popup')}
          </Button>
        </div>
      )}
    </div>
  );
}
