import { ApiError } from '@silowright/ui/calls/api.ts';
import { config } from '@silowright/ui/calls/config.ts';
import { queryClient } from '@silowright/ui/calls/query-client.ts';
import { offeredLanguage } from '@silowright/ui/catalogue/offered-languages.ts';
import { useDocumentTitle } from '@silowright/ui/page/use-document-title.ts';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef } from 'react';
import { useParams } from 'wouter';
import { startVisit } from '../flow/start-visit.ts';
import { Header } from '../shell/header.tsx';
import {
  buyerGivenMessage,
  completeAddress,
  signedAndHeldMessage,
  signedMessage,
  signingCall,
  useSignToken,
} from './signing-calls.ts';
import { SigningSkeleton } from './signing-skeleton.tsx';

/** `/sign/{language}/{configurationId}`: requests the signing address and shows it in a frame (SG-01). */
export function SignPage() {
  const { t, locale, language } = useTexts();
  const { configurationId = '', language: segment } = useParams<{
    configurationId: string;
    language: string;
  }>();
  const token = useSignToken(configurationId);
  const frame = useRef<HTMLIFrameElement>(null);
  const answer = useQuery(
    {
      queryKey: ['sign-request', configurationId, segment, token],
      queryFn: async () => {
        // The call includes the visitor's IP address (SG-04), which must be known first.
        await startVisit();
        const query = { language: offeredLanguage(segment) ?? language };
        return signingCall('sign-request', { params: { configurationId }, query }, token);
      },
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  const { refetch } = answer;
  useDocumentTitle(t('signing.title'));
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent) => {
      const isFromFrame = origin === window.location.origin && source === frame.current?.contentWindow;
      if (!isFromFrame) return;
      if (data === buyerGivenMessage) void refetch();
      if (data === signedMessage) window.location.assign(completeAddress(language));
      if (data === signedAndHeldMessage) window.location.assign(completeAddress(language, 'held'));
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [language, refetch]);

  return (
    <div className="flex h-(--screen) flex-col" data-locale={locale}>
      <Header />
      <main className="flex min-h-0 flex-1 flex-col">
        <div className="flex flex-wrap items-center justify-between gap-x-6 bg-surface px-4 py-1 md:px-6">
          <h1 className="text-lg">{t('signing.title')}</h1>
          <a
            href={`${config.base}/?language=${language}`}
            className="inline-flex min-h-11 items-center gap-2 link"
          >
            <ArrowLeft aria-hidden="true" size={18} />
            {t('signing.back')}
          </a>
        </div>
        {answer.isPending && (
          <div className="flex-1 overflow-hidden border-t border-line">
            <SigningSkeleton />
          </div>
        )}
        {answer.isError && (
          <div className="not-found-page flex flex-1 items-start justify-center border-t border-line px-4 py-16">
            <div className="w-full max-w-[34rem] rounded-surface bg-surface">
              <Notice kind="error" onRetry={() => void answer.refetch()}>
                <p>{t('error.global-loading')}</p>
                {answer.error instanceof ApiError && answer.error.status === 404 && (
                  <p className="mt-2">{t('signing.link-hint')}</p>
                )}
              </Notice>
            </div>
          </div>
        )}
        {answer.data && (
          <iframe
            ref={frame}
            key={answer.data.url}
            title={t('signing.frame-title')}
            src={frameAddress(answer.data.url)}
            className="w-full flex-1 border-t border-line bg-sunken"
          />
        )}
      </main>
    </div>
  );
}

/** A path is a page of this site; the content security policy decides which other sites may be framed (threat 45). */
const frameAddress = (url: string): string => (url.startsWith('/') ? config.base + url : url);
