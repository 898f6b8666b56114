import { sql } from 'kysely';
import { outdateRevisionsOf } from './revisions.ts';
import { searchWords } from './search-words.ts';
import type { Db } from './store.ts';
import type { IncomingTable, OffersTable } from './tables.ts';

export type IncomingKind = IncomingTable['kind'];

export interface NewIncoming
  extends Pick<
    IncomingTable,
    | 'kind'
    | 'id'
    | 'created_at'
    | 'title'
    | 'person'
    | 'company'
    | 'email'
    | 'project'
    | 'subject'
    | 'total_cents'
    | 'currency'
  > {}

/** The work of staff on a quotation, which its next revision takes over. */
export type CarriedWork = Pick<
  IncomingTable,
  'assigned_to' | 'follow_up_at' | 'follow_up_about' | 'handled' | 'handled_by'
>;

/** Adds an item to the list of staff, in the transaction that creates it, with its search words. */
export async function recordIncoming(
  db: Db,
  item: NewIncoming,
  work: Partial<CarriedWork> = {},
): Promise<void> {
  const spoken = searchWords([
    item.title,
    item.person,
    item.company,
    item.email,
    item.project,
    item.subject,
  ]).slice(0, 60);
  // Users search "123" for Q-2026-000123.
  const short = spoken.flatMap((word) => /^0+([1-9]\d*)$/.exec(word)?.[1] ?? []);
  const words = [...new Set([...spoken, ...short])];
  await db
    .insertInto('incoming')
    .values({
      ...item,
      search: words.map((word) => ` ${word}`).join(''),
      handled: 0,
      handled_by: null,
      assigned_to: '',
      note: '',
      follow_up_at: null,
      follow_up_about: '',
      ...work,
    })
    .execute();
  if (words.length === 0) return;
  await db
    .insertInto('incoming_words')
    .values(words.map((word) => ({ kind: item.kind, word, id: item.id })))
    .execute();
}

export type IncomingFilter =
  | 'open'
  | 'expired'
  | 'signed'
  | 'declined'
  | 'withdrawn'
  | 'voided'
  | 'superseded'
  | 'handled'
  | 'unhandled';

/** Position of a row in its list. */
export interface IncomingPlace {
  readonly createdAt: number;
  readonly id: string;
}

export interface IncomingQuestion {
  readonly kind: IncomingKind;
  readonly search?: string | undefined;
  readonly filter?: IncomingFilter | undefined;
  /** Only rows older than this. */
  readonly after?: IncomingPlace | undefined;
  /** Only rows newer than this, starting with the oldest of them. */
  readonly before?: IncomingPlace | undefined;
  readonly limit: number;
  readonly nowMs: number;
}

export interface IncomingRow extends IncomingTable {
  /** State of an offer; null for leads and meetings. */
  readonly offer_state: OffersTable['state'] | null;
  readonly valid_until: number | null;
}

/** A word in more rows than this does not narrow the search; scanning by time then finds a page sooner. */
const fewRows = 1_000;

/** Newest first. The cost depends on the page, not on the table: uses words if they are rare, else scans by time. */
export async function listIncoming(db: Db, question: IncomingQuestion): Promise<IncomingRow[]> {
  const words = searchWords([question.search ?? '']).toSorted((a, b) => b.length - a.length);
  const ids = words[0] === undefined ? undefined : await idsOfWord(db, question.kind, words[0]);
  const byOffer = ['open', 'expired', 'signed', 'declined', 'withdrawn', 'voided', 'superseded'].includes(
    question.filter ?? '',
  );

  let query = db
    .selectFrom('incoming')
    .leftJoin('offers', 'offers.id', 'incoming.id')
    .selectAll('incoming')
    .select(['offers.state as offer_state', 'offers.valid_until'])
    .where('incoming.kind', '=', question.kind);
  if (ids !== undefined) query = query.where('incoming.id', 'in', ids.length > 0 ? ids : ['']);
  const remaining = ids === undefined ? words : words.slice(1);
  for (const word of remaining) query = query.where('incoming.search', 'like', `% ${word}%`);

  if (question.filter === 'handled' || question.filter === 'unhandled') {
    query = query.where('incoming.handled', '=', question.filter === 'handled' ? 1 : 0);
  }
  if (byOffer) {
    const state = question.filter === 'expired' ? 'open' : (question.filter as OffersTable['state']);
    query = query.where('offers.state', '=', state);
    if (question.filter === 'open') query = query.where('offers.valid_until', '>=', question.nowMs);
    if (question.filter === 'expired') query = query.where('offers.valid_until', '<', question.nowMs);
  }
  const [time, id] = byOffer
    ? (['offers.created_at', 'offers.id'] as const)
    : (['incoming.created_at', 'incoming.id'] as const);
  const place = question.after ?? question.before;
  const backwards = question.after === undefined && question.before !== undefined;
  if (place) {
    const [beyond, orAt] = backwards ? (['>', '>='] as const) : (['<', '<='] as const);
    // The plain bound lets both engines start in the index; with only the alternative they scan from the newest row.
    query = query
      .where(time, orAt, place.createdAt)
      .where((each) =>
        each.or([
          each(time, beyond, place.createdAt),
          each.and([each(time, '=', place.createdAt), each(id, beyond, place.id)]),
        ]),
      );
  }
  const direction = backwards ? 'asc' : 'desc';
  const rows = await query.orderBy(time, direction).orderBy(id, direction).limit(question.limit).execute();
  return backwards ? rows.toReversed() : rows;
}

