import { type Market, marketsFor, type Segment } from '@silowright/domain/catalogue/catalogue-markets';
import type { SegmentId } from '@silowright/domain/catalogue/codes';
import type { FlowChoice } from '@silowright/domain/flow/step-list';
import type { SessionValues } from '@silowright/domain/session/values';
import { boot } from '@silowright/ui/catalogue/boot.ts';
import { flags } from '@silowright/ui/page/flags.ts';
import { fallbackSegment } from '@silowright/ui/texts/segments.ts';

/** The tiles of the market screen. */
export const markets = (): Market[] => marketsFor(boot().markets, flags);

/** The segment as this visitor sees it: its tile, or its own data if it has none. */
const segmentOf = (id: SegmentId | undefined): Segment | undefined =>
  markets().find((market) => market.id === id) ??
  boot().markets.segments.find((segment) => segment.id === id);

type Chosen = Pick<SessionValues, 'segment'>;

/** The flow for the chosen market. */
export const flowChoiceOf = ({ segment }: Chosen): FlowChoice => ({
  start: markets().find((market) => market.id === segment)?.step ?? 'product-basic',
  classic: flags.CLASSIC_FLOW,
});

/** The text key of the segment's name, as on its tile. */
export const segmentTextKey = ({ segment }: Chosen): `market.${string}` =>
  `market.${segmentOf(segment)?.title ?? segment ?? fallbackSegment()}`;

type Stored = Pick<SessionValues, 'segment' | 'substance'>;

/** The container in the title of the volume screen; a segment may have one for all goods (VO-01). */
export function titleContainerOf({ segment, substance }: Stored): 'silo' | 'tank' {
  const container = segmentOf(segment)?.container ?? 'by-substance';
  return container === 'by-substance' ? (substance === 'solid' ? 'silo' : 'tank') : container;
}

/** The container everywhere else: a liquid is always in a tank, as on the recommendation. */
export const containerOf = (values: Stored): 'silo' | 'tank' =>
  values.substance === 'liquid' ? 'tank' : titleContainerOf(values);
