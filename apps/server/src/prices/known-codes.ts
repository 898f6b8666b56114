import type { LoadedCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import {
  type CatalogueMarkets,
  type Segment,
  segmentNamed,
} from '@silowright/domain/catalogue/catalogue-markets';
import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import { foldText } from '@silowright/domain/characters';
import type { Messages } from '@silowright/texts/translate';
import { ApiError, fieldError } from '../platform/http/api-error.ts';
import type { Texts } from '../platform/texts.ts';
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

interface KnownSegments {
  readonly catalogues: Pick<Catalogues, 'content' | 'pricedSegments'>;
  readonly catalogue: Pick<LoadedCatalogue, 'languages'>;
  readonly texts: Texts;
}

/** A segment from the path of a call: by its id or its label, as the lists write it or as a screen shows it (D17). */
export function segmentOf({ catalogues, catalogue, texts }: KnownSegments, text: string): Segment {
  const { markets } = catalogues.content();
  const found = segmentNamed(markets, text) ?? segmentShownAs(markets, catalogue.languages.map(texts), text);
  if (!found) throw new ApiError('not-found');
  return found;
}

function segmentShownAs(
  { segments, lists }: Pick<CatalogueMarkets, 'segments' | 'lists'>,
  languages: readonly Messages[],
  text: string,
): Segment | undefined {
  const wanted = foldText(text);
  const names = ({ id, label, title }: Segment) =>
    [`price-list.${id}`, `market.${title}`]
      .flatMap((key) => languages.flatMap((each) => each[key] ?? []))
      .concat(label);
  const shown = [...segments, ...Object.values(lists).flat()].find((segment) =>
    names(segment).some((name) => foldText(name) === wanted),
  );
  return segments.find(({ id }) => id === shown?.id);
}

/** A segment with price lists. */
export function pricedSegmentOf(known: KnownSegments, text: string): PricedSegment {
  const { id } = segmentOf(known, text);
  if (!known.catalogues.pricedSegments().includes(id)) throw new ApiError('not-found');
  return id;
}
