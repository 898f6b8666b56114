import { goodsCents } from '@silowright/domain/pricing/priced-configuration';
import type { Cents } from '@silowright/domain/units';
import type { Speaker } from '../../platform/texts.ts';
import { isBeforeChoice } from './choice-rows.ts';
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
import { openPositions, openUnits, severalSentence, severalShort } from './several-words.ts';
import { unitSentence, unitShort } from './unit-sentence.ts';

/** The unit, if there is only one position: then everything is as for a quotation of one unit. */
function onlyUnit(quotation: Quotation): UnitQuotation | undefined {
  const [first, second] = unitsOf(quotation);
  return second ? undefined : first;
}

export function wholeShort(speaker: Speaker, quotation: Quotation): string {
  const unit = onlyUnit(quotation);
  return unit ? unitShort(speaker, unit) : severalShort(speaker, quotation);
}

export function wholeSentence(speaker: Speaker, quotation: Quotation): string {
  const unit = onlyUnit(quotation);
  return unit ? unitSentence(speaker, unit) : severalSentence(speaker, quotation);
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
      const why = quotation.decided ? 'quotation.choice.not-chosen' : `quotation.role.${role.kind}`;
      return {
        cells: [
          number,
          isIn ? name : `${name} (${t(why)})`,
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
    ...totalsOfSeveral(speaker, quotation),
  ];
}

/** Below a table of the positions. */
export function totalsOfSeveral(speaker: Speaker, quotation: Quotation): readonly TotalRow[] {
  const price = priceIn(speaker, quotation);
  const { addedLines = [] } = quotation;
  return [
    ...addedLines.map(({ text, cents }) => ({ label: text, value: price(cents) })),
    { label: speaker.t('quotation.goods-total'), value: price(wholeBoundCents(quotation)) },
    ...transportRows(speaker, quotation, transportMark(quotation)).map((row) =>
      row.main && isBeforeChoice(quotation) && quotation.transport
        ? { ...row, label: speaker.t('quotation.total-open') }
        : row,
    ),
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
  ...new Set(openUnits(quotation).flatMap((unit) => includedItems(speaker, unit))),
];

/** Positions have one mark, so that notes that they share are the same words. */
const transportMark = (quotation: Quotation): '¹' | '²' =>
  quotation.positions.some(({ unit }) => unit.totalHeightMm !== unit.heightMm) ? '²' : '¹';

export function wholeNotes(speaker: Speaker, quotation: Quotation): readonly string[] {
  const unit = onlyUnit(quotation);
  if (unit) return [...outflowNote(speaker, unit), ...termsNotes(speaker, unit)];
  const units = openUnits(quotation);
  const outflow = openPositions(quotation).flatMap(({ number }, at) =>
    outflowNote(speaker, units[at]!).map((note) => `${number}: ${note}`),
  );
  const mark = transportMark(quotation);
  return [...outflow, ...new Set(units.flatMap((each) => termsNotes(speaker, each, mark)))];
}
