import type { BodyOf } from '@silowright/contract/call';
import type { priceDeal } from '@silowright/contract/deals';
import { checkDeal } from '@silowright/domain/deal/check-deal';
import type { Deal, PositionRole } from '@silowright/domain/deal/deal';
import { currencyAt } from '@silowright/domain/pricing/currency';
import type { Place } from '@silowright/domain/recommendation/request';
import { loadOwnConfiguration, type Recommended } from '../configurator/load-own-configuration.ts';
import { type ConfigurationRow, findOwnConfiguration } from '../configurator/store/configurations.ts';
import { ApiError, fieldError } from '../platform/http/api-error.ts';
import type { Browser } from '../platform/http/browser-binding.ts';
import type { PinnedCatalogue } from '../prices/catalogues.ts';
import type { ServerParts } from '../server-parts.ts';

export interface LoadedDeal {
  readonly deal: Deal;
  /** By id, in the order of the body. */
  readonly configurations: ReadonlyMap<string, Recommended>;
  readonly first: Recommended;
  /** It names the deal, and may be no position any more. */
  readonly beganWith: ConfigurationRow;
}

type DealBody = BodyOf<typeof priceDeal>;

/** The configurations of a deal, all of them of this browser; unknown and foreign ids get the same answer (D3). */
export async function loadDeal(
  parts: Pick<ServerParts, 'store' | 'catalogues'>,
  { id, positions, chosen = [] }: DealBody,
  browser: Browser,
): Promise<LoadedDeal> {
  const beganWith = await findOwnConfiguration(parts.store, id, browser.hash);
  if (!beganWith) throw new ApiError('unknown-configuration');
  const configurations = new Map<string, Recommended>();
  for (const { configurationId } of positions)
    configurations.set(configurationId, await loadOwnConfiguration(parts, configurationId, browser));
  const deal: Deal = {
    positions: positions.map((position) => ({
      kind: 'units',
      id: position.configurationId,
      configurationId: position.configurationId,
      role: roleOf(position),
      amountOfUnits: configurations.get(position.configurationId)!.request.amountOfUnits,
    })),
    addedLines: [],
    terms: {},
    chosen,
  };
  const problems = checkDeal(deal);
  if (problems.length > 0)
    throw new ApiError(
      'bad-request',
      problems.map(({ code, of = '' }) => fieldError(`positions.${of}`, code, `is wrong: ${code}`)),
    );
  const first = configurations.get(positions[0]!.configurationId)!;
  refuseOtherPlaces(first, configurations);
  return { deal, configurations, first, beganWith };
}

const roleOf = ({ role, group = '' }: DealBody['positions'][number]): PositionRole =>
  role === 'alternative' ? { kind: role, group } : { kind: role };

/** One truck route for all. */
function refuseOtherPlaces(first: Recommended, configurations: ReadonlyMap<string, Recommended>): void {
  const others = [...configurations].filter(([, { place }]) => !isSamePlace(place, first.place));
  if (others.length === 0) return;
  throw new ApiError(
    'different-places',
    others.map(([id]) => fieldError(`positions.${id}`, 'other-place', 'is for another place than the first')),
  );
}

const isSamePlace = (one: Place | undefined, other: Place | undefined): boolean =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude && one?.country === other?.country;

/** Lists of different days may have different currencies for a country. */
export function refuseOtherCurrencies(place: Place | undefined, lists: readonly PinnedCatalogue[]): void {
  const currencies = new Set(lists.map(({ catalogue }) => currencyAt(place?.country, catalogue)));
  if (currencies.size > 1) throw new ApiError('different-places');
}
