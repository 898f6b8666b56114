import { segmentNamed } from '@silowright/domain/catalogue/catalogue-markets';
import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import { ApiError, fieldError } from '../http/api-error.ts';
import type { Catalogues } from './catalogues.ts';

/** The codes of the catalogue that calls may name; anything else is a 400 with the path of the field. */
export function mustBeOneOf(known: readonly string[], code: string, path: string): void {
  if (!known.includes(code)) throw new ApiError('bad-request', [unknownCode(known, path)]);
}

export const unknownCode = (known: readonly string[], path: string) =>
  fieldError(
    path,
    'invalid_value',
    `Invalid option: expected one of ${known.map((code) => `"${code}"`).join('|')}`,
  );

/** A segment with price lists, by its id or its label, from the path of a call (D17). */
export function pricedSegmentOf(
  catalogues: Pick<Catalogues, 'content' | 'pricedSegments'>,
  text: string,
): PricedSegment {
  const segment = segmentNamed(catalogues.content().markets, text);
  if (!segment || !catalogues.pricedSegments().includes(segment.id)) throw new ApiError('not-found');
  return segment.id;
}
