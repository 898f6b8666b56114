import { Button } from '@silowright/ui/parts/button.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { ReasonForm } from '@silowright/ui/parts/reason-form.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type RefObject, useState } from 'react';
import type { TypedBuyer } from '../deals/buyer-draft.ts';
import { BuyerForm } from './buyer-form.tsx';
import { SendAgain } from './send-again.tsx';
import { type Bought, type SignBody, SignForm } from './sign-form.tsx';
import type { SigningProps } from './signing-calls.ts';

interface SignatureSectionProps extends Omit<SigningProps, 'token'> {
  readonly bought: Bought | undefined;
  readonly form: RefObject<HTMLElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The document is not shown yet. */
  readonly isLoading: boolean;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly onSign: (body: SignBody) => void;
  readonly onBuyer: (buyer: TypedBuyer) => void;
  readonly onDecline: (reason: string) => void;
  /** Another form is shown: what failed before is over. */
  readonly onForm: () => void;
}

/** Buyer, then signature; or the reason why not. Without the mail's link: how to get it. */
export function SignatureSection({
  signing,
  configurationId,
  bought,
  form,
  heading,
  isLoading,
  isBusy,
  hasFailed,
  onSign,
  onBuyer,
  onDecline,
  onForm,
}: SignatureSectionProps) {
  const { t } = useTexts();
  const [isDeclining, setDeclining] = useState(false);
  const signsNow = signing.buyer_complete && signing.signs_here;
  const showForm = (declining: boolean) => {
    setDeclining(declining);
    onForm();
    // After the form has changed: focus its heading.
    setTimeout(() => heading.current?.focus());
  };
  const title = signsNow ? 'signing.form-title' : 'buyer.title';
  return (
    <section ref={form} aria-labelledby="signing-form-title" className="scroll-mt-4">
      <h2 id="signing-form-title" ref={heading} tabIndex={-1} className="mb-4 text-xl outline-none">
        {t(!signing.may_sign ? 'signing.look-title' : isDeclining ? 'signing.decline-title' : title)}
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
          {signsNow ? (
            <SignForm
              signing={signing}
              bought={bought}
              isLoading={isLoading}
              isBusy={isBusy}
              onSign={onSign}
              onDecline={() => showForm(true)}
            />
          ) : (
            <BuyerForm
              signing={signing}
              isBusy={isBusy}
              isRefused={signing.signs_here ? undefined : bought?.isRefused}
              onGive={onBuyer}
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
          onReason={onDecline}
        >
          <Button look="secondary" disabled={isBusy} onClick={() => showForm(false)}>
            {t('signing.decline-keep')}
          </Button>
        </ReasonForm>
      )}
    </section>
  );
}
