import type { IncomingTable, OutboxTable } from '../../platform/db/tables.ts';

/** The column of a mail that names the item it belongs to. */
export const parents = {
  quotations: 'offer_id',
  leads: 'lead_id',
  meetings: 'meeting_id',
} as const satisfies Record<IncomingTable['kind'], keyof OutboxTable>;
