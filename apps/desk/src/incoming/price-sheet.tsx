import type { SheetPrices, UnitPrices } from '@silowright/contract/incoming-sheet';
import { isNotSupplied } from '@silowright/domain/pricing/priced-configuration';
import { formatDate } from '@silowright/texts/format';
import { type Texts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import type { ReactNode } from 'react';
import { BoxedTable } from '../parts/page-parts.tsx';
import { staffMoney } from '../parts/staff-money.ts';
import { wordText } from './fact-text.ts';
import { UnitImage } from './unit-image.tsx';

type Line = SheetPrices['lines'][number];

/** "None" and "by others" are no part of the price. */
const isMissing = ({ choice, price_in_cents: priceCents }: Line): boolean =>
  isNotSupplied({ value: choice.key.split('.').at(-1) ?? '', priceCents });

/** The quoted prices: every option with its name in the staff's language, and the sum. */
export function PriceSheet({ prices }: { readonly prices: SheetPrices }) {
  const texts = useTexts();
  const { t, locale, number } = texts;
  const { transport, currency } = prices;
  const savedCents = (transport?.alone_in_cents ?? 0) - (transport?.in_cents ?? 0);
  const mark = markOf(texts, prices);
  const date = (time: string) => formatDate(new Date(time), locale);
  return (
    <section>
      <h2 className="mb-3 text-lg">{t('admin.sheet-prices')}</h2>
      <BoxedTable
        label={t('admin.sheet-prices')}
        heads={[
          t(prices.positions ? 'admin.revise-position' : 'admin.price-item'),
          <span key="amount" className="block text-right whitespace-nowrap">
            {t('admin.price-amount')}
          </span>,
        ]}
      >
        <tbody>
          {prices.positions ? (
            <PositionRows prices={prices} positions={prices.positions} />
          ) : (
            <UnitRows currency={currency} prices={prices} />
          )}
        </tbody>
        <tbody className="border-t-2 border-line-strong">
          {!prices.positions && <UnitTotals currency={currency} prices={prices} />}
          {prices.added.map(({ kind, text, in_cents: cents }) => (
            <PriceRow
              key={`${kind} ${text}`}
              currency={currency}
              label={text}
              cents={cents}
              mark={mark(kind)}
            />
          ))}
          <PriceRow
            currency={currency}
            label={t(
              prices.transport_confirmed ? 'admin.price-transport-confirmed' : 'admin.price-transport',
            )}
            mark={mark('transport')}
            details={
              transport &&
              !prices.transport_confirmed &&
              [
                t('admin.price-transport-about', {
                  km: number(transport.km, 0),
                  trucks: number(transport.trucks),
                }),
                savedCents > 0 && t('admin.price-one-load', { amount: staffMoney(savedCents, currency) }),
              ]
                .filter(Boolean)
                .join(' · ')
            }
            cents={transport?.in_cents ?? 0}
            {...(transport === null && { instead: t('admin.price-not-available') })}
          />
          <PriceRow currency={currency} strong label={t('admin.price-total')} cents={prices.total_in_cents} />
        </tbody>
      </BoxedTable>
      <p className="mt-2 text-sm text-muted">
        {t('admin.price-lists', {
          base: prices.price_list.version,
          baseDate: date(prices.price_list.published_at),
          options: prices.option_list.version,
          optionsDate: date(prices.option_list.published_at),
        })}
      </p>
    </section>
  );
}

interface UnitRowsProps {
  readonly currency: string;
  readonly prices: UnitPrices;
}

/** One position with its options. */
export function UnitPriceTable({ currency, prices }: UnitRowsProps) {
  const { t } = useTexts();
  return (
    <BoxedTable
      label={t('admin.price-item')}
      heads={[
        t('admin.price-item'),
        <span key="amount" className="block text-right whitespace-nowrap">
          {t('admin.price-amount')}
        </span>,
      ]}
    >
      <tbody>
        <UnitRows currency={currency} prices={prices} />
      </tbody>
      <tbody className="border-t-2 border-line-strong">
        <UnitTotals currency={currency} prices={prices} />
      </tbody>
    </BoxedTable>
  );
}

function UnitRows({ currency, prices }: UnitRowsProps) {
  const texts = useTexts();
  const { t } = texts;
  const mark = markOf(texts, prices);
  return (
    <>
      <PriceRow
        currency={currency}
        label={t('admin.price-base')}
        cents={prices.unit_price_in_cents}
        mark={mark('amount') ?? mark('size')}
      />
      {prices.lines.map((line) => (
        <PriceRow
          currency={currency}
          key={`${line.key} ${line.choice.key}`}
          label={wordText(texts, line.group)}
          details={choiceText(texts, line)}
          cents={line.price_in_cents}
          mark={mark(line.key)}
          {...(line.included && { instead: isMissing(line) ? '–' : t('admin.price-included') })}
        />
      ))}
    </>
  );
}

/** Who changed a part, and why. */
const markOf =
  ({ t }: Texts, { changed }: Pick<UnitPrices, 'changed'>) =>
  (path: string): string | undefined => {
    const by = changed[path];
    return by && t('admin.price-changed-by', { name: by.by, why: by.why });
  };

/** Of one position: for one unit, for all, and what is charged once. */
function UnitTotals({ currency, prices }: UnitRowsProps) {
  const { t } = useTexts();
  const { amount_of_units: units } = prices;
  const perUnit = prices.unit_price_in_cents + prices.options_in_cents;
  const orderCents = prices.lines.reduce(
    (sum, { per, price_in_cents: cents }) => (per === 'order' ? sum + cents : sum),
    0,
  );
  return (
    <>
      <PriceRow currency={currency} label={t('admin.price-unit-total')} cents={perUnit} />
      {units > 1 && (
        <PriceRow
          currency={currency}
          label={t('admin.price-units-total', { count: units })}
          cents={perUnit * units}
        />
      )}
      {orderCents > 0 && (
        <PriceRow currency={currency} label={t('admin.price-order-options')} cents={orderCents} />
      )}
    </>
  );
}

interface PositionRowsProps {
  readonly prices: SheetPrices;
  readonly positions: NonNullable<SheetPrices['positions']>;
}

function PositionRows({ prices, positions }: PositionRowsProps) {
  const texts = useTexts();
  const { t } = texts;
  return positions.map((position) => {
    const { number, picture, role, in_total: isInTotal } = position;
    const place = [
      role !== 'included' && t(`admin.role-${role}`),
      isInTotal ? role !== 'included' && t('admin.revise-chosen') : t('admin.price-not-chosen'),
    ];
    return (
      <PriceRow
        key={number}
        currency={prices.currency}
        label={
          <span className="flex items-start gap-2 sm:gap-3">
            <span className="w-9 flex-none tabular-nums">{number}</span>
            <UnitImage unit={picture} className="h-12 w-7 flex-none sm:w-9" />
            <span className="min-w-0">
              <span className={isInTotal ? 'font-bold' : ''}>
                {unitText(texts, position.unit, picture.volume, position.amount_of_units)}
              </span>
              <span className="block text-muted">{place.filter(Boolean).join(' · ')}</span>
            </span>
          </span>
        }
        cents={position.in_cents}
        isQuiet={!isInTotal}
      />
    );
  });
}

/** "2 × Classic silo 30 m³" */
export const unitText = (
  texts: Texts,
  name: Parameters<typeof wordText>[1],
  volume: number,
  count: number,
): string => `${texts.number(count)} × ${wordText(texts, name)} ${texts.number(volume)} m³`;

function choiceText(texts: Texts, { choice, custom, formula }: Line): ReactNode {
  const name = wordText(texts, choice);
  return (
    <>
      {custom ? `${name}: ${custom}` : name}
      {formula && <span className="block break-all">= {formula}</span>}
    </>
  );
}

interface PriceRowProps {
  readonly currency: string;
  readonly label: ReactNode;
  readonly details?: ReactNode;
  readonly cents: number;
  /** Who changed it, and why. */
  readonly mark?: string | undefined;
  readonly instead?: string;
  readonly strong?: boolean;
  /** Not in the total. */
  readonly isQuiet?: boolean;
}

const PriceRow = (props: PriceRowProps) => {
  const { currency, label, details, cents, mark, instead, strong = false, isQuiet = false } = props;
  return (
    <tr
      className={`border-t border-line align-top ${strong ? 'text-base font-bold' : ''} ${mark ? 'bg-brand-tint' : ''}`}
    >
      <th scope="row" className={`px-4 py-2 text-left ${strong ? '' : 'font-normal'}`}>
        {label}
        {details && <span className="block text-muted sm:ml-2 sm:inline">{details}</span>}
        {mark && <span className="block text-xs wrap-anywhere text-brand-strong">{mark}</span>}
      </th>
      <td className="px-4 py-2 text-right whitespace-nowrap tabular-nums">
        {instead === undefined ? (
          <span className={isQuiet ? 'text-muted' : ''}>{staffMoney(cents, currency)}</span>
        ) : (
          <span className="text-muted">{instead}</span>
        )}
      </td>
    </tr>
  );
};
