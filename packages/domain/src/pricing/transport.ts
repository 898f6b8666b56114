import type { Delivery, LoadClass, Tariff } from '../catalogue/tariff.ts';
import type { Unit } from '../catalogue/unit.ts';
import type { Place } from '../recommendation/request.ts';
import { roundToStep } from '../rounding.ts';
import type { Cents, CubicMetres } from '../units.ts';
import { canCarry, type Handling, handlingOf, type Route, routeTo } from './handling.ts';
import { type Carried, type LoadedTruck, packTrucks } from './pack-trucks.ts';
import type { TransportCost } from './priced-configuration.ts';

/** Equal units that are delivered. */
export interface DeliveredUnits {
  readonly unit: Unit;
  readonly amountOfUnits: number;
}

/** Transport and assembly of all units that are delivered together. */
export interface LoadTransport<Items extends DeliveredUnits = DeliveredUnits> extends TransportCost {
  /** The sum of what the items would cost if each were delivered alone. */
  readonly aloneCents: Cents;
  /** The trucks that would take. */
  readonly aloneTrucks: number;
  readonly loaded: readonly LoadedTruck<Carried & { readonly item: Items }>[];
}

const truckCost = (load: LoadClass, { km, country }: Route): number => {
  const permits = load.permitFreeAtHome ? country.permitCountries - 1 : country.permitCountries;
  const sea = country.sea && load.bySea ? country.sea[load.bySea] : 0;
  return (
    Math.max(load.minimum, km * (load.perKm + load.escortPerKm)) + load.permit * permits + sea + load.survey
  );
};

const trucksCost = (trucks: readonly LoadedTruck[], route: Route): number =>
  [...Map.groupBy(trucks, ({ load }) => load)].reduce(
    (sum, [load, ofClass]) => sum + countTrucks(ofClass) * truckCost(load, route),
    0,
  );

const countTrucks = (trucks: readonly LoadedTruck[]): number =>
  trucks.reduce((sum, { count }) => sum + count, 0);

/** The dearest unit in full, and a share of each other one. In one order: sums of decimals depend on it. */
function sharedCost(load: readonly Carried[], costOf: (kind: Carried) => number, share: number): number {
  const costs = load.map((kind) => ({ cost: costOf(kind), units: kind.units }));
  return costs
    .sort((a, b) => b.cost - a.cost || b.units - a.units)
    .reduce(
      (sum, { cost, units }, at) => sum + cost * (at === 0 ? 1 + share * (units - 1) : share * units),
      0,
    );
}

const crewHours = ({ handling: { type }, volumeM3 }: Carried, { crew }: Tariff): number => {
  const { extraHours, hoursPerM3 = crew.hoursPerM3 } = type.assembly;
  return crew.baseHours + hoursPerM3 * volumeM3 + extraHours;
};

/** One crane, one crew and one journey for the load; rounded once, at the end, as the tariff says (PJ-03). */
function loadCents(load: readonly Carried[], route: Route, tariff: Tariff): Cents {
  const { rounding, crew, minorUnits = 100 } = tariff;
  const amount =
    trucksCost(packTrucks(load, tariff), route) +
    sharedCost(load, ({ handling }) => handling.craneCost, crew.moreUnitsCrane) +
    sharedCost(load, (kind) => crew.people * crew.perHour * crewHours(kind, tariff), crew.moreUnitsHours) +
    crew.travelPerKm * route.km +
    (route.km > crew.overnightAboveKm ? crew.overnight : 0);
  return roundToStep(amount, rounding, minorUnits);
}

/** Transport and assembly of n equal units in minor units of the base currency. Never falls as the volume rises. */
export const handlingCents = (
  handling: Handling,
  volumeM3: CubicMetres,
  amountOfUnits: number,
  route: Route,
  tariff: Tariff,
): Cents => loadCents([{ handling, volumeM3, units: amountOfUnits }], route, tariff);

/**
 * null if not available, also if only one of the units cannot be delivered; zero only if nothing is carried.
 *
 * Rounding, or a tariff that charges a further unit more than the first, could make the load dearer than its parts:
 * nobody pays more for ordering together (PJ-03).
 */
export function transportOfLoad<Items extends DeliveredUnits>(
  items: readonly Items[],
  place: Place | undefined,
  delivery: Delivery,
  /** Into the currency of the customer. */
  convert: (cents: Cents) => Cents = (cents) => cents,
): LoadTransport<Items> | null {
  const { tariff } = delivery;
  const route = routeTo(place, delivery);
  if (!route) return null;
  const load: (Carried & { readonly item: Items })[] = [];
  for (const item of items) {
    const handling = handlingOf(item.unit, tariff);
    if (!handling || !canCarry(handling.load, route)) return null;
    load.push({ handling, volumeM3: item.unit.volumeM3, units: item.amountOfUnits, item });
  }
  const loaded = packTrucks(load, tariff);
  const centsOf = (units: readonly Carried[]) => convert(loadCents(units, route, tariff));
  const aloneCents = load.reduce((sum, kind) => sum + centsOf([kind]), 0);
  return {
    cents: load.length === 0 ? 0 : Math.min(centsOf(load), aloneCents),
    km: route.km,
    trucks: countTrucks(loaded),
    aloneCents,
    aloneTrucks: load.reduce((sum, kind) => sum + countTrucks(packTrucks([kind], tariff)), 0),
    loaded,
  };
}

/** Of equal units; null if not available, never zero. */
export function transportCost(
  unit: Unit,
  amountOfUnits: number,
  place: Place | undefined,
  delivery: Delivery,
  convert?: (cents: Cents) => Cents,
): TransportCost | null {
  const load = transportOfLoad([{ unit, amountOfUnits }], place, delivery, convert);
  return load && { cents: load.cents, km: load.km, trucks: load.trucks };
}
