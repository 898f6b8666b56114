import { formatDate } from '@silowright/texts/format';
import { ApiError } from '@silowright/ui/calls/api.ts';
import { useTimeZone } from '@silowright/ui/calls/public-settings.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { PdfPages } from '@silowright/ui/parts/pdf-pages.tsx';
import { ReasonForm } from '@silowright/ui/parts/reason-form.tsx';
import { Bone, Skeleton } from '@silowright/ui/parts/skeleton.tsx';
import { Unbroken } from '@silowright/ui/parts/unbroken.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useRef, useState } from 'react';
import type { TypedBuyer } from '../deals/buyer-draft.ts';
import { startVisit } from '../flow/start-visit.ts';
import { BuyerForm } from './buyer-form.tsx';
import { DownloadLink } from './download-link.tsx';
import { QuotationText } from './quotation-text.tsx';
import { QuotedStage, rememberSigned } from './quoted-stage.tsx';
import { SendAgain } from './send-again.tsx';
import { type SignBody, SignForm } from './sign-form.tsx';
import {
  buyerGivenMessage,
  completeAddress,
  type SigningProps,
  signingCall,
  useSigningDocument,
} from './signing-calls.ts';

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
  const { t, locale, language, moneyIn } = useTexts();
  const timeZone = useTimeZone();
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
      ({ mail }) => {
        rememberSigned({ number, summary: signing.sheet.summary, unit: signing.unit });
        window.location.replace(completeAddress(language, mail));
      },
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
      <div className="overflow-hidden rounded-surface border border-line bg-surface sm:grid sm:grid-cols-[15rem_minmax(0,1fr)]">
        <QuotedStage
          unit={signing.unit}
          title={signing.sheet.drawing}
          abovePx={16}
          groundPx={24}
          className="relative h-40 overflow-hidden bg-sunken *:absolute *:inset-0 sm:h-auto sm:min-h-52"
        />
        <div className="flex flex-col justify-center gap-4 p-5 md:px-7">
          <div>
            <h1 className="text-xl">
              <Unbroken number={number}>{t('signing.document-title', { number })}</Unbroken>
            </h1>
            <p className="text-muted">
              {t('signing.valid-until', {
                date: formatDate(new Date(signing.valid_until), locale, timeZone),
              })}
            </p>
          </div>
          <p>
            <strong className="block text-2xl whitespace-nowrap tabular-nums">
              {moneyIn(signing.currency).price(signing.total_in_cents)}
            </strong>
            <span className="text-sm text-muted">{t('signing.total-note')}</span>
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              onClick={() => {
                form.current?.scrollIntoView();
                heading.current?.focus({ preventScroll: true });
              }}
            >
              {t('signing.go-to-signature')}
            </Button>
            {document.data ? (
              <DownloadLink bytes={document.data} number={number} label="download" />
            ) : (
              document.isPending && <Bone className="h-11 w-44" />
            )}
          </div>
        </div>
      </div>
      <QuotationText sheet={signing.sheet} />
      {document.isPending && (
        <Skeleton label={t('signing.document-loading')}>
          <div className="flex aspect-[210/297] flex-col gap-6 border border-line bg-surface p-[8%]">
            <Bone className="h-8 w-1/3" />
            <Bone className="h-5 w-2/3" />
            <Bone className="w-full flex-1" />
          </div>
        </Skeleton>
      )}
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
          <ReasonForm
            id="signing-reason"
            about={t('signing.decline-intro')}
            label={t('signing.reason')}
            missing={t('signing.reason-missing')}
            action={t('signing.decline')}
            isBusy={isBusy}
            className="max-w-[40rem] gap-6"
            onReason={(reason) => void decline(reason)}
          >
            <Button look="secondary" disabled={isBusy} onClick={() => showForm(false)}>
              {t('signing.decline-keep')}
            </Button>
          </ReasonForm>
        )}
      </section>
    </>
  );
}
