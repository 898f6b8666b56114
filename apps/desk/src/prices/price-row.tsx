import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import { refuse } from '@silowright/domain/outcome';
import { changePercent } from '@silowright/domain/pricing/price-list-difference';
import { formatAmount } from '@silowright/texts/format';
import { type PriceReading, readPrice } from '@silowright/texts/read-price';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { memo, useId } from 'react';
import { signedPercent } from '../parts/formats.ts';
import { RowButton } from '../parts/page-parts.tsx';
import type { RefusedPrice } from '../parts/staff-money.ts';
import { baseCurrency, staffDifference, staffMoney, typedPriceText } from '../parts/staff-money.ts';
import type { BaseRow } from './base-draft.ts';
import { typeName, unitName } from './names.ts';
import { UnitMark } from './unit-mark.tsx';
import { useTyped } from './use-typed.ts';

export interface PriceRowProps {
  readonly segment: PricedSegment;
  readonly row: BaseRow;
  /** The price of the draft; undefined: unchanged. */
  readonly price: number | undefined;
  readonly preview: number | undefined;
  readonly position: number;
  readonly refused: RefusedPrice | undefined;
  readonly ticked: boolean;
  readonly onTick: ((uuid: string, ticked: boolean) => void) | undefined;
  readonly onChange: (uuid: string, cents: number) => void;
  readonly onRefuse: (uuid: string, refused: RefusedPrice | undefined) => void;
}

