import { ApiError } from '@silowright/ui/calls/api.ts';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { PdfPages } from '@silowright/ui/parts/pdf-pages.tsx';
import { Bone, Skeleton } from '@silowright/ui/parts/skeleton.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useRef, useState } from 'react';
import type { TypedBuyer } from '../deals/buyer-draft.ts';
import { startVisit } from '../flow/start-visit.ts';
import { ChooseAndSign, useBought } from './choose-and-sign.tsx';
import { QuotationText } from './quotation-text.tsx';
import { rememberSigned } from './quoted-stage.tsx';
import type { SignBody } from './sign-form.tsx';
import { SignatureSection } from './signature-section.tsx';
import {
  buyerGivenMessage,
  completeAddress,
  type SigningProps,
  signingCall,
  useSigningDocument,
} from './signing-calls.ts';
import { SigningHead } from './signing-head.tsx';
import { type QuotedPosition, useChoice } from './use-choice.ts';

const wordsOf = ({ number, name, unit: { amount } }: QuotedPosition): string =>
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
  const { t, language } = useTexts();
  const document = useSigningDocument(props);
  const choice = useChoice(props);
  const { bought, isChoiceMissed } = useBought(signing, choice);
  const form = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { quotation_number: number, positions } = signing;
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
        const signed = positions.filter(choice.isChosen);
        rememberSigned(
          positions.length > 1 && signed[0]
            ? { number, summary: signed.map(wordsOf).join(' · '), unit: signed[0].unit, positions: signed }
            : { number, summary: signing.sheet.summary, unit: signing.unit },
        );
        window.location.replace(completeAddress(language, mail));
      },
    );
  const giveBuyer = (buyer: TypedBuyer) =>
    attempt(
      () => {
        const chosen = bought && !signing.signs_here ? { chosen: [...bought.chosen] } : {};
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
  const toForm = () => {
    form.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  };
  const head = <SigningHead signing={signing} choice={choice} document={document} onSignature={toForm} />;
  const paper = (
    <>
      <QuotationText
        sheet={choice.priced?.sheet ?? signing.sheet}
        isOld={signing.choice !== null && !choice.priced}
        isSeveral={positions.length > 1}
      />
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
    <SignatureSection
      signing={signing}
      configurationId={configurationId}
      bought={bought}
      form={form}
      heading={heading}
      isLoading={!document.data}
      isBusy={isBusy}
      hasFailed={hasFailed}
      onSign={(body) => void sign(body)}
      onBuyer={(buyer) => void giveBuyer(buyer)}
      onDecline={(reason) => void decline(reason)}
      onForm={() => setFailed(false)}
    />
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
      <ChooseAndSign
        signing={signing}
        choice={choice}
        isChoiceMissed={isChoiceMissed}
        onSignature={toForm}
        className={boxLook}
      >
        {signature}
      </ChooseAndSign>
      <div className="flex min-w-0 flex-col gap-6">{paper}</div>
    </div>
  );
}
