import { stateBy, statesBefore } from '@silowright/domain/deal/states';
import { sql } from 'kysely';
import { describeOffer } from '../../incoming/describe-incoming.ts';
import { type NewItem, recordIncoming } from '../../incoming/incoming.ts';
import { insertRow, prepared, runIn } from '../../platform/db/prepared.ts';
import type { Db } from '../../platform/db/store.ts';
import { readStored } from '../../platform/db/stored-json.ts';
import { storedKinds } from '../../platform/db/stored-kinds.ts';
import type { IncomingTable, OffersTable } from '../../platform/db/tables.ts';
import { outdateRevisions, outdateRevisionsOf } from './revisions.ts';

const newestFirst = (db: Db, dealId: string) =>
  db.selectFrom('offers').where('deal_id', '=', dealId).orderBy('revision', 'desc');

/** The offers of a deal, the newest first. */
export const offersOf = (db: Db, dealId: string): Promise<OffersTable[]> =>
  newestFirst(db, dealId).selectAll().execute();

/** What staff have to do for it; null without a row in their list. */
type Work = {
  readonly [Name in 'assigned_to' | 'follow_up_at' | 'follow_up_about']: IncomingTable[Name] | null;
};

/** Without the frozen content, which is large. */
export type LatestOffer = Work &
  Pick<OffersTable, 'id' | 'number' | 'revision' | 'content_hash' | 'client_email' | 'state' | 'valid_until'>;

export async function latestOfferOf(db: Db, dealId: string): Promise<LatestOffer | undefined> {
  return (await runIn(db, latestQuery, { dealId }))[0];
}

const latestQuery = prepared<{ dealId: string }, LatestOffer>({
  name: 'offers-latest',
  kind: 'read',
  build: (db, param) =>
    db
      // The latest is found before the join, and names its kind: PostgreSQL has no statistics of a new database, and
      // would read all rows of the kind for each offer.
      .selectFrom(
        newestFirst(db, param('dealId'))
          .select(['id', 'number', 'revision', 'content_hash', 'client_email', 'state', 'valid_until'])
          .select(sql.lit('quotations' as const).as('kind'))
          .limit(sql.lit(1))
          .as('offers'),
      )
      .leftJoin('incoming', (join) =>
        join.onRef('incoming.kind', '=', 'offers.kind').onRef('incoming.id', '=', 'offers.id'),
      )
      .select(['offers.id', 'number', 'revision', 'content_hash', 'client_email'])
      .select(['offers.state', 'offers.valid_until'])
      .select(['incoming.assigned_to', 'incoming.follow_up_at', 'incoming.follow_up_about']),
});

export interface NewOffer {
  readonly offer: OffersTable;
  readonly replaced: LatestOffer | undefined;
  /** The parsed content, if it is known. */
  readonly frozen?: object;
  readonly handledBy?: string;
}

/**
 * Staff see them from the same transaction on (D14). A revision takes over assignee and follow-up of the one it
 * replaces, which can no longer be signed and asks for no more work.
 */
export async function insertOffer(db: Db, offered: NewOffer): Promise<void> {
  const { offer, replaced } = offered;
  const { deal_id, revision } = offer;
  await Promise.all([
    insertRow(db, 'offers', offer),
    replaced && runIn(db, supersedeQuery, { deal_id, revision }),
    replaced && outdateRevisions(db, deal_id),
    replaced && runIn(db, handleQuery, { id: replaced.id }),
    recordIncoming(db, itemOf(offered)),
  ]);
}

const itemOf = ({
  offer,
  replaced,
  frozen = readStored<object>(storedKinds.quotation, offer.id, offer.frozen),
  handledBy,
}: NewOffer): NewItem => ({
  ...describeOffer(offer, frozen),
  work: {
    assigned_to: replaced?.assigned_to ?? '',
    follow_up_at: replaced?.follow_up_at ?? null,
    follow_up_about: replaced?.follow_up_about ?? '',
    ...(handledBy !== undefined && { handled: 1, handled_by: handledBy }),
  },
});

type Revision = Pick<OffersTable, 'deal_id' | 'revision'>;

const supersedeQuery = prepared<Revision, unknown>({
  name: 'offers-supersede',
  kind: 'write',
  build: (db, param) =>
    db
      .updateTable('offers')
      .set({ state: stateBy('supersede') })
      .where('deal_id', '=', param('deal_id'))
      .where('revision', '<', param('revision'))
      .where('state', 'in', statesBefore('supersede')),
});

