import { readStored } from '../store/stored-json.ts';
import { storedKinds } from '../store/stored-kinds.ts';
import type { OffersTable } from '../store/tables.ts';
import type { Offer } from './quotation.ts';

export const frozenOffer = (row: Pick<OffersTable, 'id' | 'frozen'>): Offer =>
  readStored(storedKinds.quotation, row.id, row.frozen);
