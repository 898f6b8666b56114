import { formatDate } from '@silowright/texts/format';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useParams } from 'wouter';
import { ApiError, type CallOutput } from '../api.ts';
import { startVisit } from '../session/start-visit.ts';
import { queryClient } from '../session/use-call.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { Notice } from '../ui/notice.tsx';
import { DeclineForm } from './decline-form.tsx';
import { PdfPages } from './pdf-pages.tsx';
import { type SignBody, SignForm } from './sign-form.tsx';
import { completeAddress } from './signed-message.ts';
import { fetchSigningDocument, signingCall } from './signing-calls.ts';
import { useSignToken } from './use-sign-token.ts';

type Signing = CallOutput<'read-signing'>;

/** `/sign/{language}/{configurationId}/document`: the built-in provider's page, shown in the frame (D10). */
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
  return (
    <main
      // The page around the frame has a main of its own: this one is told apart by its name.
      aria-label={t('signing.frame-title')}
      className="page-width flex min-h-dvh max-w-[920px] flex-col gap-6 py-6"
      data-locale={locale}
    >
      {answer.isPending && <Loading>{t('signing.loading')}</Loading>}
      {answer.isError && (
        <Notice kind="error" onRetry={() => void answer.refetch()}>
          <h1 className="text-base">{t('error.global-loading')}</h1>
          <p className="mt-2">{t('signing.link-hint')}</p>
        </Notice>
      )}
      {signing && signing.state !== 'open' && (
        <ClosedSigning signing={signing} configurationId={configurationId} token={token} />
      )}
      {signing?.state === 'open' && (
        <OpenSigning
          signing={signing}
          configurationId={configurationId}
          token={token}
          onClosed={() => void answer.refetch()}
        />
      )}
    </main>
  );
}

interface PartProps {
  readonly signing: Signing;
  readonly configurationId: string;
  readonly token: string | undefined;
}

const useDocument = (configurationId: string, token: string | undefined, state: string) =>
  useQuery(
    {
      queryKey: ['read-signing-document', configurationId, token, state],
      queryFn: () => fetchSigningDocument(configurationId, token),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );

/** The document fills the page; the signature stands at the end of reading. */
function OpenSigning({
  signing,
  configurationId,
  token,
  onClosed,
}: PartProps & { readonly onClosed: () => void }) {
  const { t, locale, language } = useTexts();
  const document = useDocument(configurationId, token, signing.state);
  const form = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isDeclining, setDeclining] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { quotation_number: number } = signing;
  const params = { configurationId };

  const attempt = async <Answer,>(work: () => Promise<Answer>, done: (answer: Answer) => void) => {
    setBusy(true);
    setFailed(false);
    try {
      await startVisit();
      done(await work());
    } catch (error) {
      console.warn('The quotation could not be signed or declined.', error);
      // Somebody signed, withdrew or replaced it meanwhile: its page says so.
      if (error instanceof ApiError && error.code === 'offer-closed') onClosed();
      else setFailed(true);
      setBusy(false);
    }
  };
  const sign = (body: SignBody) =>
    attempt(
      () => signingCall('sign-quotation', { params, body }, token),
      ({ mail }) => window.location.replace(completeAddress(language, mail)),
    );
  const decline = (reason: string) =>
    attempt(
      () => signingCall('decline-quotation', { params, body: { quotation_number: number, reason } }, token),
      onClosed,
    );
  const showForm = (declining: boolean) => {
    setDeclining(declining);
    setFailed(false);
    // After the form has changed: its heading tells where one is.
    setTimeout(() => heading.current?.focus());
  };

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-xl">{t('signing.document-title', { number })}</h1>
          <p className="text-muted">
            {t('signing.valid-until', { date: formatDate(new Date(signing.valid_until), locale) })}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {document.data && <DownloadLink bytes={document.data} number={number} label="download" />}
          <Button
            onClick={() => {
              form.current?.scrollIntoView();
              heading.current?.focus({ preventScroll: true });
            }}
          >
            {t('signing.go-to-signature')}
          </Button>
        </div>
      </div>
      {document.isPending && <Loading>{t('signing.document-loading')}</Loading>}
      {document.isError && (
        <Notice kind="error" onRetry={() => void document.refetch()}>
          {t('error.global-loading')}
        </Notice>
      )}
      {document.data && <PdfPages bytes={document.data} />}
      <section
        ref={form}
        aria-labelledby="signing-form-title"
        className="scroll-mt-4 rounded-surface border border-line bg-surface p-5 md:p-8"
      >
        <h2 id="signing-form-title" ref={heading} tabIndex={-1} className="mb-4 text-xl outline-none">
          {t(isDeclining ? 'signing.decline-title' : 'signing.form-title')}
        </h2>
        {hasFailed && (
          <div className="mb-4">
            <Notice kind="error" takeFocus>
              {t('signing.failed')}
            </Notice>
          </div>
        )}
        <div hidden={isDeclining}>
          <SignForm
            signing={signing}
            isBusy={isBusy || !document.data}
            onSign={(body) => void sign(body)}
            onDecline={() => showForm(true)}
          />
        </div>
        {isDeclining && (
          <DeclineForm
            isBusy={isBusy}
            onDecline={(reason) => void decline(reason)}
            onKeep={() => showForm(false)}
          />
        )}
      </section>
    </>
  );
}

/** Signed, declined, expired, withdrawn, replaced: each says what happened and what to do. */
function ClosedSigning({ signing, configurationId, token }: PartProps) {
  const { t, locale } = useTexts();
  const { state, quotation_number: number } = signing;
  const date = formatDate(new Date(signing.closed_at ?? signing.valid_until), locale);
  const document = useDocument(configurationId, token, state);
  return (
    <div className="flex flex-col items-start gap-4 py-6" data-state={state}>
      <h1 className="text-2xl">{t(`signing.${state}-title`)}</h1>
      <p className="max-w-[65ch] text-lg">{t(`signing.${state}-text`, { number, date })}</p>
      {document.data && (
        <DownloadLink
          bytes={document.data}
          number={number}
          label={state === 'signed' ? 'download-signed' : 'download'}
        />
      )}
    </div>
  );
}

interface DownloadLinkProps {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly number: string;
  readonly label: 'download' | 'download-signed';
}

function DownloadLink({ bytes, number, label }: DownloadLinkProps) {
  const { t } = useTexts();
  const url = useMemo(() => URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' })), [bytes]);
  return (
    <a href={url} download={`${number}.pdf`} className={buttonLook('secondary')}>
      {t(`signing.${label}`)}
    </a>
  );
}
