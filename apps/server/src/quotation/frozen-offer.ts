import { unnamedCurrency } from '@silowright/domain/catalogue/money';
import type { OffersTable } from '../store/tables.ts';
import type { Offer } from './quotation.ts';

/** Quotations from before currencies had names have no currency of their own. */
export function frozenOffer(row: Pick<OffersTable, 'frozen'>): Offer {
  const offer: Offer = JSON.parse(row.frozen);
  return offer.kind === 'priced' ? { ...offer, currency: offer.currency ?? unnamedCurrency } : offer;
}
