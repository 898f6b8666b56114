import type { DealPositionsTable } from '../../platform/db/deal-tables.ts';
import { prepared, runIn } from '../../platform/db/prepared.ts';
import type { Db } from '../../platform/db/store.ts';

/**
 * Blocks other transactions on this deal, so that two cannot take the same revision. Writing its row locks it on both
 * engines; a deal is stored with its first offer.
 */
export async function lockDeal(db: Db, id: string, nowMs: number): Promise<void> {
  await runIn(db, lockQuery, { id, nowMs });
}

const lockQuery = prepared<{ id: string; nowMs: number }, unknown>({
  name: 'deal-lock',
  kind: 'write',
  build: (db, param) =>
    db
      .insertInto('deals')
      .values({ id: param('id'), created_at: param('nowMs'), updated_at: param('nowMs') })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({ updated_at: row.ref('excluded.updated_at') })),
      ),
});

type Position = Pick<DealPositionsTable, 'configuration_id' | 'role' | 'choice'>;

/** Its positions from now on. A configuration belongs to one deal: the last one that it was quoted in. */
export async function savePositions(
  db: Db,
  dealId: string,
  positions: readonly Position[],
  isNew: boolean,
): Promise<void> {
  const ids = positions.map(({ configuration_id }) => configuration_id);
  if (!isNew)
    await db
      .deleteFrom('deal_positions')
      .where('deal_id', '=', dealId)
      .where('configuration_id', 'not in', ids)
      .execute();
  await Promise.all(
    positions.map((position, at) =>
      runIn(db, positionQuery, { ...position, deal_id: dealId, place: at + 1 }),
    ),
  );
}

const positionQuery = prepared<DealPositionsTable, unknown>({
  name: 'deal-position-save',
  kind: 'write',
  build: (db, param) =>
    db
      .insertInto('deal_positions')
      .values({
        configuration_id: param('configuration_id'),
        deal_id: param('deal_id'),
        place: param('place'),
        role: param('role'),
        choice: param('choice'),
      })
      .onConflict((conflict) =>
        conflict.column('configuration_id').doUpdateSet((row) => ({
          deal_id: row.ref('excluded.deal_id'),
          place: row.ref('excluded.place'),
          role: row.ref('excluded.role'),
          choice: row.ref('excluded.choice'),
        })),
      ),
});

/** The configurations of deals. */
export async function configurationsOfDeals(db: Db, dealIds: readonly string[]): Promise<string[]> {
  if (dealIds.length === 0) return [];
  const rows = await db
    .selectFrom('deal_positions')
    .select('configuration_id')
    .where('deal_id', 'in', dealIds)
    .orderBy('place')
    .execute();
  return rows.map(({ configuration_id }) => configuration_id);
}

/** After offers and configurations were erased: deals without any offer, and positions of what is gone. */
export async function forgetDeals(
  db: Db,
  {
    deals,
    configurations,
  }: { readonly deals: readonly string[]; readonly configurations: readonly string[] },
): Promise<void> {
  if (configurations.length > 0)
    await db.deleteFrom('deal_positions').where('configuration_id', 'in', configurations).execute();
  if (deals.length === 0) return;
  const offered = db.selectFrom('offers').select('deal_id').where('deal_id', 'in', deals);
  await db
    .deleteFrom('deal_positions')
    .where('deal_id', 'in', deals)
    .where('deal_id', 'not in', offered)
    .execute();
  await db.deleteFrom('deals').where('id', 'in', deals).where('id', 'not in', offered).execute();
}
