import { goodsCents } from '@silowright/domain/pricing/priced-configuration';
import type { Cents } from '@silowright/domain/units';
import type { Speaker } from '../../platform/texts.ts';
import { positionsInTotal, unitsOf } from './positions.ts';
import type { Quotation, UnitQuotation } from './quotation.ts';
import {
  addedCents,
  boundCents,
  includedItems,
  outflowNote,
  type PriceRow,
  priceIn,
  type TotalRow,
  termsNotes,
  totalRows,
  transportRows,
} from './quotation-rows.ts';
import { unitSentence, unitShort } from './unit-sentence.ts';

/** The unit, if there is only one position: then everything is as for a quotation of one unit. */
function onlyUnit(quotation: Quotation): UnitQuotation | undefined {
  const [first, second] = unitsOf(quotation);
  return second ? undefined : first;
}

export function wholeShort(speaker: Speaker, quotation: Quotation): string {
  const unit = onlyUnit(quotation);
  return unit
    ? unitShort(speaker, unit)
    : speaker.t('quotation.positions-short', { count: quotation.positions.length });
}

export function wholeSentence(speaker: Speaker, quotation: Quotation): string {
  const unit = onlyUnit(quotation);
  return unit
    ? unitSentence(speaker, unit)
    : speaker.t('quotation.positions-sentence', { count: quotation.positions.length });
}

/** One row for each position, and the heading first; what was not chosen says so. */
export function positionRows(speaker: Speaker, quotation: Quotation): readonly [PriceRow, ...PriceRow[]] {
  const { t } = speaker;
  const price = priceIn(speaker, quotation);
  const counted = new Set(positionsInTotal(quotation));
  return [
    {
      cells: [
        t('quotation.column.number'),
        t('quotation.column.item'),
        t('quotation.data.amount'),
        t('quotation.column.price'),
      ],
    },
    ...quotation.positions.map((position): PriceRow => {
      const { number, role, unit, amountOfUnits } = position;
      const name = `${unit.typeName.label}, ${speaker.volume(unit.volumeM3)}`;
      const isIn = counted.has(position);
      return {
        cells: [
          number,
          isIn ? name : `${name} (${t(`quotation.role.${quotation.decided ? 'not-chosen' : role.kind}`)})`,
          speaker.number(amountOfUnits),
          price(goodsCents(position)),
        ],
        ...(isIn ? {} : { quiet: true }),
      };
    }),
  ];
}

/** With a row for each position in the total, if there are several. */
export function wholeTotals(speaker: Speaker, quotation: Quotation): readonly TotalRow[] {
  const unit = onlyUnit(quotation);
  if (unit) return totalRows(speaker, unit);
  const price = priceIn(speaker, quotation);
  const { addedLines = [] } = quotation;
  const units = unitsOf(quotation);
  const counted = positionsInTotal(quotation);
  return [
    ...counted.map((position) => {
      const at = quotation.positions.indexOf(position);
      return {
        label: `${position.number} · ${unitShort(speaker, units[at]!)}`,
        value: price(goodsCents(position)),
      };
    }),
    ...addedLines.map(({ text, cents }) => ({ label: text, value: price(cents) })),
    { label: speaker.t('quotation.goods-total'), value: price(wholeBoundCents(quotation)) },
    ...transportRows(speaker, quotation, transportMark(quotation)),
  ];
}

export function wholeBoundCents(quotation: Quotation): Cents {
  const unit = onlyUnit(quotation);
  if (unit) return boundCents(unit);
  return positionsInTotal(quotation).reduce(
    (sum, position) => sum + goodsCents(position),
    addedCents(quotation),
  );
}

/** What several positions have in common is listed once. */
export const wholeIncluded = (speaker: Speaker, quotation: Quotation): readonly string[] => [
  ...new Set(unitsOf(quotation).flatMap((unit) => includedItems(speaker, unit))),
];

/** Positions have one mark, so that notes that they share are the same words. */
const transportMark = (quotation: Quotation): '¹' | '²' =>
  quotation.positions.some(({ unit }) => unit.totalHeightMm !== unit.heightMm) ? '²' : '¹';

export function wholeNotes(speaker: Speaker, quotation: Quotation): readonly string[] {
  const unit = onlyUnit(quotation);
  if (unit) return [...outflowNote(speaker, unit), ...termsNotes(speaker, unit)];
  const units = unitsOf(quotation);
  const outflow = quotation.positions.flatMap(({ number }, at) =>
    outflowNote(speaker, units[at]!).map((note) => `${number}: ${note}`),
  );
  const mark = transportMark(quotation);
  return [...outflow, ...new Set(units.flatMap((each) => termsNotes(speaker, each, mark)))];
}
