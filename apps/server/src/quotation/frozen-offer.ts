import type { OffersTable } from '../store/tables.ts';
import type { Offer } from './quotation.ts';

/** The offer as it was when it was written. */
export const frozenOffer = (row: Pick<OffersTable, 'frozen'>): Offer => JSON.parse(row.frozen);
