import { noWork } from '../../../incoming/incoming.ts';
import type { IncomingTable } from '../tables.ts';

/** A row of the lists without content, to be filled in bulk by tests and benches. */
export const blankIncoming = {
  kind: 'quotations',
  list: 'quotations',
  id: '',
  created_at: 0,
  title: '',
  person: '',
  company: '',
  sort_name: '',
  sort_number: '',
  email: '',
  phone: '',
  project: '',
  place: '',
  subject: '',
  product: '',
  total_cents: null,
  currency: null,
  state: 'open',
  valid_until: 0,
  starts_at: 0,
  market: '',
  country: '',
  dealer_id: '',
  dealer: '',
  search: '',
  ...noWork,
} as const satisfies IncomingTable;
