import type { CubicMetres, KilogramsPerCubicMetre, Tonnes } from '../units.ts';

/** Typical load of a bulk truck on public roads. */
export const truckloadTonnes: Tonnes = 25;

export const tonnesOf = (volumeM3: CubicMetres, densityKgM3: KilogramsPerCubicMetre): Tonnes =>
  (volumeM3 * densityKgM3) / 1000;

/** Not rounded. */
export const volumeOf = (tonnes: Tonnes, densityKgM3: KilogramsPerCubicMetre): CubicMetres =>
  (tonnes * 1000) / densityKgM3;

export type Stock =
  | { readonly kind: 'tonnes'; readonly tonnes: Tonnes }
  | { readonly kind: 'truckloads'; readonly truckloads: number }
  | { readonly kind: 'days'; readonly kgPerDay: number; readonly days: number };

/** undefined if an input is missing or not positive. */
export function stockTonnes(stock: Stock): Tonnes | undefined {
  const tonnes =
    stock.kind === 'tonnes'
      ? stock.tonnes
      : stock.kind === 'truckloads'
        ? stock.truckloads * truckloadTonnes
        : (stock.kgPerDay * stock.days) / 1000;
  return Number.isFinite(tonnes) && tonnes > 0 ? tonnes : undefined;
}
