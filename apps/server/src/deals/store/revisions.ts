import type { RevisionsTable } from '../../platform/db/deal-tables.ts';
import { prepared, runIn } from '../../platform/db/prepared.ts';
import type { Db } from '../../platform/db/store.ts';

/** Called when a quotation is closed or revised: a request for approval of the earlier state is void. */
export async function outdateRevisions(db: Db, dealId: string): Promise<void> {
  await runIn(db, outdateQuery, { dealId });
}

const outdateQuery = prepared<{ dealId: string }, unknown>({
  name: 'revisions-outdate',
  kind: 'write',
  build: (db, param) =>
    db
      .updateTable('revisions')
      .set({ state: 'outdated' })
      .where('deal_id', '=', param('dealId'))
      .where('state', '=', 'awaiting'),
});

export async function outdateRevisionsOf(db: Db, offerId: string): Promise<void> {
  await db
    .updateTable('revisions')
    .set({ state: 'outdated' })
    .where('offer_id', '=', offerId)
    .where('state', '=', 'awaiting')
    .execute();
}

export async function insertRevision(db: Db, revision: RevisionsTable): Promise<void> {
  await db.insertInto('revisions').values(revision).execute();
}

export const findRevision = (db: Db, id: string): Promise<RevisionsTable | undefined> =>
  db.selectFrom('revisions').selectAll().where('id', '=', id).executeTakeFirst();

/** Everything that waits for approval, the oldest first, with the line of the quotation. */
export const awaitingRevisions = (db: Db) =>
  db
    .selectFrom('revisions')
    .innerJoin('incoming', 'incoming.id', 'revisions.offer_id')
    .selectAll('revisions')
    .select(['incoming.title', 'incoming.person', 'incoming.company'])
    .where('revisions.state', '=', 'awaiting')
    .where('incoming.kind', '=', 'quotations')
    .orderBy('asked_at')
    .limit(500)
    .execute();

/** False: somebody else decided, or the quotation changed meanwhile. */
export async function decideRevision(
  db: Db,
  id: string,
  decision: Pick<RevisionsTable, 'state' | 'decided_by' | 'decided_at' | 'reason'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('revisions')
    .set(decision)
    .where('id', '=', id)
    .where('state', '=', 'awaiting')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function forgetRevisions(db: Db, offerIds: readonly string[]): Promise<void> {
  if (offerIds.length === 0) return;
  await db.deleteFrom('revisions').where('offer_id', 'in', offerIds).execute();
}