/** Rows with a word of that prefix; undefined if there are too many. */
async function idsOfWord(db: Db, kind: IncomingKind, prefix: string): Promise<string[] | undefined> {
  const rows = await db
    .selectFrom('incoming_words')
    .select('id')
    .where('kind', '=', kind)
    .where('word', '>=', prefix)
    .where('word', '<', `${prefix}\u{10ffff}`)
    .limit(fewRows + 1)
    .execute();
  return rows.length > fewRows ? undefined : [...new Set(rows.map((row) => row.id))];
}

export async function findIncoming(db: Db, kind: IncomingKind, id: string): Promise<IncomingRow | undefined> {
  return db
    .selectFrom('incoming')
    .leftJoin('offers', 'offers.id', 'incoming.id')
    .selectAll('incoming')
    .select(['offers.state as offer_state', 'offers.valid_until'])
    .where('incoming.kind', '=', kind)
    .where('incoming.id', '=', id)
    .executeTakeFirst();
}

/** The new text, and the text that staff had read. */
interface ReplacedText {
  readonly was: string;
  readonly becomes: string;
}

export interface FollowUp {
  readonly at: number;
  readonly about: string;
}

export interface IncomingChange extends Partial<Pick<IncomingTable, 'handled' | 'handled_by'>> {
  readonly assigned_to?: ReplacedText | undefined;
  readonly follow_up?: { readonly was: FollowUp | null; readonly becomes: FollowUp | null } | undefined;
}

/**
 * False: assignee or follow-up was changed since it was read. The update itself compares them, so one of two concurrent
 * changes wins; repeating a change is harmless.
 */
export async function changeIncoming(
  db: Db,
  kind: IncomingKind,
  id: string,
  { assigned_to, follow_up, ...rest }: IncomingChange,
): Promise<boolean> {
  const change = {
    ...rest,
    ...(assigned_to && { assigned_to: assigned_to.becomes }),
    ...(follow_up && followUpColumns(follow_up.becomes)),
  };
  if (Object.keys(change).length === 0) return true;
  let query = db.updateTable('incoming').set(change).where('kind', '=', kind).where('id', '=', id);
  if (assigned_to) query = query.where('assigned_to', 'in', [assigned_to.was, assigned_to.becomes]);
  if (follow_up) {
    const both = [follow_up.was, follow_up.becomes].map(followUpColumns);
    query = query.where((each) =>
      each.or(
        both.map(({ follow_up_at: at, follow_up_about: about }) =>
          each.and([
            at === null ? each('follow_up_at', 'is', null) : each('follow_up_at', '=', at),
            each('follow_up_about', '=', about),
          ]),
        ),
      ),
    );
  }
  return (await query.executeTakeFirst()).numUpdatedRows === 1n;
}

const followUpColumns = (followUp: FollowUp | null) => ({
  follow_up_at: followUp?.at ?? null,
  follow_up_about: followUp?.about ?? '',
});

/** Makes a text findable, such as a note. */
export async function addSearchWords(db: Db, kind: IncomingKind, id: string, text: string): Promise<void> {
  const row = await db
    .selectFrom('incoming')
    .select('search')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  const known = new Set(row?.search.split(' '));
  const words = searchWords([text])
    .slice(0, 60)
    .filter((word) => !known.has(word));
  if (!row || words.length === 0 || known.size > mostWords) return;
  await db
    .insertInto('incoming_words')
    .values(words.map((word) => ({ kind, word, id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .updateTable('incoming')
    .set({ search: sql<string>`search || ${words.map((word) => ` ${word}`).join('')}` })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
}

/** Words of later notes are no longer found by the search; the notes themselves are kept. */
const mostWords = 1_000;

export async function forgetIncoming(db: Db, kind: IncomingKind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('incoming_words').where('kind', '=', kind).where('id', 'in', ids).execute();
  await db.deleteFrom('incoming_events').where('kind', '=', kind).where('incoming_id', 'in', ids).execute();
  await db.deleteFrom('incoming').where('kind', '=', kind).where('id', 'in', ids).execute();
}

/** The changes of an offer that staff may make. False: it was already signed or withdrawn. */
export async function changeOffer(
  db: Db,
  id: string,
  change: { readonly state?: 'withdrawn'; readonly valid_until?: number },
): Promise<boolean> {
  const result = await db
    .updateTable('offers')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return false;
  if (change.state) await outdateRevisionsOf(db, id);
  return true;
}

/** The data behind a row as JSON: the frozen quotation, the lead or the meeting. */
export async function incomingContent(
  db: Db,
  kind: IncomingKind,
  id: string,
): Promise<{ readonly content: string; readonly configurationId: string | null } | undefined> {
  const row =
    kind === 'quotations'
      ? await db
          .selectFrom('offers')
          .select(['frozen as content', 'configuration_id'])
          .where('id', '=', id)
          .executeTakeFirst()
      : await db
          .selectFrom(kind)
          .select(['content', 'configuration_id'])
          .where('id', '=', id)
          .executeTakeFirst();
  return row && { content: row.content, configurationId: row.configuration_id };
}

/** The frozen content of some offers; unknown ids are left out. */
export function frozenOffers(db: Db, ids: readonly string[]): Promise<{ id: string; frozen: string }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('offers').select(['id', 'frozen']).where('id', 'in', ids).execute();
}

export function documentsOf(db: Db, offerId: string) {
  return db
    .selectFrom('documents')
    .select(['id', 'kind', 'created_at'])
    .where('offer_id', '=', offerId)
    .orderBy('created_at')
    .execute();
}

export async function readDocument(
  db: Db,
  id: string,
): Promise<{ readonly kind: string; readonly bytes: Uint8Array } | undefined> {
  return db.selectFrom('documents').select(['kind', 'bytes']).where('id', '=', id).executeTakeFirst();
}
