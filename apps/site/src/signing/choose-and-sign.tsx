import { inList } from '@silowright/texts/format';
import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type ReactNode, useState } from 'react';
import { ChoiceTotal } from './choice-total.tsx';
import { ChoosePositions, idOfChoice } from './choose-positions.tsx';
import type { Bought } from './sign-form.tsx';
import type { Choice } from './use-choice.ts';

type Signing = CallOutput<'read-signing'>;

/** What the buyer signs, in words and money; undefined if there is nothing to choose. */
export function useBought(
  signing: Signing,
  choice: Choice,
): { readonly bought: Bought | undefined; readonly isChoiceMissed: boolean } {
  const { t, locale } = useTexts();
  const [isChoiceMissed, setChoiceMissed] = useState(false);
  const { quotation_number: number, positions } = signing;
  if (!signing.choice) return { bought: undefined, isChoiceMissed };
  const money = choice.priced?.money;
  const rest = positions.filter((each) => !choice.isChosen(each)).map((each) => each.number);
  const named = [
    t('signing.consent-choice', { number, chosen: inList(locale, boughtNumbers(signing, choice)) }),
    ...(rest.length > 0 ? [t('signing.consent-rest', { list: rest.join(', ') })] : []),
  ];
  const isRefused = (): boolean => {
    if (!choice.missing) return false;
    setChoiceMissed(true);
    const first = choice.missing === 'nothing' ? positions[0] : choice.missing[0]?.[0];
    if (first) document.getElementById(idOfChoice(first))?.focus();
    return true;
  };
  return {
    isChoiceMissed,
    bought: {
      chosen: choice.chosen,
      totalCents: choice.missing ? undefined : money?.total_in_cents,
      isPending: !money,
      consent: choice.missing ? t('signing.consent', { number }) : named.join(' '),
      isRefused,
    },
  };
}

const boughtNumbers = ({ positions }: Signing, { isChosen }: Choice): string[] =>
  positions.filter(isChosen).map(({ number }) => number);

export interface ChooseAndSignProps {
  readonly signing: Signing;
  readonly choice: Choice;
  readonly isChoiceMissed: boolean;
  readonly onSignature: () => void;
  readonly className: string;
  /** The signature. */
  readonly children: ReactNode;
}

/** Positions, their total, and the signature: beside the document where there is room (PJ-04). */
export function ChooseAndSign({
  signing,
  choice,
  isChoiceMissed,
  onSignature,
  className,
  children,
}: ChooseAndSignProps) {
  const { t, locale, moneyIn } = useTexts();
  const money = choice.priced?.money;
  return (
    <div
      className={`${className} lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto lg:p-6`}
    >
      <h2 className="mb-3 text-xl">
        {t(signing.may_sign ? 'signing.choose-title' : 'signing.choose-look-title')}
      </h2>
      {isChoiceMissed && choice.missing === 'nothing' && (
        <p role="alert" className="mb-2 text-sm text-bad">
          {`⚠\u00a0${t('signing.choice-nothing')}`}
        </p>
      )}
      <ChoosePositions signing={signing} choice={choice} isComplaining={isChoiceMissed} />
      <p role="status" className="sr-only">
        {money
          ? t('signing.choice-is', {
              total: moneyIn(signing.currency).price(money.total_in_cents),
              chosen: inList(locale, boughtNumbers(signing, choice)),
            })
          : !choice.hasFailed && t('signing.choice-busy')}
      </p>
      <ChoiceTotal
        signing={signing}
        choice={choice}
        action={<Button onClick={onSignature}>{t('signing.to-signature')}</Button>}
      />
      <div className="mt-5 border-t border-line pt-5">{children}</div>
    </div>
  );
}
