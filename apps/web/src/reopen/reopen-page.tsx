import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { ApiError } from '../api.ts';
import { AreaPage } from '../shell/area-page.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { buttonLook } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { Notice } from '../ui/notice.tsx';
import { errorText } from '../use-call.ts';
import { reopenQuotation } from './reopen-quotation.ts';

/** `/open/{token}`: the link and QR code of a quotation, on any device (D21). */
export function ReopenPage() {
  const texts = useTexts();
  const { t } = texts;
  const { token = '' } = useParams<{ token: string }>();
  const [problem, setProblem] = useState<{ readonly error: unknown }>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    setProblem(undefined);
    reopenQuotation(token).catch((error: unknown) => {
      console.error('Problem opening the quotation', error);
      setProblem({ error });
    });
  }, [token, attempt]);

  const unknown = problem?.error instanceof ApiError && [400, 404].includes(problem.error.status);
  return (
    <AreaPage title={t('reopen.title')} card>
      {!problem && <Loading>{t('reopen.loading')}</Loading>}
      {problem && !unknown && (
        <Notice kind="error" onRetry={() => setAttempt(attempt + 1)}>
          {errorText(problem.error, texts)}
        </Notice>
      )}
      {unknown && (
        <>
          <Notice kind="error">{t('reopen.unknown')}</Notice>
          <p>
            <a href="/" className={buttonLook('primary')}>
              {t('finalized.new-configuration')}
            </a>
          </p>
        </>
      )}
    </AreaPage>
  );
}
