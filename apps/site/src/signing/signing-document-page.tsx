import { stageOf } from '@silowright/domain/deal/states';
import { ApiError } from '@silowright/ui/calls/api.ts';
import { queryClient } from '@silowright/ui/calls/query-client.ts';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { ClosedSigning } from './closed-signing.tsx';
import { OpenSigning } from './open-signing.tsx';
import { signingCall, useSignToken } from './signing-calls.ts';
import { SigningSkeleton } from './signing-skeleton.tsx';

/** `/sign/{language}/{configurationId}/document`: the page of the built-in provider, shown in the frame (D10). */
export function SigningDocumentPage() {
  const { t, locale } = useTexts();
  const { configurationId = '' } = useParams<{ configurationId: string }>();
  const token = useSignToken(configurationId);
  const answer = useQuery(
    {
      queryKey: ['read-signing', configurationId, token],
      queryFn: () => signingCall('read-signing', { params: { configurationId } }, token),
    },
    queryClient,
  );
  const signing = answer.data;
  const number = signing?.quotation_number ?? '';
  useEffect(() => {
    document.title = number ? t('signing.document-title', { number }) : t('signing.title');
  }, [t, number]);
  const isOpen = signing !== undefined && stageOf(signing.state) === 'open';
  const isClosed = signing !== undefined && !isOpen;
  if (answer.isPending) return <SigningSkeleton />;
  return (
    <main
      // The parent page has its own main element; this one needs a distinct name.
      aria-label={t('signing.frame-title')}
      className={`flex min-h-dvh flex-col ${isClosed ? 'not-found-page pt-10' : ''}`}
      data-locale={locale}
    >
      <div
        className={`page-width flex flex-col gap-6 py-6 ${signing?.choice ? 'max-w-[1400px]' : 'max-w-[920px]'}`}
      >
        {answer.isError && (
          <Notice kind="error" onRetry={() => void answer.refetch()}>
            <h1 className="text-base">{t('error.global-loading')}</h1>
            {answer.error instanceof ApiError && answer.error.status === 404 && (
              <p className="mt-2">{t('signing.link-hint')}</p>
            )}
          </Notice>
        )}
        {isClosed && <ClosedSigning signing={signing} configurationId={configurationId} token={token} />}
        {isOpen && (
          <OpenSigning
            signing={signing}
            configurationId={configurationId}
            token={token}
            onClosed={() => void answer.refetch()}
            onChanged={() => void answer.refetch()}
          />
        )}
      </div>
    </main>
  );
}
