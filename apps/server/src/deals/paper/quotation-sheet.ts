import type { QuotationSheet } from '@silowright/contract/signing';
import { bcp47 } from '@silowright/domain/locale';
import { engineeringGroups } from '@silowright/texts/engineering-rows';
import { exceededNotes } from '@silowright/texts/exceeded-notes';
import type { Speaker } from '../../platform/texts.ts';
import { onlyPosition } from './positions.ts';
import type { Quotation } from './quotation.ts';
import {
  bindingSentence,
  includedItems,
  priceRows,
  technicalRows,
  termsNotes,
  totalRows,
  vatNote,
} from './quotation-rows.ts';
import { drawingAlt, unitSentence } from './unit-sentence.ts';

/** The content of the PDF as data for a screen, from the same functions (Y6). */
export function quotationSheet(whole: Quotation, speaker: Speaker): QuotationSheet {
  const quotation = onlyPosition(whole);
  const { t } = speaker;
  const { engineering, conditions } = quotation;
  const [head, ...rows] = priceRows(speaker, quotation);
  return {
    language: bcp47(quotation.locale),
    summary: unitSentence(speaker, quotation),
    drawing: drawingAlt(speaker, quotation),
    unit_heading: t('quotation.technical-data'),
    unit: technicalRows(speaker, quotation).map(([label, value]) => ({ label, value })),
    prices_heading: t('quotation.prices-heading'),
    prices_note: t('quotation.prices-note', { currency: quotation.currency }),
    price_heads: [...head.cells],
    prices: rows.map(({ cells }) => [...cells]),
    totals: [...totalRows(speaker, quotation)],
    vat: vatNote(speaker, quotation),
    binding_heading: t('binding.heading'),
    binding: bindingSentence(speaker, quotation),
    ...(conditions && {
      scope: {
        heading: t('quotation.scope-heading'),
        included_heading: t('quotation.scope-included'),
        included: [...includedItems(speaker, quotation)],
        excluded_heading: t('quotation.scope-excluded'),
        excluded: [...conditions.excluded],
      },
      conditions_heading: t('quotation.conditions-heading'),
      conditions: [...conditions.clauses],
      ...(conditions.terms?.url && { terms_url: conditions.terms.url, terms_name: conditions.terms.name }),
    }),
    terms_heading: t('quotation.terms-heading'),
    terms: [...termsNotes(speaker, quotation)],
    ...(engineering && {
      engineering: {
        heading: t('engineering.title'),
        notes: [t('engineering.note'), ...exceededNotes(engineering.design, speaker)],
        groups: engineeringGroups(engineering, speaker).map(({ rows: pairs, name: _, ...group }) => ({
          ...group,
          rows: [...pairs],
        })),
      },
    }),
  };
}
