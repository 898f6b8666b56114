import type { OffersTable } from '../store/tables.ts';
import type { Offer } from './quotation.ts';

export const frozenOffer = (row: Pick<OffersTable, 'frozen'>): Offer => JSON.parse(row.frozen);
