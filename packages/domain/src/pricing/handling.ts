import { type Country, servedCountry } from '../catalogue/countries.ts';
import type { StorageType } from '../catalogue/storage-type.ts';
import type { Delivery, LoadClass, Tariff } from '../catalogue/tariff.ts';
import type { Unit } from '../catalogue/unit.ts';
import type { Place } from '../recommendation/request.ts';
import { shellLengthM } from '../sizing/unit-geometry.ts';
import type { Kilometres, Metres, Millimetres, Tonnes } from '../units.ts';

const earthRadiusKm = 6371.0088;

/** What a truck carries: a whole unit is as wide as it is, panels travel in the class that the tariff names. */
type Load = Pick<Unit, 'diameterMm' | 'storageType'>;

/** undefined: too wide for any road. */
export const loadClassOf = (
  { diameterMm, storageType }: Load,
  { classes, panels }: Tariff,
): LoadClass | undefined =>
  classes.find((load) =>
    storageType.delivery.kind === 'panels' ? load.name === panels?.class : diameterMm <= load.upToMm,
  );

export const craneCost = (heightM: Metres, emptyMassT: Tonnes, { cranes }: Tariff): number =>
  cranes.find(
    ({ upToHeightM = Number.POSITIVE_INFINITY, upToMassT = Number.POSITIVE_INFINITY }) =>
      heightM <= upToHeightM && emptyMassT <= upToMassT,
  )!.cost;

/** A truck route from the works to a place. */
export interface Route {
  readonly km: Kilometres;
  readonly country: Country;
}

/** null if the place is unknown or not served. */
export function routeTo(place: Place | undefined, { works, countries, tariff }: Delivery): Route | null {
  const country = servedCountry(place?.country, countries);
  if (!place || !country) return null;
  const km = Math.max(tariff.leastKm, greatCircleKm(works, place) * country.detour);
  return km > tariff.longestKm ? null : { km, country };
}

export const canCarry = (load: LoadClass | undefined, route: Route): load is LoadClass =>
  load !== undefined &&
  route.km <= (load.longestKm ?? Number.POSITIVE_INFINITY) &&
  (load.bySea !== null || route.country.sea === undefined);

/** The data of a unit for truck, crane and crew. Units that share it differ only in volume. */
export interface Handling {
  readonly load: LoadClass;
  readonly widthMm: Millimetres;
  /** What it takes of a trailer, with the gap to the next one. */
  readonly placeMm: Millimetres;
  readonly craneCost: number;
  readonly type: Pick<StorageType, 'delivery' | 'assembly'>;
}

/** Lengths are compared as whole millimetres: sums of decimals would miss a trailer that is exactly full. */
export const wholeMm = (metres: Metres): Millimetres => Math.round(metres * 1000);

/** undefined: too wide for any road. */
export function handlingOf(unit: Unit, tariff: Tariff): Handling | undefined {
  const load = loadClassOf(unit, tariff);
  return (
    load && {
      load,
      widthMm: unit.diameterMm,
      placeMm: wholeMm(shellLengthM(unit)) + wholeMm(tariff.gapM),
      craneCost: craneCost(unit.heightMm / 1000, unit.emptyMassT, tariff),
      type: unit.storageType,
    }
  );
}

function greatCircleKm(
  from: { readonly latitude: number; readonly longitude: number },
  to: { readonly latitude: number; readonly longitude: number },
): Kilometres {
  const radians = Math.PI / 180;
  const halfLatitude = ((to.latitude - from.latitude) * radians) / 2;
  const halfLongitude = ((to.longitude - from.longitude) * radians) / 2;
  const h =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * Math.sin(halfLongitude) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(h));
}