/** For one that was closed; the trigger has written the row of a replaced one already. */
const handleQuery = prepared<{ id: string }, unknown>({
  name: 'incoming-handle',
  kind: 'write',
  build: (db, param) =>
    db
      .updateTable('incoming')
      .set({ handled: 1, follow_up_at: null, follow_up_about: '' })
      .where('kind', '=', 'quotations')
      .where('id', '=', param('id'))
      .where((row) => row.or([row('handled', '=', 0), row('follow_up_at', 'is not', null)])),
});

export interface RevisionRow extends Pick<OffersTable, 'id' | 'state' | 'valid_until' | 'created_at'> {
  /** With the revision, as printed. */
  readonly title: string;
}

/** All revisions of a quotation in the words of the list of staff, newest first. */
export const revisionsOf = (db: Db, dealId: string | null): Promise<RevisionRow[]> =>
  db
    .selectFrom('offers')
    .innerJoin('incoming', 'incoming.id', 'offers.id')
    .select(['offers.id', 'incoming.title', 'offers.state', 'offers.valid_until', 'offers.created_at'])
    .where('deal_id', '=', dealId ?? '')
    .where('incoming.kind', '=', 'quotations')
    .orderBy('revision', 'desc')
    .execute();

const series = { priced: ['offer_numbers', 'Q'], request: ['request_numbers', 'R'] } as const;

/**
 * The next number of a year, taken in the transaction, so that numbers have no gaps and no duplicates. Quotations and
 * requests are counted apart (QU-08).
 */
export async function nextOfferNumber(db: Db, kind: keyof typeof series, year: number): Promise<string> {
  const [row] = await runIn(db, numberQueries[kind], { year });
  return `${series[kind][1]}-${year}-${String(row?.next).padStart(6, '0')}`;
}

const numberQuery = (table: (typeof series)[keyof typeof series][0]) =>
  prepared<{ year: number }, { next: number }>({
    name: `${table}-next`,
    kind: 'write',
    build: (db, param) =>
      db
        .insertInto(table)
        .values({ year: param('year'), next: 1 })
        .onConflict((conflict) =>
          conflict.column('year').doUpdateSet((row) => ({ next: row(`${table}.next`, '+', 1) })),
        )
        .returning('next'),
  });
const numberQueries = {
  priced: numberQuery(series.priced[0]),
  request: numberQuery(series.request[0]),
} as const;

/** Whether a number belongs to offers of this kind; requests of earlier releases have numbers of quotations. */
export const isNumberOf = (kind: keyof typeof series, number: string): boolean =>
  number.startsWith(series[kind][1]);

export function findOffer(db: Db, id: string): Promise<OffersTable | undefined> {
  return db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst();
}

/** By the first characters of that hash, which an id of an opened copy carries; usually one. */
export const findOffersByReopenCode = (db: Db, code: string): Promise<OffersTable[]> =>
  db
    .selectFrom('offers')
    .selectAll()
    .where(sql<string>`substr(reopen_token_hash, 1, 5)`, '=', code)
    .limit(20)
    .execute();

/** By the hash of the token in its reopen link (D21). */
export function findOfferByReopenHash(db: Db, tokenHash: string): Promise<OffersTable | undefined> {
  return db.selectFrom('offers').selectAll().where('reopen_token_hash', '=', tokenHash).executeTakeFirst();
}

/** The changes of an offer that staff may make. False: its state does not allow it. */
export async function changeOffer(
  db: Db,
  id: string,
  event: 'withdraw' | 'extend',
  validUntil?: number,
): Promise<boolean> {
  const result = await db
    .updateTable('offers')
    .set(event === 'withdraw' ? { state: stateBy(event) } : { valid_until: validUntil })
    .where('id', '=', id)
    .where('state', 'in', statesBefore(event))
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return false;
  if (event === 'withdraw') await outdateRevisionsOf(db, id);
  return true;
}

/** The frozen content of some offers; unknown ids are left out. */
export function frozenOffers(db: Db, ids: readonly string[]): Promise<{ id: string; frozen: string }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('offers').select(['id', 'frozen']).where('id', 'in', ids).execute();
}
