import type { LoadClass, Tariff } from '../catalogue/tariff.ts';
import type { CubicMetres } from '../units.ts';
import { type Handling, wholeMm } from './handling.ts';

/** Equal units of a load. */
export interface Carried {
  readonly handling: Handling;
  readonly volumeM3: CubicMetres;
  readonly units: number;
}

export interface LoadedTruck<Kind extends Carried = Carried> {
  /** That of the first unit on it. */
  readonly load: LoadClass;
  /** How many trucks carry the same. */
  readonly count: number;
  /** The units on each of them; all that travel as panels, which are counted by volume. */
  readonly carries: readonly { readonly kind: Kind; readonly units: number }[];
}

/**
 * Next fit in order of width, then length: a truck takes the next unit while it fits the rest of the trailer, so that
 * a narrow one rides behind a wider one. Best fit would load fuller trucks, but one more unit could then make the
 * load cheaper (PJ-03).
 */
export const packTrucks = <Kind extends Carried>(
  load: readonly Kind[],
  tariff: Tariff,
): LoadedTruck<Kind>[] => [
  ...wholeOnTrucks(
    load.filter(({ handling }) => handling.type.delivery.kind === 'whole').sort(byWidthThenLength),
    wholeMm(tariff.trailerM),
  ),
  ...panelsOnTrucks(load.filter(({ handling }) => handling.type.delivery.kind === 'panels')),
];

const byWidthThenLength = ({ handling: a }: Carried, { handling: b }: Carried): number =>
  b.widthMm - a.widthMm || b.placeMm - a.placeMm;

function wholeOnTrucks<Kind extends Carried>(load: readonly Kind[], trailerMm: number): LoadedTruck<Kind>[] {
  const trucks: (LoadedTruck<Kind> & { readonly carries: LoadedTruck<Kind>['carries'][number][] })[] = [];
  let restMm = 0;
  for (const kind of load) {
    const { load: ownClass, placeMm } = kind.handling;
    const riding = Math.min(kind.units, Math.max(0, Math.floor(restMm / placeMm)));
    if (riding > 0) trucks.at(-1)!.carries.push({ kind, units: riding });
    restMm -= riding * placeMm;
    const left = kind.units - riding;
    if (left === 0) continue;
    const perTruck = ownClass.severalPerTruck ? Math.max(1, Math.floor(trailerMm / placeMm)) : 1;
    const full = Math.ceil(left / perTruck) - 1;
    if (full > 0) trucks.push({ load: ownClass, count: full, carries: [{ kind, units: perTruck }] });
    const last = left - full * perTruck;
    trucks.push({ load: ownClass, count: 1, carries: [{ kind, units: last }] });
    restMm = ownClass.severalPerTruck ? trailerMm - last * placeMm : 0;
  }
  return trucks;
}

/** Products of decimals may exceed a full truck by their last digits, which must not order another one. */
const slack = 1e-9;

function panelsOnTrucks<Kind extends Carried>(load: readonly Kind[]): LoadedTruck<Kind>[] {
  const [first] = load;
  if (!first) return [];
  const trucks = load.reduce(
    (sum, { handling: { type }, volumeM3, units }) =>
      type.delivery.kind === 'panels' ? sum + (units * volumeM3) / type.delivery.m3PerTruck : sum,
    0,
  );
  return [
    {
      load: first.handling.load,
      count: Math.ceil(trucks - slack),
      carries: load.map((kind) => ({ kind, units: kind.units })),
    },
  ];
}
