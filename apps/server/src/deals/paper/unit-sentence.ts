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

/** In the unit in which it was asked: tonnes with a density, otherwise a volume; undefined in early quotations. */
export function needWords(
  speaker: Pick<Speaker, 't' | 'number' | 'volume'>,
  { values, request, amountOfUnits }: Pick<QuotedPosition, 'values' | 'request' | 'amountOfUnits'>,
): string | undefined {
  const { volumePerUnit } = values ?? {};
  if (volumePerUnit === undefined) return undefined;
  const volumeM3 = volumePerUnit * (values.amountOfUnits ?? amountOfUnits);
  const volume = speaker.volume(volumeM3).replace(' ', '\u00a0');
  const densityKgM3 = request.storedDensityKgM3;
  const need =
    densityKgM3 === undefined
      ? volume
      : speaker.t('quotation.need-tonnes', {
          tonnes: speaker.number((volumeM3 * densityKgM3) / 1000, 1),
          volume,
          density: speaker.number(densityKgM3),
        });
  return [need, request.storedProduct ?? request.product?.label].filter(Boolean).join(', ');
}

/** Article number of the unit. */
export const articleOf = (
  { t }: Pick<Speaker, 't'>,
  { articles }: Pick<QuotedPosition, 'articles'>,
): string | undefined => articles?.unit && t('quotation.article', { article: articles.unit });
