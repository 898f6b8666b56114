import type { Kilometres, Metres, Millimetres, Tonnes } from '../units.ts';
import type { Countries } from './countries.ts';

/** Loads up to a width. It determines permits, escorts and roads. */
export interface LoadClass {
  readonly name: string;
  readonly upToMm: Millimetres;
  readonly perKm: number;
  readonly escortPerKm: number;
  readonly minimum: number;
  /** For each country on the route that needs one. */
  readonly permit: number;
  /** The country of the works needs no permit. */
  readonly permitFreeAtHome?: boolean;
  readonly survey: number;
  readonly severalPerTruck: boolean;
  /** Which of a country's ferry surcharges applies; null: the class cannot cross. */
  readonly bySea: 'standard' | 'wide' | null;
  /** Absent: no limit of this kind. */
  readonly longestKm?: Kilometres;
}

/** The first crane that lifts a unit is hired; one without limits lifts every unit. */
export interface Crane {
  readonly upToHeightM?: Metres;
  readonly upToMassT?: Tonnes;
  readonly cost: number;
}

export interface Crew {
  readonly people: number;
  readonly perHour: number;
  readonly baseHours: number;
  readonly hoursPerM3: number;
  /** Share of the crane's cost for each further unit. */
  readonly moreUnitsCrane: number;
  /** Share of the crew's hours for each further unit. */
  readonly moreUnitsHours: number;
  readonly travelPerKm: number;
  readonly overnightAboveKm: Kilometres;
  readonly overnight: number;
}

/** What transport and assembly cost. Amounts are in the main unit of the base currency, not in cents. */
export interface Tariff {
  /** Minor units in a main unit of the base currency. Absent: 100. */
  readonly minorUnits?: number;
  /** A price is a multiple of this. */
  readonly rounding: number;
  readonly leastKm: Kilometres;
  readonly longestKm: Kilometres;
  readonly trailerM: Metres;
  readonly gapM: Metres;
  /** From narrow to wide. */
  readonly classes: readonly LoadClass[];
  /** The class in which panels travel. */
  readonly panels?: { readonly class: string };
  /** From light to heavy. */
  readonly cranes: readonly Crane[];
  readonly crew: Crew;
}

/** From where, to where and at what cost a manufacturer delivers. */
export interface Delivery {
  readonly works: { readonly latitude: number; readonly longitude: number };
  /** Where the map opens; at the works if absent. */
  readonly map?: { readonly latitude: number; readonly longitude: number; readonly zoom: number };
  readonly countries: Countries;
  readonly tariff: Tariff;
}

/** Position and zoom of a map. */
export interface MapView {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
}

/** The zoom of the specified default view (LO-06). */
const usualZoom = 10;

/** Where the map opens before a place is chosen: where the catalogue says, or at the works. */
export const mapView = ({ map, works }: Delivery): MapView => ({
  lat: (map ?? works).latitude,
  lng: (map ?? works).longitude,
  zoom: map?.zoom ?? usualZoom,
});
