/** Changes that are published at a later moment (PX-03). */
export interface PlannedListsTable {
  id: string;
  segment: string;
  kind: 'base' | 'options';
  due_at: number;
  state: 'waiting' | 'published' | 'withdrawn' | 'failed';
  /** JSON of PlannedChange[]. */
  changes: string;
  changed: number;
  /** Of the changes, to recognise a repeated request. */
  content_hash: string;
  author: string;
  comment: string;
  created_at: number;
  settled_at: number | null;
  settled_by: string | null;
  version: number | null;
  /** JSON of FieldError[]: why it could not be published. */
  problem: string | null;
}
