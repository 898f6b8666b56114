/** What is quoted together, and what staff want to change of it. */
export interface DealTables {
  deals: DealsTable;
  deal_positions: DealPositionsTable;
  revisions: RevisionsTable;
}

/** What is quoted together: it has the id of the configuration that it began with (PJ-02). */
interface DealsTable {
  id: string;
  created_at: number;
  updated_at: number;
  /** The first deal that it is an alternative of, if it is one (CU-02). */
  family: string | null;
}

/** A configuration in the deal that it was quoted in last. */
export interface DealPositionsTable {
  configuration_id: string;
  deal_id: string;
  /** From 1, in the order of the visitor. */
  place: number;
  role: 'included' | 'optional' | 'alternative';
  /** Alternatives of one choice have the same; null for other roles. */
  choice: string | null;
}

/** A revision by staff that another person has to approve (D29). */
export interface RevisionsTable {
  id: string;
  /** The quotation that it revises. */
  offer_id: string;
  deal_id: string;
  configuration_id: string;
  /** Outdated: the quotation was signed, closed or revised meanwhile. */
  state: 'awaiting' | 'sent' | 'refused' | 'outdated';
  /** JSON of what staff sent. */
  draft: string;
  /** The discount in percent of the goods. */
  percent: number;
  total_cents: number;
  author: string;
  /** The provider's id of the author, who cannot approve it. */
  author_id: string;
  asked_at: number;
  decided_by: string | null;
  decided_at: number | null;
  /** Why it was refused. */
  reason: string | null;
}
