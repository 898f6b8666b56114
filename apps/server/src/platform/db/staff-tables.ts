import type { StaffRole } from '@silowright/contract/staff-scopes';
import type { VisitStep } from '@silowright/contract/visit-steps';

/** Everybody who has logged in to the desk. */
export interface StaffMembersTable {
  /** The provider's permanent id of the account. */
  id: string;
  name: string;
  email: string | null;
  /** From the provider's claim at the last login; counts first. */
  claimed_role: StaffRole | null;
  /** From an administrator. */
  given_role: StaffRole | null;
  seen_at: number;
}

/** The language of the desk that somebody chose. */
export interface StaffLanguagesTable {
  /** As in staff_members. */
  id: string;
  language: string;
}

export interface MachineTokensTable {
  id: string;
  /** Hex SHA-256 of the token. */
  hash: string;
  name: string;
  /** JSON: a list of scopes. */
  scopes: string;
  author: string;
  made_at: number;
  expires_at: number;
  withdrawn_at: number | null;
  withdrawn_by: string | null;
  used_at: number | null;
}

/** Filters of a list that staff keep under a name. */
export interface SavedViewsTable {
  id: string;
  list: 'quotations' | 'requests' | 'leads' | 'meetings';
  /** The provider's id of the account. */
  owner: string;
  name: string;
  /** The query of the list's address. */
  query: string;
  /** 1: everybody sees it. */
  shared: number;
  made_at: number;
}

/** The server processes running on this database. */
export interface ProcessesTable {
  id: string;
  /** Machine and process, for the operator. */
  name: string;
  /** By the clock of the database, so that the clocks of the processes do not matter. */
  seen_at: number;
}

/** One row: the last known time (S1). */
export interface ClockTable {
  id: number;
  seen_at: number;
  confirmed_at: number | null;
  confirmed_by: string | null;
}

/** Who erased whose data and what remained; the person only as a hash (D14). */
export interface ErasuresTable {
  id: string;
  at: number;
  author: string;
  /** Null: erased by the retention. */
  person_hash: string | null;
  /** JSON: kind → count. */
  erased: string;
  /** JSON: what remained, and why. */
  remains: string;
}

/** Visits by day; nothing in it is about a person (D28). Unknown values are empty. */
export interface VisitCountsTable {
  /** YYYY-MM-DD on the company's clock. */
  day: string;
  market: string;
  country: string;
  language: string;
  /** The id of a dealer. */
  dealer: string;
  step: VisitStep;
  /** Of the cents; empty if there are none. */
  currency: string;
  count: number;
  /** The sum of what was quoted or signed. */
  cents: number;
}

/** What nobody could be offered, by day. */
export interface UnmetRequestsTable {
  day: string;
  market: string;
  country: string;
  product: string;
  /** Cubic metres, rounded. */
  volume: string;
  /** JSON of the nearest change; empty if no single change helps. */
  nearest: string;
  count: number;
}

export interface OptionCountsTable {
  day: string;
  market: string;
  /** "group.value" */
  option: string;
  count: number;
}

/** What a configuration was counted for, so that a repeated step counts once. Kept for a day. */
export interface CountedStepsTable {
  configuration_id: string;
  step: string;
  at: number;
}

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
