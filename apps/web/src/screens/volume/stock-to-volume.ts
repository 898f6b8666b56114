/** Typical load of a bulk truck on public roads. */
export const truckloadTonnes = 25;

export const tonnesOf = (volumeM3: number, densityKgM3: number): number => (volumeM3 * densityKgM3) / 1000;

export type Stock =
  | { readonly kind: 'tonnes'; readonly tonnes: number }
  | { readonly kind: 'truckloads'; readonly truckloads: number }
  | { readonly kind: 'days'; readonly kgPerDay: number; readonly days: number };

const stockTonnes = (stock: Stock): number => {
  if (stock.kind === 'tonnes') return stock.tonnes;
  if (stock.kind === 'truckloads') return stock.truckloads * truckloadTonnes;
  return (stock.kgPerDay * stock.days) / 1000;
};

/** Whole cubic metres, rounded up so that the stock fits; undefined if an input is missing. */
export function stockToVolumeM3(stock: Stock, densityKgM3: number): number | undefined {
  const volume = Math.ceil((stockTonnes(stock) * 1000) / densityKgM3);
  return Number.isFinite(volume) && volume > 0 ? volume : undefined;
}
