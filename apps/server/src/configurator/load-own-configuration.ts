import type { Unit } from '@silowright/domain/catalogue/unit';
import { memoize } from '@silowright/domain/memoize';
import { recommend } from '@silowright/domain/recommendation/recommend';
import type { Place, RecommendationRequest } from '@silowright/domain/recommendation/request';
import { isOfferedSize, sizesOfType } from '@silowright/domain/recommendation/sizes-of-type';
import { ApiError } from '../platform/http/api-error.ts';
import type { Browser } from '../platform/http/browser-binding.ts';
import type { PinnedCatalogue } from '../prices/catalogues.ts';
import type { ServerParts } from '../server-parts.ts';
import { requestOf, type StoredValues, valuesOf } from './configuration-state.ts';
import { type ConfigurationRow, findOwnConfiguration } from './store/configurations.ts';

/** A configuration with a recommendation, and its pinned lists. */
export interface Recommended {
  readonly row: ConfigurationRow;
  readonly values: Partial<StoredValues>;
  readonly request: RecommendationRequest;
  readonly pinned: PinnedCatalogue;
  readonly place: Place | undefined;
}

/** Unknown and foreign ids both return 404 (D3); a configuration without a recommendation returns 409. */
export async function loadOwnConfiguration(
  parts: Pick<ServerParts, 'store' | 'catalogues'>,
  id: string,
  browser: Browser,
): Promise<Recommended> {
  const row = await findOwnConfiguration(parts.store, id, browser.hash);
  if (!row) throw new ApiError('unknown-configuration');
  return recommendedFor(parts, row);
}

export async function recommendedFor(
  { catalogues }: Pick<ServerParts, 'catalogues'>,
  row: ConfigurationRow,
): Promise<Recommended> {
  const { segment, price_version: priceVersion, option_version: optionVersion } = row;
  if (segment === null || priceVersion === null || optionVersion === null) {
    throw new ApiError('no-recommendation');
  }
  const pinned = await catalogues.at(segment, priceVersion, optionVersion);
  const { values, request } = readValues({ row, pinned });
  if (!request.ok) throw new ApiError('no-recommendation', request.reason);
  return { row, values, request: request.value, pinned, place: request.value.place };
}

/** Options change often and the values behind them do not: the last parsed values are cached by their text. */
const readValues = memoize(
  ({ row, pinned }: { readonly row: ConfigurationRow; readonly pinned: PinnedCatalogue }) => {
    const values = valuesOf(row);
    return { values, request: requestOf(values, row.country, () => pinned.catalogue.productGroups) };
  },
  ({ row: { country, values }, pinned }) => `${pinned.catalogueVersion} ${country}${values}`,
);

/** The sizes of a type that are offered for this request, with the requested one (D20, threat 4). */
export function offeredUnit(
  { request, pinned }: Offer,
  type: Unit['type'],
  uuid: string,
): { unit: Unit; sizes: readonly Unit[] } {
  const sizes = sizesOfType(request, type, pinned.catalogue);
  const unit = sizes.find((size) => size.uuid === uuid);
  if (unit) return { unit, sizes };
  const recommended = recommendedUnit({ request, pinned }, type, uuid);
  const withRecommended = [...sizes, recommended].sort(
    (a, b) => a.diameterMm - b.diameterMm || a.heightMm - b.heightMm,
  );
  return { unit: recommended, sizes: withRecommended };
}

/** The selected unit, if it is still offered for the current request. */
export function chosenUnit(configuration: Recommended): Unit {
  const { request, pinned, row } = configuration;
  const { unit_uuid: uuid, unit_type: type } = row;
  if (uuid === null || type === null) throw new ApiError('no-recommendation');
  const unit = pinned.unit(uuid);
  return unit?.type === type && isOfferedSize(request, unit, pinned.index)
    ? unit
    : recommendedUnit(configuration, type, uuid);
}

type Offer = Pick<Recommended, 'request' | 'pinned'>;

/**
 * If no fitting size can be delivered, one is recommended without transport, although smaller sizes of its type could
 * be delivered. A recommended size can always be selected.
 */
function recommendedUnit({ request, pinned }: Offer, type: Unit['type'], uuid: string): Unit {
  const { recommended } = recommend(request, pinned.index);
  const found = recommended.find(({ unit }) => unit.uuid === uuid && unit.type === type);
  if (!found) throw new ApiError('unit-unavailable');
  return found.unit;
}
