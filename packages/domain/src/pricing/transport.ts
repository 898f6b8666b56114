import { type Country, servedCountry } from '../catalogue/countries.ts';
import type { Delivery, LoadClass, Tariff } from '../catalogue/tariff.ts';
import type { Unit } from '../catalogue/unit.ts';
import type { Place } from '../recommendation/request.ts';
import { roundHalfEven } from '../sizing/round-half-even.ts';
import { shellLengthM } from '../sizing/unit-geometry.ts';
import type { Cents, CubicMetres, Kilometres, Metres, Millimetres, Tonnes } from '../units.ts';
import type { TransportCost } from './priced-configuration.ts';

const earthRadiusKm = 6371.0088;

/** undefined: too wide for any road. */
export const loadClassOf = (diameterMm: Millimetres, { classes }: Tariff): LoadClass | undefined =>
  classes.find((load) => diameterMm <= load.upToMm);

export const craneCost = (heightM: Metres, emptyMassT: Tonnes, { cranes }: Tariff): number =>
  cranes.find(
    ({ upToHeightM = Number.POSITIVE_INFINITY, upToMassT = Number.POSITIVE_INFINITY }) =>
      heightM <= upToHeightM && emptyMassT <= upToMassT,
  )!.cost;

export const unitsPerTruck = (load: LoadClass, lengthM: Metres, { trailerM, gapM }: Tariff): number =>
  load.severalPerTruck ? Math.max(1, Math.floor(trailerM / (lengthM + gapM))) : 1;

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
  readonly extraHours: number;
}

const trucksFor = (handling: Handling, amountOfUnits: number): number =>
  Math.ceil(amountOfUnits / handling.unitsPerTruck);

/** Transport and assembly of n units in cents, rounded as the tariff says. Never falls as the volume rises. */
export function handlingCents(
  handling: Handling,
  volumeM3: CubicMetres,
  amountOfUnits: number,
  { km, country }: Route,
  { rounding, crew }: Tariff,
): Cents {
  const { load, extraHours } = handling;
  const more = amountOfUnits - 1;
  const permits = load.permitFreeAtHome ? country.permitCountries - 1 : country.permitCountries;
  const sea = country.sea && load.bySea ? country.sea[load.bySea] : 0;
  const truck =
    Math.max(load.minimum, km * (load.perKm + load.escortPerKm)) + load.permit * permits + sea + load.survey;
  const hours = crew.baseHours + crew.hoursPerM3 * volumeM3 + extraHours;
  const amount =
    trucksFor(handling, amountOfUnits) * truck +
    handling.craneCost * (1 + crew.moreUnitsCrane * more) +
    crew.people * crew.perHour * hours * (1 + crew.moreUnitsHours * more) +
    crew.travelPerKm * km +
    (km > crew.overnightAboveKm ? crew.overnight : 0);
  return roundHalfEven(amount / rounding) * rounding * 100;
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
  const load = loadClassOf(unit.diameterMm, tariff);
  if (!route || !canCarry(load, route)) return null;
  const handling = {
    load,
    unitsPerTruck: unitsPerTruck(load, shellLengthM(unit), tariff),
    craneCost: craneCost(unit.heightMm / 1000, unit.emptyMassT, tariff),
    extraHours: unit.storageType.assembly.extraHours,
  };
  return {
    cents: handlingCents(handling, unit.volumeM3, amountOfUnits, route, tariff),
    km: route.km,
    trucks: trucksFor(handling, amountOfUnits),
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
