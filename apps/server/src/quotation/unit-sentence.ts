import type { Millimetres } from '@silowright/domain/units';
import type { TextParams } from '@silowright/texts/translate';
import type { Quotation } from './quotation.ts';

/** What paper and mail both have: words and formats of one language. */
export interface Speaker {
  readonly t: (key: string, params?: TextParams) => string;
  readonly metres: (mm: Millimetres) => string;
  readonly number: (value: number, decimals?: number) => string;
}

/** The unit in a sentence, for letter and mail alike. */
export function unitSentence(speaker: Speaker, { unit, amountOfUnits, request }: Quotation): string {
  return speaker.t(request.placeName ? 'quotation.unit-sentence-place' : 'quotation.unit-sentence', {
    count: amountOfUnits,
    type: unit.typeName.label,
    volume: speaker.number(unit.volumeM3),
    diameter: speaker.metres(unit.diameterMm),
    height: speaker.metres(unit.totalHeightMm),
    place: request.placeName ?? '',
  });
}

export const unitShort = (speaker: Speaker, { unit, amountOfUnits }: Quotation): string =>
  speaker.t('quotation.unit-short', {
    count: amountOfUnits,
    type: unit.typeName.label,
    volume: speaker.number(unit.volumeM3),
  });
