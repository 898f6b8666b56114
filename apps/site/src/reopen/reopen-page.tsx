import { ApiError } from '@silowright/ui/calls/api.ts';
import { queryClient } from '@silowright/ui/calls/query-client.ts';
import { errorText } from '@silowright/ui/calls/use-call.ts';
import { buttonLook } from '@silowright/ui/parts/button.tsx';
import { Loading } from '@silowright/ui/parts/loading.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { AreaPage } from '../shell/area-page.tsx';
import { reopenQuotation } from './reopen-quotation.ts';

/** `/open/{token}`: the link and QR code of a quotation, on any device (D21). */
export function ReopenPage() {
  const texts = useTexts();
  const { t } = texts;
  const { token = '' } = useParams<{ token: string }>();
  const { error, refetch } = useQuery(
    {
      queryKey: ['reopen', token],
      queryFn: () => reopenQuotation(token).then(() => null),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  const unknown = error instanceof ApiError && [400, 404].includes(error.status);
  return (
    <AreaPage title={t('reopen.title')} card>
      {!error && <Loading>{t('reopen.loading')}</Loading>}
      {error && !unknown && (
        <Notice kind="error" onRetry={() => void refetch()}>
          {errorText(error, texts)}
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
