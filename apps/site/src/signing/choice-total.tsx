import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { Bone } from '@silowright/ui/parts/skeleton.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import type { ReactNode } from 'react';
import type { Choice, QuotedPosition } from './use-choice.ts';

export interface ChoiceTotalProps {
  readonly signing: CallOutput<'read-signing'>;
  readonly choice: Choice;
  /** Beside the total, where it stays in view. */
  readonly action: ReactNode;
}

/** Transport, total and VAT of the choice; amounts of an earlier choice are never shown (PJ-04). */
export function ChoiceTotal({ signing, choice, action }: ChoiceTotalProps) {
  const { t, number, moneyIn } = useTexts();
  const { price } = moneyIn(signing.currency);
  const money = choice.priced?.money;
  const open = choice.missing === 'nothing' ? undefined : choice.missing?.map(firstNumber);
  const missing = open && t('signing.without-positions', { list: open.join(', ') });
  const amount = (text: string | undefined) =>
    text ?? (choice.hasFailed ? '–' : <Bone className="inline-block h-5 w-28 align-middle" />);
  const transport = money?.transport;
  const about = transport && [
    t('signing.trucks', { count: transport.trucks }),
    ...(transport.confirmed ? [] : [t('signing.estimated')]),
  ];
  return (
    <>
      <dl aria-busy={!money && !choice.hasFailed} className="mt-3 flex flex-col gap-2 px-3 sm:px-4">
        <Pair
          label={[t('signing.transport'), ...(about ?? [])].join(', ')}
          value={amount(money && (transport ? price(transport.in_cents) : t('signing.not-available')))}
        />
        {money?.added.map(({ text, in_cents: cents }) => (
          <Pair key={text} label={<span lang={signing.sheet.language}>{text}</span>} value={price(cents)} />
        ))}
      </dl>
      <div className="sticky bottom-0 z-10 -mx-5 mt-3 flex items-center justify-between gap-4 border-t-2 border-ink bg-surface px-5 py-3 md:-mx-8 md:px-8 lg:-bottom-6 lg:-mx-6 lg:px-6">
        {choice.hasFailed ? (
          <div className="flex-1">
            <Notice kind="error" onRetry={choice.again}>
              {t('signing.choice-failed')}
            </Notice>
          </div>
        ) : (
          <>
            <dl className="min-w-0 flex-1">
              <dt className="text-sm">
                {t(money && !transport ? 'signing.without-transport' : 'signing.total-note')}
              </dt>
              <dd
                data-testid="choice-total"
                className="text-xl font-bold whitespace-nowrap tabular-nums lg:text-2xl"
              >
                {amount(money && price(money.total_in_cents))}
              </dd>
              {missing && <dd className="text-sm text-muted">{missing}</dd>}
            </dl>
            {action}
          </>
        )}
      </div>
      {money?.vat && (
        <dl className="flex flex-col gap-1 px-3 text-sm sm:px-4">
          <Pair
            label={t('signing.vat', { percent: number(money.vat.rate_percent) })}
            value={price(money.vat.vat_in_cents)}
          />
          <Pair label={t('signing.gross')} value={price(money.vat.gross_in_cents)} />
        </dl>
      )}
      <p className="mt-1 px-3 text-sm text-muted sm:px-4" lang={signing.sheet.language}>
        {(choice.priced?.sheet ?? signing.sheet).vat}
      </p>
    </>
  );
}

/** "10" of 10.A and 10.B. */
const firstNumber = ([first]: readonly QuotedPosition[]): string => first?.number.split('.')[0] ?? '';

const Pair = ({ label, value }: { readonly label: ReactNode; readonly value: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-muted">{label}</dt>
    <dd className="whitespace-nowrap tabular-nums">{value}</dd>
  </div>
);
