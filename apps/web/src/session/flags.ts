import { marketsFor } from '@silowright/domain/catalogue/markets';
import { readFlags } from '@silowright/domain/flags/flags';
import type { Way } from '@silowright/domain/flow/step-list';
import type { SessionValues } from '@silowright/domain/session/values';

/** Read once: the query string does not change while the app runs, but for the language. */
export const flags = readFlags(new URLSearchParams(window.location.search));

export const markets = marketsFor(flags);

/** Which way the visitor goes, by the chosen market. */
export const wayOf = ({ segment }: Pick<SessionValues, 'segment'>): Way => ({
  start: markets.find((market) => market.id === segment)?.step ?? 'product-basic',
  classic: flags.CLASSIC_FLOW,
});

/** The text key of the chosen segment's name, as its tile is titled. */
export const segmentTextKey = ({ segment }: Pick<SessionValues, 'segment'>): `market.${string}` =>
  `market.${markets.find((market) => market.id === segment)?.title ?? segment ?? 'other_industries'}`;
