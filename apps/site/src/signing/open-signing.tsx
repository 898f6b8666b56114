import { inList } from '@silowright/texts/format';
import { ApiError } from '@silowright/ui/calls/api.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { PdfPages } from '@silowright/ui/parts/pdf-pages.tsx';
import { ReasonForm } from '@silowright/ui/parts/reason-form.tsx';
import { Bone, Skeleton } from '@silowright/ui/parts/skeleton.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useRef, useState } from 'react';
import type { TypedBuyer } from '../deals/buyer-draft.ts';
import { startVisit } from '../flow/start-visit.ts';
import { BuyerForm } from './buyer-form.tsx';
import { ChoiceTotal } from './choice-total.tsx';
import { ChoosePositions, idOfChoice } from './choose-positions.tsx';
import { QuotationText } from './quotation-text.tsx';
import { rememberSigned } from './quoted-stage.tsx';
import { SendAgain } from './send-again.tsx';
import { type SignBody, SignForm } from './sign-form.tsx';
import {
  buyerGivenMessage,
  completeAddress,
  type SigningProps,
  signingCall,
  useSigningDocument,
} from './signing-calls.ts';
import { SigningHead } from './signing-head.tsx';
import { type QuotedPosition, useChoice } from './use-choice.ts';

const nameOfPosition = ({ number, name, unit: { amount } }: QuotedPosition): string =>
  `${number} ${amount > 1 ? `${amount} × ` : ''}${name}`;

/** The document, with what can be chosen and the signature form below or beside it. */
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
  const document = useSigningDocument(props);
  const choice = useChoice(props);
  const form = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isDeclining, setDeclining] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isChoiceMissed, setChoiceMissed] = useState(false);
  const { quotation_number: number, positions } = signing;
  const params = { configurationId };
  const money = choice.priced?.money;

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
        const [first] = bought;
        rememberSigned(
          positions.length > 1 && first
            ? { number, summary: bought.map(nameOfPosition).join(' · '), unit: first.unit, positions: bought }
            : { number, summary: signing.sheet.summary, unit: signing.unit },
        );
        window.location.replace(completeAddress(language, mail));
      },
    );
  const giveBuyer = (buyer: TypedBuyer) =>
    attempt(
      () => {
        const chosen = signing.choice && !signing.signs_here ? { chosen: [...choice.chosen] } : {};
        const body = { quotation_number: number, buyer, ...chosen };
        return signingCall('give-buyer', { params, body }, token);
      },
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
  const toForm = () => {
    form.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  };
  const isRefused = (): boolean => {
    if (!choice.missing) return false;
    setChoiceMissed(true);
    const first = choice.missing === 'nothing' ? positions[0] : choice.missing[0]?.[0];
    if (first) window.document.getElementById(idOfChoice(first))?.focus();
    return true;
  };
  const bought = positions.filter(choice.isChosen);
  const boughtNumbers = inList(
    locale,
    bought.map((each) => each.number),
  );
  const rest = positions.filter((each) => !choice.isChosen(each)).map((each) => each.number);
  const consent = choice.missing
    ? t('signing.consent', { number })
    : [
        t('signing.consent-choice', { number, chosen: boughtNumbers }),
        ...(rest.length > 0 ? [t('signing.consent-rest', { list: rest.join(', ') })] : []),
      ].join(' ');

  const head = <SigningHead signing={signing} choice={choice} document={document} onSignature={toForm} />;
  const paper = (
    <>
      <QuotationText sheet={choice.priced?.sheet ?? signing.sheet} isOld={!choice.priced} />
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
    </>
  );
  const signature = (
    <section ref={form} aria-labelledby="signing-form-title" className="scroll-mt-4">
      <h2 id="signing-form-title" ref={heading} tabIndex={-1} className="mb-4 text-xl outline-none">
        {t(
          !signing.may_sign
            ? 'signing.look-title'
            : isDeclining
              ? 'signing.decline-title'
              : signing.buyer_complete && signing.signs_here
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
              bought={
                signing.choice
                  ? {
                      chosen: choice.chosen,
                      totalCents: choice.missing ? undefined : money?.total_in_cents,
                      isPending: !money,
                      consent,
                      isRefused,
                    }
                  : undefined
              }
              isLoading={!document.data}
              isBusy={isBusy}
              onSign={(body) => void sign(body)}
              onDecline={() => showForm(true)}
            />
          ) : (
            <BuyerForm
              signing={signing}
              isBusy={isBusy}
              isRefused={signing.signs_here ? undefined : isRefused}
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
  );

  const boxLook = 'rounded-surface border border-line bg-surface p-5 md:p-8';
  if (!signing.choice) {
    return (
      <>
        {head}
        {paper}
        <div className={boxLook}>{signature}</div>
      </>
    );
  }
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,35rem)] lg:grid-rows-[auto_1fr]">
      {head}
      <div
        className={`${boxLook} lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto lg:p-6`}
      >
        <h2 className="mb-3 text-xl">
          {t(signing.may_sign ? 'signing.choose-title' : 'signing.choose-look-title')}
        </h2>
        <ChoosePositions signing={signing} choice={choice} isComplaining={isChoiceMissed} />
        {isChoiceMissed && choice.missing === 'nothing' && (
          <p role="alert" className="mt-2 text-sm text-bad">
            {`⚠\u00a0${t('signing.choice-nothing')}`}
          </p>
        )}
        <p role="status" className="sr-only">
          {money
            ? t('signing.choice-is', {
                total: moneyIn(signing.currency).price(money.total_in_cents),
                chosen: boughtNumbers,
              })
            : !choice.hasFailed && t('signing.choice-busy')}
        </p>
        <ChoiceTotal
          signing={signing}
          choice={choice}
          action={<Button onClick={toForm}>{t('signing.to-signature')}</Button>}
        />
        <div className="mt-5 border-t border-line pt-5">{signature}</div>
      </div>
      <div className="flex min-w-0 flex-col gap-6">{paper}</div>
    </div>
  );
}
