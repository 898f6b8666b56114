import { readStored } from '../../platform/db/stored-json.ts';
import { storedKinds } from '../../platform/db/stored-kinds.ts';
import type { OffersTable } from '../../platform/db/tables.ts';
import type { Offer } from './quotation.ts';

export const frozenOffer = (row: Pick<OffersTable, 'id' | 'frozen'>): Offer =>
  readStored(storedKinds.quotation, row.id, row.frozen);
