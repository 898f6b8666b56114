import { pricedSegmentsOf } from '@silowright/domain/catalogue/catalogue-markets';
import type { SegmentId } from '@silowright/domain/catalogue/codes';
import { boot } from '../catalogue/boot.ts';
import type { Texts } from './use-texts.ts';

/** Segments with price lists, in the order of the catalogue. */
export const pricedSegments = (): SegmentId[] => pricedSegmentsOf(boot().markets);

/** For visitors and requests without a market. */
export const fallbackSegment = (): SegmentId => boot().markets.fallback;

/** The name of a segment for staff; the market's title if the catalogue has no other (PR-02). */
export const priceListName = ({ t, has }: Pick<Texts, 't' | 'has'>, segment: SegmentId): string =>
  t(has(`price-list.${segment}`) ? `price-list.${segment}` : `market.${segment}`);

/** The ids of all markets of the catalogue. */
export const segmentIds = (): readonly string[] => boot().markets.segments.map(({ id }) => id);
