import { type Country, servedCountry } from '../catalogue/countries.ts';
import type { Unit } from '../catalogue/unit.ts';
import type { Place } from '../recommendation/request.ts';
import { roundHalfEven } from '../sizing/round-half-even.ts';
import { shellLengthM } from '../sizing/unit-geometry.ts';
import type { Cents, CubicMetres, Kilometres, Metres, Millimetres, Tonnes } from '../units.ts';
import type { TransportCost } from './priced-configuration.ts';

/** The width of a load determines its permits, escorts and roads. */
export interface LoadClass {
  readonly name: 'S' | 'W' | 'X' | 'Y';
  readonly maximumDiameterMm: Millimetres;
  readonly eurPerKm: number;
  readonly escortEurPerKm: number;
  readonly minimumEur: number;
  readonly permitEur: number;
  readonly surveyEur: number;
}

export const loadClasses: readonly LoadClass[] = [
  {
    name: 'S',
    maximumDiameterMm: 2550,
    eurPerKm: 2.2,
    escortEurPerKm: 0,
    minimumEur: 450,
    permitEur: 0,
    surveyEur: 0,
  },
  {
    name: 'W',
    maximumDiameterMm: 3000,
    eurPerKm: 2.9,
    escortEurPerKm: 0,
    minimumEur: 550,
    permitEur: 180,
    surveyEur: 0,
  },
  {
    name: 'X',
    maximumDiameterMm: 3500,
    eurPerKm: 3.9,
    escortEurPerKm: 0.35,
    minimumEur: 900,
    permitEur: 350,
    surveyEur: 0,
  },
  {
    name: 'Y',
    maximumDiameterMm: 4000,
    eurPerKm: 5.4,
    escortEurPerKm: 1.45,
    minimumEur: 1600,
    permitEur: 600,
    surveyEur: 450,
  },
];

/** undefined if too wide for any road. */
export const loadClassOf = (diameterMm: Millimetres): LoadClass | undefined =>
  loadClasses.find((load) => diameterMm <= load.maximumDiameterMm);

const works = { latitude: 52.84, longitude: 5.7 };
const earthRadiusKm = 6371.0088;
const farthestKm = 2500;
const farthestWidestKm = 1500;
const trailerM = 13.6;
const gapM = 0.3;

/** A truck route from the works to a place. */
export interface Route {
  readonly km: Kilometres;
  readonly country: Country;
}

/** null if the place is unknown or not served. */
export function routeTo(place: Place | undefined): Route | null {
  const country = servedCountry(place?.country);
  if (!place || !country) return null;
  const km = Math.max(25, greatCircleKm(works, place) * country.detour);
  return km > farthestKm ? null : { km, country };
}

export const canCarry = (load: LoadClass | undefined, route: Route): load is LoadClass =>
  load !== undefined &&
  (load.name !== 'Y' || (route.km <= farthestWidestKm && route.country.sea === undefined));

/** The data of a unit for truck, crane and crew. Units that share it differ only in volume. */
export interface Handling {
  readonly load: LoadClass;
  readonly unitsPerTruck: number;
  readonly craneEur: number;
  readonly extraHours: number;
}

export const unitsPerTruck = (load: LoadClass, lengthM: Metres): number =>
  load.name === 'S' || load.name === 'W' ? Math.max(1, Math.floor(trailerM / (lengthM + gapM))) : 1;

export function craneEurFor(heightM: Metres, emptyMassT: Tonnes): number {
  if (heightM <= 8 && emptyMassT <= 2.5) return 350;
  return heightM <= 14 && emptyMassT <= 5 ? 1150 : 1950;
}

/** A foundation silo needs more crew hours. */
export const extraHoursFor = (type: Unit['type']): number => (type === 'fs' ? 4 : 0);

const trucksFor = (handling: Handling, amountOfUnits: number): number =>
  Math.ceil(amountOfUnits / handling.unitsPerTruck);

/** Transport and assembly of n units in cents, rounded to ten euros. Never falls as the volume rises. */
export function handlingCents(
  handling: Handling,
  volumeM3: CubicMetres,
  amountOfUnits: number,
  { km, country }: Route,
): Cents {
  const { load, craneEur, extraHours } = handling;
  const more = amountOfUnits - 1;
  // The Netherlands require no permit for class W.
  const permits = load.name === 'W' ? country.permitCountries - 1 : country.permitCountries;
  const seaEur = country.sea ? (load.name === 'X' ? country.sea.wideEur : country.sea.standardEur) : 0;
  const truckEur =
    Math.max(load.minimumEur, km * (load.eurPerKm + load.escortEurPerKm)) +
    load.permitEur * permits +
    seaEur +
    load.surveyEur;
  const hours = 5 + 0.06 * volumeM3 + extraHours;
  const eur =
    trucksFor(handling, amountOfUnits) * truckEur +
    craneEur * (1 + 0.5 * more) +
    2 * 62 * hours * (1 + 0.8 * more) +
    1.1 * km +
    (km > 350 ? 260 : 0);
  return roundHalfEven(eur / 10) * 1000;
}

/** null if not available; never zero. */
export function transportCost(
  unit: Unit,
  amountOfUnits: number,
  place: Place | undefined,
): TransportCost | null {
  const route = routeTo(place);
  const load = loadClassOf(unit.diameterMm);
  if (!route || !canCarry(load, route)) return null;
  const handling = {
    load,
    unitsPerTruck: unitsPerTruck(load, shellLengthM(unit)),
    craneEur: craneEurFor(unit.heightMm / 1000, unit.emptyMassT),
    extraHours: extraHoursFor(unit.type),
  };
  return {
    cents: handlingCents(handling, unit.volumeM3, amountOfUnits, route),
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
