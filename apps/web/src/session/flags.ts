import { marketsFor } from '@silowright/domain/catalogue/markets';
import { readFlags } from '@silowright/domain/flags/flags';
import type { FlowChoice } from '@silowright/domain/flow/step-list';
import type { SessionValues } from '@silowright/domain/session/values';

/** Read once: only the language changes in the query string while the app runs. */
export const flags = readFlags(new URLSearchParams(window.location.search));

export const markets = marketsFor(flags);

/** The flow for the chosen market. */
export const flowChoiceOf = ({ segment }: Pick<SessionValues, 'segment'>): FlowChoice => ({
  start: markets.find((market) => market.id === segment)?.step ?? 'product-basic',
  classic: flags.CLASSIC_FLOW,
});

/** The text key of the segment's name, as on its tile. */
export const segmentTextKey = ({ segment }: Pick<SessionValues, 'segment'>): `market.${string}` =>
  `market.${markets.find((market) => market.id === segment)?.title ?? segment ?? 'other_industries'}`;
