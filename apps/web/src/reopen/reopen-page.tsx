import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { ApiError } from '../api.ts';
import { Header } from '../shell/header.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { buttonLook } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { Notice } from '../ui/notice.tsx';
import { reopenQuotation } from './reopen-quotation.ts';

/** `/open/{token}`: the link and the QR code of a quotation, on any device (D21). */
export function ReopenPage() {
  const { t } = useTexts();
  const { token = '' } = useParams<{ token: string }>();
  const [problem, setProblem] = useState<'unknown' | 'away'>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    setProblem(undefined);
    reopenQuotation(token).catch((error: unknown) => {
      console.error('Problem opening the quotation', error);
      const unknown = error instanceof ApiError && [400, 404].includes(error.status);
      setProblem(unknown ? 'unknown' : 'away');
    });
  }, [token, attempt]);

  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <main className="page-width flex flex-1 flex-col items-start gap-4 py-10">
        <h1 className="text-2xl">{t('reopen.title')}</h1>
        {!problem && <Loading>{t('reopen.loading')}</Loading>}
        {problem === 'away' && (
          <Notice kind="error" onRetry={() => setAttempt(attempt + 1)}>
            {t('reopen.away')}
          </Notice>
        )}
        {problem === 'unknown' && (
          <>
            <Notice kind="error">{t('reopen.unknown')}</Notice>
            <a href="/" className={buttonLook('primary')}>
              {t('finalized.new-configuration')}
            </a>
          </>
        )}
      </main>
    </div>
  );
}
