import { formatDate } from '@silowright/texts/format';
import { useRef, useState } from 'react';
import { ApiError } from '../api.ts';
import type { TypedBuyer } from '../offer/buyer-draft.ts';
import { startVisit } from '../session/start-visit.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { Notice } from '../ui/notice.tsx';
import { BuyerForm } from './buyer-form.tsx';
import { DeclineForm } from './decline-form.tsx';
import { DownloadLink } from './download-link.tsx';
import { PdfPages } from './pdf-pages.tsx';
import { QuotationText } from './quotation-text.tsx';
import { SendAgain } from './send-again.tsx';
import { type SignBody, SignForm } from './sign-form.tsx';
import { buyerGivenMessage, completeAddress } from './signed-message.ts';
import { signingCall } from './signing-calls.ts';
import { type SigningProps, useSigningDocument } from './use-signing-document.ts';

/** The document, with the signature form below it. */
export function OpenSigning({
  onClosed,
  onChanged,
  ...props
}: SigningProps & {
  /** The buyer was given. */
  readonly onChanged: () => void;
  /** It was declined here, or closed by somebody else in the meantime. */
  readonly onClosed: () => void;
}) {
  const { signing, configurationId, token } = props;
  const { t, locale, language } = useTexts();
  const document = useSigningDocument(props);
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
      // Somebody signed, withdrew or replaced it in the meantime: the page for that state is shown.
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
  const giveBuyer = (buyer: TypedBuyer) =>
    attempt(
      () => signingCall('give-buyer', { params, body: { quotation_number: number, buyer } }, token),
      () => {
        setBusy(false);
        // An external provider takes the signature: the page around this one asks for its address again.
        if (!signing.signs_here) window.parent.postMessage(buyerGivenMessage, window.location.origin);
        else onChanged();
        setTimeout(() => heading.current?.focus());
      },
    );
  const decline = (reason: string) =>
    attempt(
      () => signingCall('decline-quotation', { params, body: { quotation_number: number, reason } }, token),
      onClosed,
    );
  const showForm = (declining: boolean) => {
    setDeclining(declining);
    setFailed(false);
    // After the form has changed: focus its heading.
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
      <QuotationText sheet={signing.sheet} />
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
          {t(
            !signing.may_sign
              ? 'signing.look-title'
              : isDeclining
                ? 'signing.decline-title'
                : signing.buyer_complete
                  ? 'signing.form-title'
                  : 'buyer.title',
          )}
        </h2>
        {hasFailed && (
          <div className="mb-4">
            <Notice kind="error" takeFocus>
              {t('signing.failed')}
            </Notice>
          </div>
        )}
        {!signing.may_sign && <SendAgain signing={signing} configurationId={configurationId} />}
        {signing.may_sign && (
          <div hidden={isDeclining}>
            {signing.buyer_complete && signing.signs_here ? (
              <SignForm
                signing={signing}
                isLoading={!document.data}
                isBusy={isBusy}
                onSign={(body) => void sign(body)}
                onDecline={() => showForm(true)}
              />
            ) : (
              <BuyerForm
                signing={signing}
                isBusy={isBusy}
                onGive={(buyer) => void giveBuyer(buyer)}
                onDecline={() => showForm(true)}
              />
            )}
          </div>
        )}
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
