import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { Letter } from './comparison-cards.tsx';
import { type Compared, type ComparedInWords, type ComparisonRow, letterOf } from './comparison-rows.ts';

export interface ComparisonTableProps {
  readonly answer: Compared;
  readonly words: ComparedInWords;
  readonly pickedAt: number;
  /** Positions of the project that are no alternative here. */
  readonly others: number;
}

const maxSameNamed = 5;

/** Only what differs, each row with its own money; what is the same is one sentence that opens (PJ-04). */
export function ComparisonTable({ answer, words, pickedAt, others }: ComparisonTableProps) {
  const texts = useTexts();
  const { t } = texts;
  const { differing, same, amounts } = words;
  const letters = answer.positions.map(({ number }) => letterOf(number));
  const money = (cents: number) => texts.moneyIn(answer.currency).price(cents, { among: amounts });
  const total: ComparisonRow = {
    key: 'total',
    label: t('compare.total'),
    values: answer.positions.map(({ total_in_cents }) => ({ main: money(total_in_cents) })),
    cents: answer.positions.map(({ total_in_cents }) => total_in_cents),
  };
  const against = t('compare.against', { letter: letters[1]!, other: letters[0]! });
  return (
    <div className="pt-4">
      {differing.length === 0 ? (
        <p className="text-muted">{t('compare.identical-hint')}</p>
      ) : (
        <>
          <div className="flex items-baseline justify-between gap-4 pb-2">
            <h3 className="text-lg">{t('compare.what-differs')}</h3>
            {letters.length === 2 && <p className="text-sm text-muted">{against}</p>}
          </div>
          <ul>
            {[...differing, total].map((row) => (
              <Row
                key={row.key}
                row={row}
                letters={letters}
                currency={answer.currency}
                amounts={amounts}
                pickedAt={pickedAt}
              />
            ))}
          </ul>
        </>
      )}
      {same.length > 0 && (
        <details className="group mt-3 rounded-control bg-sunken px-3 py-1">
          <summary className="min-h-11 py-2.5 text-sm">
            <strong className="lg:not-group-open:hidden">{t('compare.same', { count: same.length })}</strong>
            <span className="max-lg:hidden group-open:hidden">
              {t('compare.same-list', {
                list: [
                  ...same.slice(0, maxSameNamed).map(({ label, value }) => `${label} ${value}`),
                  ...(others > 0 ? [t('compare.other-positions')] : []),
                ].join('; '),
              })}{' '}
              <span className="link">{t('compare.all-lines', { count: same.length })}</span>
            </span>
          </summary>
          <dl className="divide-y divide-line pb-2 text-sm">
            {same.map(({ key, label, value }) => (
              <div key={key} className="flex justify-between gap-4 py-1.5">
                <dt className="min-w-0 font-bold wrap-anywhere">{label}</dt>
                <dd className="text-right text-muted">{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

interface RowProps {
  readonly row: ComparisonRow;
  readonly letters: readonly string[];
  readonly currency: Compared['currency'];
  readonly amounts: readonly (number | null)[];
  readonly pickedAt: number;
}

function Row({ row: { key, label, values, cents, notes }, letters, currency, amounts, pickedAt }: RowProps) {
  const texts = useTexts();
  const { t } = texts;
  const isPair = letters.length === 2;
  const isTotal = key === 'total';
  /** To the first one. */
  const moneyOf = (at: number): string => {
    const [first, own] = [cents?.[0] ?? null, cents?.[at] ?? null];
    if (first === null || own === null) return '';
    if (own === first) return isTotal ? t('compare.same-money') : '';
    return texts.moneyIn(currency).priceDifference(own - first, amounts);
  };
  return (
    <li
      className={`py-2.5 lg:grid lg:grid-cols-(--columns) lg:items-baseline lg:gap-x-4 ${isTotal ? 'border-y-2 border-ink font-bold' : 'border-t border-line'}`}
    >
      <div className="flex items-center justify-between gap-4">
        <h4 className="min-w-0 text-base font-bold hyphens-auto wrap-anywhere lg:text-sm">{label}</h4>
        {isPair && moneyOf(1) && (
          <span
            aria-hidden="true"
            className={`rounded-control px-2 py-0.5 whitespace-nowrap tabular-nums lg:hidden ${isTotal ? '' : 'bg-sunken text-sm font-bold'}`}
          >
            {moneyOf(1)}
          </span>
        )}
      </div>
      <div className={`pt-1 lg:contents ${isPair ? 'grid grid-cols-2 gap-x-4' : 'flex flex-col gap-1'}`}>
        {values.map(({ main, sub }, at) => (
          <div
            key={at}
            className={`min-w-0 ${isPair ? '' : 'flex items-baseline gap-2 lg:block'} ${at === pickedAt ? 'lg:border-l-2 lg:border-brand lg:pl-3' : 'lg:border-l-2 lg:border-transparent lg:pl-3'}`}
          >
            <span className="sr-only">{letters[at]}: </span>
            {!isPair && (
              <span aria-hidden="true" className="self-center lg:hidden">
                <Letter>{letters[at]!}</Letter>
              </span>
            )}
            <p className="min-w-0 flex-1 wrap-anywhere">
              <span className="hyphens-auto">{main}</span>
              {sub && <span className="block text-sm text-muted tabular-nums">{sub}</span>}
            </p>
            {at > 0 && moneyOf(at) && (
              <p
                className={`text-sm whitespace-nowrap tabular-nums ${isPair ? 'sr-only' : 'text-right font-bold lg:text-left'}`}
              >
                {moneyOf(at)}
              </p>
            )}
          </div>
        ))}
      </div>
      {isPair && (
        <p aria-hidden="true" className="text-right font-bold tabular-nums max-lg:hidden">
          {moneyOf(1)}
          {notes?.[1] && <span className="block text-sm font-normal text-muted">{notes[1]}</span>}
        </p>
      )}
    </li>
  );
}
