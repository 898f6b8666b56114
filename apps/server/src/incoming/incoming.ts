import { insertRow } from '../platform/db/prepared.ts';
import type { Db } from '../platform/db/store.ts';
import type { IncomingTable } from '../platform/db/tables.ts';
import type { CarriedWork, DescribedIncoming } from './describe-incoming.ts';
import { insertWords, searchColumn, wordsOf } from './incoming-words.ts';

export type IncomingKind = IncomingTable['kind'];

/** What staff have done with a new item: nothing. */
export const noWork = {
  handled: 0,
  handled_by: null,
  assigned_to: '',
  note: '',
  follow_up_at: null,
  follow_up_about: '',
} as const;

export type NewItem = DescribedIncoming & { readonly work?: Partial<CarriedWork> };

/** Adds an item to the lists of staff, in the transaction that creates it, with its search words. */
export async function recordIncoming(db: Db, { spoken, work, ...item }: NewItem): Promise<void> {
  const words = wordsOf(spoken, item.phone);
  await Promise.all([
    insertRow(db, 'incoming', { ...item, search: searchColumn(words), ...noWork, ...work }),
    insertWords(db, item, words),
  ]);
}

export function findIncoming(db: Db, kind: IncomingKind, id: string): Promise<IncomingTable | undefined> {
  return db
    .selectFrom('incoming')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
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

export interface IncomingChange
  extends Partial<Pick<IncomingTable, 'handled' | 'handled_by' | 'total_cents'>> {
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

export async function forgetIncoming(db: Db, kind: IncomingKind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('incoming_words').where('kind', '=', kind).where('id', 'in', ids).execute();
  await db.deleteFrom('incoming_events').where('kind', '=', kind).where('incoming_id', 'in', ids).execute();
  await db.deleteFrom('incoming').where('kind', '=', kind).where('id', 'in', ids).execute();
}

interface IncomingContent {
  readonly content: string;
  readonly configurationId: string | null;
  /** Of a quotation. */
  readonly dealId: string | null;
}

/** The data behind a row as JSON: the frozen quotation, the lead or the meeting. */
export async function incomingContent(
  db: Db,
  kind: IncomingKind,
  id: string,
): Promise<IncomingContent | undefined> {
  const row: { content: string; configuration_id: string | null; deal_id?: string } | undefined =
    kind === 'quotations'
      ? await db
          .selectFrom('offers')
          .select(['frozen as content', 'configuration_id', 'deal_id'])
          .where('id', '=', id)
          .executeTakeFirst()
      : await db
          .selectFrom(kind)
          .select(['content', 'configuration_id'])
          .where('id', '=', id)
          .executeTakeFirst();
  if (!row) return undefined;
  return { content: row.content, configurationId: row.configuration_id, dealId: row.deal_id ?? null };
}
