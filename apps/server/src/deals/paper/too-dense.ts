import type { Offer, PricedContent } from './quotation.ts';

/** What is stored weighs more than the unit is built for: possible in quotations of earlier releases only (G1). */
export const isTooDense = (offer: Offer | PricedContent): boolean =>
  offer.kind === 'priced' && (offer.request.storedDensityKgM3 ?? 0) > offer.unit.densityLimitKgM3;
