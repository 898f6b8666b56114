import type { ZonesAnswer } from '@silowright/domain/catalogue/explosion-zones';
import type { Speaker } from '../../platform/texts.ts';
import { quotedHighestMm } from './drawn-unit.ts';
import type { QuotedPosition, UnitContent, UnitQuotation } from './quotation.ts';

export function unitSentence(speaker: Speaker, { unit, amountOfUnits, request }: UnitQuotation): string {
  return speaker.t(request.placeName ? 'quotation.unit-sentence-place' : 'quotation.unit-sentence', {
    count: amountOfUnits,
    type: unit.typeName.label,
    volume: speaker.volumeNumber(unit.volumeM3),
    diameter: speaker.metres(unit.diameterMm),
    height: speaker.metres(unit.totalHeightMm),
    place: request.placeName ?? '',
  });
}

export const unitShort = (speaker: Speaker, { unit, amountOfUnits }: UnitQuotation): string =>
  speaker.t('quotation.unit-short', {
    count: amountOfUnits,
    type: unit.typeName.label,
    volume: speaker.volumeNumber(unit.volumeM3),
  });

/** The drawing in words, for those who cannot see it. */
export const drawingAlt = (speaker: Pick<Speaker, 't' | 'metres'>, quotation: UnitQuotation): string =>
  speaker.t('quotation.drawing-alt', {
    type: quotation.unit.typeName.label,
    diameter: speaker.metres(quotation.unit.diameterMm),
    height: speaker.metres(quotation.unit.totalHeightMm),
    highest: speaker.metres(quotedHighestMm(quotation)),
  });

/** The answer; "open" if the question was not answered, undefined if nothing was asked (EN-09). */
export const zonesOf = ({
  zones,
  values,
}: Pick<UnitContent, 'zones'> & Partial<Pick<UnitContent, 'values'>>): ZonesAnswer | 'open' | undefined =>
  zones ?? values?.explosionZones;

/** What is stored weighs more than the unit is built for: possible in quotations of earlier releases only (G1). */
export const isTooDense = ({ request, unit }: Pick<QuotedPosition, 'request' | 'unit'>): boolean =>
  (request.storedDensityKgM3 ?? 0) > unit.densityLimitKgM3;
