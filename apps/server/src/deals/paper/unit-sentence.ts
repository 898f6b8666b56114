import type { Speaker } from '../../platform/speaker.ts';
import { quotedHighestMm } from './drawn-unit.ts';
import type { Quotation } from './quotation.ts';

export function unitSentence(speaker: Speaker, { unit, amountOfUnits, request }: Quotation): string {
  return speaker.t(request.placeName ? 'quotation.unit-sentence-place' : 'quotation.unit-sentence', {
    count: amountOfUnits,
    type: unit.typeName.label,
    volume: speaker.volumeNumber(unit.volumeM3),
    diameter: speaker.metres(unit.diameterMm),
    height: speaker.metres(unit.totalHeightMm),
    place: request.placeName ?? '',
  });
}

export const unitShort = (speaker: Speaker, { unit, amountOfUnits }: Quotation): string =>
  speaker.t('quotation.unit-short', {
    count: amountOfUnits,
    type: unit.typeName.label,
    volume: speaker.volumeNumber(unit.volumeM3),
  });

/** The drawing in words, for those who cannot see it. */
export const drawingAlt = (speaker: Pick<Speaker, 't' | 'metres'>, quotation: Quotation): string =>
  speaker.t('quotation.drawing-alt', {
    type: quotation.unit.typeName.label,
    diameter: speaker.metres(quotation.unit.diameterMm),
    height: speaker.metres(quotation.unit.totalHeightMm),
    highest: speaker.metres(quotedHighestMm(quotation)),
  });
