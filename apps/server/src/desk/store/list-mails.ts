import { itemsWithTerm } from '../../incoming/incoming-words.ts';
import { searchTerms } from '../../incoming/search-words.ts';
import { parentOf } from '../../incoming/send-again.ts';
import type { Db } from '../../platform/db/store.ts';
import type { OutboxTable } from '../../platform/db/tables.ts';
import { callKinds } from '../../platform/jobs/outbox.ts';
import type { IncomingPlace } from './incoming-filter.ts';
import { tested } from './incoming-filter.ts';
import { parents, type StaffMailRow, shownOfMail } from './staff-mails.ts';

/** What the list of mails contains. Absent: everything. */
export interface MailListFilter {
  readonly states?: readonly OutboxTable['state'][] | undefined;
  readonly search?: string | undefined;
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
  /** Only what was queued until then. */
  readonly untilMs?: number | undefined;
  /** Only what was queued after then. */
  readonly sinceMs?: number | undefined;
}

export interface MailQuestion extends MailListFilter {
  readonly after?: IncomingPlace | undefined;
  readonly ascending?: boolean | undefined;
  readonly limit: number;
}

export interface ListedMailRow extends StaffMailRow {
  /** When it is tried next. */
  readonly not_before: number;
  /** Number of the quotation, or the time of the meeting. */
  readonly title: string | null;
}

const maxFound = 200;

/** Items that have every word, by the column of their mails; a word that many have finds none. */
async function itemsFor(db: Db, search: string) {
  const found: (readonly [(typeof parents)[keyof typeof parents], readonly string[]])[] = [];
  for (const kind of Object.keys(parents) as (keyof typeof parents)[]) {
    let ids: ReadonlySet<string> | undefined;
    for (const term of searchTerms(search)) {
      const some = await itemsWithTerm(db, kind, term, maxFound);
      if (some) ids = ids ? new Set([...ids].filter((id) => some.has(id))) : some;
    }
    if (ids && ids.size > 0) found.push([parents[kind], [...ids]]);
  }
  return found;
}

/** The mails of a filter: by their address, or those of the items that a search finds. */
async function matching(db: Db, filter: MailListFilter) {
  const { states, search } = filter;
  let query = db.selectFrom('outbox').where('outbox.kind', 'not in', [...callKinds]);
  if (states) query = query.where('outbox.state', 'in', states);
  for (const [operator, value] of [
    ['>=', filter.fromMs],
    ['<', filter.toMs],
    ['<=', filter.untilMs],
    ['>', filter.sinceMs],
  ] as const)
    if (value !== undefined) query = query.where('outbox.created_at', operator, value);
  if (!search) return query;
  const items = await itemsFor(db, search);
  const begin = search.trim();
  return query.where((mail) =>
    mail.or([
      ...[...new Set([begin, begin.toLowerCase()])].map((text) =>
        mail.and([mail('outbox.recipient', '>=', text), mail('outbox.recipient', '<', `${text}\u{10ffff}`)]),
      ),
      ...items.map(([column, ids]) => mail(`outbox.${column}`, 'in', ids)),
    ]),
  );
}

/** A moment that no message is later than, also if a clock was ahead (threat 57). */
export async function asOfMails(db: Db, nowMs: number): Promise<number> {
  const { newest } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.max('created_at').as('newest'))
    .executeTakeFirstOrThrow();
  return Math.max(nowMs, Number(newest));
}

/** A page of mails by the time they were queued, the newest first. */
export async function listMails(db: Db, question: MailQuestion): Promise<ListedMailRow[]> {
  const { after, ascending = false, limit } = question;
  const [direction, beyond] = ascending ? (['asc', '>'] as const) : (['desc', '<'] as const);
  let query = await matching(db, question);
  if (after) {
    const value = Number(after.value);
    query = query
      .where('outbox.created_at', `${beyond}=`, value)
      .where((mail) =>
        mail.or([
          mail('outbox.created_at', beyond, value),
          mail.and([mail('outbox.created_at', '=', value), mail('outbox.id', beyond, after.id)]),
        ]),
      );
  }
  const rows = await query
    .select([...shownOfMail, 'not_before'])
    .orderBy(question.search ? tested('created_at', 'outbox') : 'outbox.created_at', direction)
    .orderBy('outbox.id', direction)
    .limit(limit)
    .execute();
  return withTitles(db, rows);
}

/** With the title of the item that each belongs to. */
export async function withTitles<Row extends StaffMailRow>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & Pick<ListedMailRow, 'title'>)[]> {
  const titles = await titlesOf(db, rows);
  return rows.map((row) => ({ ...row, title: titles.get(parentOf(row)?.id ?? '') ?? null }));
}

async function titlesOf(db: Db, mails: readonly StaffMailRow[]): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>();
  for (const kind of Object.keys(parents) as (keyof typeof parents)[]) {
    const ids = new Set(mails.flatMap((mail) => mail[parents[kind]] ?? []));
    if (ids.size === 0) continue;
    const rows = await db
      .selectFrom('incoming')
      .select(['id', 'title'])
      .where('kind', '=', kind)
      .where('id', 'in', [...ids])
      .execute();
    for (const { id, title } of rows) titles.set(id, title);
  }
  return titles;
}

const maxCounted = 1_000;

/** How many mails match, at most one more than a thousand. */
export async function countMails(
  db: Db,
  filter: MailListFilter,
): Promise<{ readonly count: number; readonly isAtLeast: boolean }> {
  const some = (await matching(db, filter)).select('outbox.id').limit(maxCounted + 1);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((each) => each.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { count: Number(count), isAtLeast: Number(count) > maxCounted };
}
