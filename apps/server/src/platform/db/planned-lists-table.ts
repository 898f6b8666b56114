/** Changes that are published at a later moment (PX-03). */
export interface PlannedListsTable {
  id: string;
  segment: string;
  kind: 'base' | 'options';
  due_at: number;
  /** `held`: who planned it may no longer publish; staff take it over or withdraw it (S21). */
  state: 'waiting' | 'published' | 'withdrawn' | 'failed' | 'held';
  /** JSON of PlannedChange[]. */
  changes: string;
  changed: number;
  /** Of the changes, to recognise a repeated request. */
  content_hash: string;
  author: string;
  /** Of the login, or `machine:` with the id of the token; null in plans of earlier releases. */
  author_id: string | null;
  comment: string;
  created_at: number;
  settled_at: number | null;
  settled_by: string | null;
  version: number | null;
  /** JSON of FieldError[]: why it could not be published, or is held. */
  problem: string | null;
}