/** One row, with a question below it when what was typed can mean several prices (PX-01). */
export const PriceRow = memo(function PriceRow(props: PriceRowProps) {
  const { segment, row, price, preview, position, refused, onChange, onRefuse } = props;
  const { uuid, name, priceInCents: cents, unit } = row;
  const texts = useTexts();
  const { t, number, locale, volume } = texts;
  const id = useId();
  const readable = unit ? unitName(texts, unit, segment) : name;
  const { text, isSettled, input } = useTyped({
    shown: formatAmount({ minor: price ?? cents, currency: baseCurrency() }, locale),
    refused: refused?.typed,
    onLeave: (typed) => {
      const reading = readPrice(typed, locale, baseCurrency());
      if (reading.ok) onChange(uuid, reading.value);
      else onRefuse(uuid, { typed, reason: reading.reason });
      return reading.ok;
    },
    onRestore: () => onRefuse(uuid, undefined),
  });
  const isRefused = refused !== undefined && text === refused.typed;
  const reading = isSettled
    ? undefined
    : isRefused
      ? refuse(refused.reason)
      : readPrice(text, locale, baseCurrency());
  const isPreview = preview !== undefined;
  const next = preview ?? price ?? cents;
  const changed = !reading && next !== cents;
  const difference = next - cents;
  const percent = changed ? changePercent(cents, next) : null;
  // Not by colour alone: the amount has a sign.
  const tint = !changed ? '' : difference > 0 ? 'bg-good-tint text-good' : 'bg-bad-tint text-bad';
  const readings = isRefused && 'readings' in refused.reason && refused.reason.readings;
  return (
    <tbody className="border-b border-line">
      <tr
        data-changed={changed ? (difference > 0 ? 'up' : 'down') : undefined}
        className={`h-[45px] max-md:h-[89px] ${tint}`}
      >
        <td className="w-9 pl-3">
          {props.onTick && (
            <input
              type="checkbox"
              className="size-4 align-middle"
              aria-label={t('prices.tick', { name: readable })}
              checked={props.ticked}
              onChange={(event) => props.onTick?.(uuid, event.target.checked)}
            />
          )}
        </td>
        <th scope="row" className="px-1.5 text-left font-normal" title={name}>
          <div className="flex items-center gap-2">
            <span className="flex w-8 shrink-0 justify-center">{unit && <UnitMark unit={unit} />}</span>
            <span className="max-w-36 truncate leading-tight text-ink max-lg:max-w-none max-lg:whitespace-normal">
              {unit ? typeName(texts, unit.type, segment) : name}
              {unit && (
                <span className="block text-muted">
                  Ø&nbsp;{texts.metres(unit.diameterMm)}&nbsp;m
                  {unit.variant && ` · ${unit.variant}`}
                  {row.passage_width_in_mm !== undefined && (
                    <span className="max-md:hidden" title={t('admin.column-passage')}>
                      {' '}
                      · {row.passage_width_in_mm} × {row.passage_height_in_mm}
                    </span>
                  )}
                  <span className="md:hidden">, {volume(unit.volumeM3).replace(' ', '\u00a0')}</span>
                </span>
              )}
              <span className="block text-muted md:hidden">{staffMoney(cents)}</span>
            </span>
          </div>
        </th>
        <td className="px-1.5 text-right font-bold whitespace-nowrap text-ink max-md:hidden">
          {volume(row.volume)}
        </td>
        <td className="px-1.5 text-right whitespace-nowrap text-muted max-md:hidden">
          {number(row.heightInMm)}
        </td>
        <td className="px-1.5 text-right whitespace-nowrap text-ink max-md:hidden">{staffMoney(cents)}</td>
        <td className="px-1.5">
          <input
            {...input}
            {...(isPreview &&
              isSettled && { value: formatAmount({ minor: preview, currency: baseCurrency() }, locale) })}
            data-position={position}
            inputMode="decimal"
            autoComplete="off"
            aria-label={t('admin.new-price-of', { name: readable, currency: baseCurrency() })}
            aria-invalid={(reading && !reading.ok) || undefined}
            aria-describedby={reading && `${id}-reading`}
            className={`h-9 w-26 rounded-control border bg-surface px-1.5 text-right text-ink read-only:border-transparent read-only:bg-transparent ${reading && !reading.ok ? 'border-bad' : isPreview ? 'border-dashed border-good' : 'border-line-strong'}`}
          />
          {/* On a phone these are below the field, not in columns of their own. */}
          {reading && (
            <span
              aria-hidden="true"
              className={`block w-26 text-sm md:hidden ${reading.ok ? '' : 'text-bad'}`}
            >
              <Reading reading={reading} />
            </span>
          )}
          {changed && (
            <span className="block w-26 text-right text-sm md:hidden">{staffDifference(difference)}</span>
          )}
        </td>
        {reading ? (
          <td
            colSpan={2}
            id={`${id}-reading`}
            className={`w-44 max-w-44 px-2 leading-tight max-md:hidden ${reading.ok ? '' : 'text-bad'}`}
          >
            <Reading reading={reading} />
          </td>
        ) : (
          <>
            <td className="px-1.5 text-right whitespace-nowrap max-md:hidden">
              {changed ? staffDifference(difference) : ''}
            </td>
            <td className="px-2 pr-3 text-right whitespace-nowrap max-md:hidden">
              {percent === null ? '' : signedPercent(percent, locale)}
            </td>
          </>
        )}
      </tr>
      {readings && readings.length > 0 && (
        <tr className="bg-bad-tint">
          <td colSpan={8} className="px-3 py-1.5">
            <fieldset className="flex flex-wrap items-center gap-2">
              <legend className="float-left mr-2 font-normal">
                <strong>{text}</strong>{' '}
                {t(readings.length > 1 ? 'prices.two-readings' : 'prices.one-reading')}
              </legend>
              {readings.map((each) => (
                <RowButton key={each} onClick={() => onChange(uuid, each)}>
                  {staffMoney(each)}
                </RowButton>
              ))}
              <button
                type="button"
                className="min-h-9 px-2 underline"
                onClick={() => onRefuse(uuid, undefined)}
              >
                {t('prices.keep', { price: staffMoney(price ?? cents) })}
              </button>
            </fieldset>
          </td>
        </tr>
      )}
    </tbody>
  );
});

/** The price as it was understood, or why it was not. */
function Reading({ reading }: { readonly reading: PriceReading }) {
  const { t, locale } = useTexts();
  return reading.ok
    ? `= ${staffMoney(reading.value)}`
    : `⚠\u00a0${typedPriceText(reading.reason, { t, locale })}`;
}
