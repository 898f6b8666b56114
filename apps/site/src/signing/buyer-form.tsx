import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type FormEvent, useState } from 'react';
import { buyerOfDraft, draftOfBuyer, type TypedBuyer } from '../deals/buyer-draft.ts';
import { BuyerFields, firstWrongField } from '../deals/buyer-fields.tsx';

export interface BuyerFormProps {
  readonly signing: CallOutput<'read-signing'>;
  readonly isBusy: boolean;
  /** True: something must be chosen first, which has the focus now. */
  readonly isRefused?: (() => boolean) | undefined;
  readonly onGive: (buyer: TypedBuyer) => void;
  readonly onDecline: () => void;
}

/** Who buys: asked before the signature, because a contract names its parties (QU-03). */
export function BuyerForm({ signing, isBusy, isRefused, onGive, onDecline }: BuyerFormProps) {
  const { t } = useTexts();
  const [draft, setDraft] = useState(() => draftOfBuyer(signing.buyer));
  const [isComplaining, setComplaining] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setComplaining(true);
    if (isRefused?.()) return;
    const wrong = firstWrongField(draft, true);
    if (wrong) document.getElementById(wrong)?.focus();
    else onGive(buyerOfDraft(draft) ?? {});
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-[32rem] flex-col gap-6">
      <p>{t('buyer.intro', { company: signing.company || signing.signer_name })}</p>
      <BuyerFields draft={draft} onDraft={setDraft} complete complaining={isComplaining} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={isBusy}>
          {t('buyer.continue')}
        </Button>
        <Button look="secondary" disabled={isBusy} onClick={onDecline}>
          {t('signing.decline')}
        </Button>
      </div>
    </form>
  );
}
