import type { QuotationSheet } from '@silowright/contract/signing';
import { bcp47 } from '@silowright/domain/locale';
import { engineeringGroups } from '@silowright/texts/engineering-rows';
import { exceededNotes } from '@silowright/texts/exceeded-notes';
import type { Speaker } from '../../platform/texts.ts';
import { unitsOf } from './positions.ts';
import type { Quotation } from './quotation.ts';
import { bindingSentence, type PriceRow, priceRows, technicalRows, vatNote } from './quotation-rows.ts';
import { loadHeading, pictureAlt, savedWords } from './several-words.ts';
import { drawingAlt } from './unit-sentence.ts';
import { positionRows, wholeIncluded, wholeNotes, wholeSentence, wholeTotals } from './whole-quotation.ts';

/** The content of the PDF as data for a screen, from the same functions (Y6). */
export function quotationSheet(quotation: Quotation, speaker: Speaker): QuotationSheet {
  const { t } = speaker;
  const { conditions } = quotation;
  const units = unitsOf(quotation);
  const [first, second] = units;
  const [head, ...rows] = second ? pricesOfPositions(speaker, quotation) : priceRows(speaker, first!);
  const saved = savedWords(speaker, quotation);
  const engineering = units.some((unit) => unit.engineering);
  // In front of what belongs to one of several positions.
  const mark = (at: number) => (second ? `${quotation.positions[at]!.number} · ` : '');
  return {
    language: bcp47(quotation.locale),
    summary: wholeSentence(speaker, quotation),
    drawing: second ? pictureAlt(speaker, quotation) : drawingAlt(speaker, first!),
    unit_heading: t('quotation.technical-data'),
    unit: units.flatMap((unit, at) =>
      technicalRows(speaker, unit, !!second).map(([label, value]) => ({
        label: `${mark(at)}${label}`,
        value,
      })),
    ),
    prices_heading: t('quotation.prices-heading'),
    prices_note: t('quotation.prices-note', { currency: quotation.currency }),
    price_heads: [...head.cells],
    prices: rows.map(({ cells }) => [...cells]),
    totals: [...wholeTotals(speaker, quotation)],
    vat: vatNote(speaker, quotation),
    binding_heading: t('binding.heading'),
    binding: bindingSentence(speaker, quotation),
    ...(conditions && {
      scope: {
        heading: t('quotation.scope-heading'),
        included_heading: t('quotation.scope-included'),
        included: [...wholeIncluded(speaker, quotation)],
        excluded_heading: t('quotation.scope-excluded'),
        excluded: [...conditions.excluded],
      },
      conditions_heading: t('quotation.conditions-heading'),
      conditions: [...conditions.clauses],
      ...(conditions.terms?.url && { terms_url: conditions.terms.url, terms_name: conditions.terms.name }),
    }),
    terms_heading: t('quotation.terms-heading'),
    terms: [
      ...(saved ? [`${loadHeading(speaker, quotation)}: ${saved}.`] : []),
      ...wholeNotes(speaker, quotation),
    ],
    ...(engineering && {
      engineering: {
        heading: t('engineering.title'),
        notes: [
          t('engineering.note'),
          ...units.flatMap((unit, at) =>
            unit.engineering
              ? exceededNotes(unit.engineering.design, speaker).map((note) => `${mark(at)}${note}`)
              : [],
          ),
        ],
        groups: units.flatMap((unit, at) =>
          unit.engineering
            ? engineeringGroups(unit.engineering, speaker).map(({ rows: pairs, name: _, ...group }) => ({
                ...group,
                heading: `${mark(at)}${group.heading}`,
                rows: [...pairs],
              }))
            : [],
        ),
      },
    }),
  };
}

/** Each position with its options, which are signed too: number, item, choice and price of all units. */
function pricesOfPositions(speaker: Speaker, quotation: Quotation): readonly [PriceRow, ...PriceRow[]] {
  const { t } = speaker;
  const [, ...positions] = positionRows(speaker, quotation);
  return [
    {
      cells: [
        t('quotation.column.number'),
        t('quotation.column.item'),
        t('quotation.column.choice'),
        t('quotation.column.price'),
      ],
    },
    ...unitsOf(quotation).flatMap((unit, at): PriceRow[] => {
      const [number = '', name = '', amount = '', price = ''] = positions[at]?.cells ?? [];
      const [, ...options] = priceRows(speaker, unit, true);
      return [
        { cells: [number, name, `${amount} ×`, price], bold: true },
        ...options.map(({ cells }) => ({
          cells: [number, cells[0] ?? '', cells[1] ?? '', cells.at(-1) ?? ''],
        })),
      ];
    }),
  ];
}
