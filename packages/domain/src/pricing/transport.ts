import { type Country, servedCountry } from '../catalogue/countries.ts';
import type { StorageType } from '../catalogue/storage-type.ts';
import type { Delivery, LoadClass, Tariff } from '../catalogue/tariff.ts';
import type { Unit } from '../catalogue/unit.ts';
import type { UnitSize } from '../catalogue/unit-size.ts';
import type { Place } from '../recommendation/request.ts';
import { roundToStep } from '../rounding.ts';
import { shellLengthM } from '../sizing/unit-geometry.ts';
import type { Cents, CubicMetres, Kilometres, Metres, Tonnes } from '../units.ts';
import type { TransportCost } from './priced-configuration.ts';

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

/** Panels count by volume instead. */
export const unitsPerTruck = (
  load: LoadClass,
  unit: UnitSize & Pick<Unit, 'storageType'>,
  { trailerM, gapM }: Tariff,
): number =>
  load.severalPerTruck && unit.storageType.delivery.kind === 'whole'
    ? Math.max(1, Math.floor(trailerM / (shellLengthM(unit) + gapM)))
    : 1;

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
  readonly unitsPerTruck: number;
  readonly craneCost: number;
  readonly type: Pick<StorageType, 'delivery' | 'assembly'>;
}

/** undefined: too wide for any road. */
export function handlingOf(unit: Unit, tariff: Tariff): Handling | undefined {
  const load = loadClassOf(unit, tariff);
  return (
    load && {
      load,
      unitsPerTruck: unitsPerTruck(load, unit, tariff),
      craneCost: craneCost(unit.heightMm / 1000, unit.emptyMassT, tariff),
      type: unit.storageType,
    }
  );
}

const trucksFor = (
  { type: { delivery }, unitsPerTruck }: Handling,
  volumeM3: CubicMetres,
  amountOfUnits: number,
): number =>
  delivery.kind === 'panels'
    ? Math.ceil((amountOfUnits * volumeM3) / delivery.m3PerTruck)
    : Math.ceil(amountOfUnits / unitsPerTruck);

/** Transport and assembly of n units in minor units of the base currency, rounded as the tariff says. Never falls as the volume rises. */
export function handlingCents(
  handling: Handling,
  volumeM3: CubicMetres,
  amountOfUnits: number,
  { km, country }: Route,
  { rounding, crew, minorUnits = 100 }: Tariff,
): Cents {
  const { load, type } = handling;
  const { extraHours, hoursPerM3 = crew.hoursPerM3 } = type.assembly;
  const more = amountOfUnits - 1;
  const permits = load.permitFreeAtHome ? country.permitCountries - 1 : country.permitCountries;
  const sea = country.sea && load.bySea ? country.sea[load.bySea] : 0;
  const truck =
    Math.max(load.minimum, km * (load.perKm + load.escortPerKm)) + load.permit * permits + sea + load.survey;
  const hours = crew.baseHours + hoursPerM3 * volumeM3 + extraHours;
  const amount =
    trucksFor(handling, volumeM3, amountOfUnits) * truck +
    handling.craneCost * (1 + crew.moreUnitsCrane * more) +
    crew.people * crew.perHour * hours * (1 + crew.moreUnitsHours * more) +
    crew.travelPerKm * km +
    (km > crew.overnightAboveKm ? crew.overnight : 0);
  return roundToStep(amount, rounding, minorUnits);
}

/** null if not available; never zero. */
export function transportCost(
  unit: Unit,
  amountOfUnits: number,
  place: Place | undefined,
  delivery: Delivery,
): TransportCost | null {
  const { tariff } = delivery;
  const route = routeTo(place, delivery);
  const handling = handlingOf(unit, tariff);
  if (!route || !handling || !canCarry(handling.load, route)) return null;
  return {
    cents: handlingCents(handling, unit.volumeM3, amountOfUnits, route, tariff),
    km: route.km,
    trucks: trucksFor(handling, unit.volumeM3, amountOfUnits),
  };
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
