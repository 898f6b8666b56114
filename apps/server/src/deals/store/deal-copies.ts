import type { CopyKind } from '@silowright/contract/deals';
import { stateBy, statesBefore, statesIn } from '@silowright/domain/deal/states';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/store.ts';
import type { OffersTable } from '../../platform/db/tables.ts';
import { outdateRevisionsOf } from './revisions.ts';

/** The deal in which a configuration is quoted: that of its origin if it replaces it, else its own (CU-02). */
export async function dealOf(db: Db, configurationId: string): Promise<string> {
  const copy = await db
    .selectFrom('copies')
    .select('origin')
    .where('configuration_id', '=', configurationId)
    .where('kind', '=', 'replaces')
    .executeTakeFirst();
  return copy ? originDeal(db, copy.origin) : configurationId;
}

async function originDeal(db: Db, configurationId: string): Promise<string> {
  const position = await db
    .selectFrom('deal_positions')
    .select('deal_id')
    .where('configuration_id', '=', configurationId)
    .executeTakeFirst();
  return position?.deal_id ?? (await dealOf(db, configurationId));
}

/**
 * Keeps what a copy is for the customer, and returns the deal that it was made from. Undefined: it is no copy of what
 * was quoted. What it replaces it replaces for ever: later quotations of it are further revisions.
 */
export async function keepCopyKind(
  db: Db,
  configurationId: string,
  kind: CopyKind,
): Promise<string | undefined> {
  const copy = await db
    .selectFrom('copies')
    .select(['origin', 'kind'])
    .where('configuration_id', '=', configurationId)
    .executeTakeFirst();
  const deal = copy && (await originDeal(db, copy.origin));
  const quoted =
    deal && (await db.selectFrom('offers').select('id').where('deal_id', '=', deal).executeTakeFirst());
  if (!copy || !quoted || copy.kind === 'replaces') return undefined;
  if (kind !== 'another' && (await isDecided(db, deal))) return undefined;
  const isQuoted = await db
    .selectFrom('offers')
    .select('id')
    .where('deal_id', '=', configurationId)
    .executeTakeFirst();
  // What has a number of its own cannot become a revision of another one.
  if (kind === 'replaces' && isQuoted) return undefined;
  await db.updateTable('copies').set({ kind }).where('configuration_id', '=', configurationId).execute();
  return deal;
}

/** A deal is an alternative of another one from now on. */
export async function joinFamily(db: Db, dealId: string, of: string): Promise<void> {
  const origin = await db
    .selectFrom('deals')
    .select((row) => row.fn.coalesce('family', 'id').as('family'))
    .where('id', '=', of)
    .executeTakeFirst();
  const family = origin?.family ?? of;
  if (family !== dealId) await db.updateTable('deals').set({ family }).where('id', '=', dealId).execute();
}

/** A deal and its alternatives, in an order in which everybody locks them. */
export async function familyOf(db: Db, dealId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('deals')
    .innerJoin('deals as own', (join) =>
      join.on(sql<boolean>`coalesce(deals.family, deals.id) = coalesce(own.family, own.id)`),
    )
    .select('deals.id')
    .where('own.id', '=', dealId)
    .execute();
  return [...new Set([dealId, ...rows.map(({ id }) => id)])].toSorted();
}

export interface CountedDeal {
  /** What counts for it now: its newest quotation. */
  readonly newest: OffersTable;
  /** The day on which it counts (P17). */
  readonly firstAt: number;
}

/** A deal counts once, with all its revisions and alternatives (CU-03). Undefined: nothing was quoted before. */
export async function countedBefore(
  db: Db,
  dealId: string,
  except?: string,
): Promise<CountedDeal | undefined> {
  const family = await familyOf(db, dealId);
  let query = db.selectFrom('offers').where('deal_id', 'in', family);
  if (except !== undefined) query = query.where('id', '<>', except);
  const newest = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!newest) return undefined;
  const { at } = await query
    .select((row) => row.fn.min<number>('created_at').as('at'))
    .executeTakeFirstOrThrow();
  return { newest, firstAt: Number(at) };
}

/** It or an alternative to it is ordered: nothing replaces it any more. */
export async function isDecided(db: Db, dealId: string): Promise<boolean> {
  const won = await db
    .selectFrom('offers')
    .select('id')
    .where('deal_id', 'in', await familyOf(db, dealId))
    .where('state', 'in', statesIn('won'))
    .executeTakeFirst();
  return won !== undefined;
}

/** When one is signed, its alternatives can no longer be (CU-02). Returns those that were closed. */
export async function closeAlternatives(db: Db, dealId: string): Promise<string[]> {
  const others = (await familyOf(db, dealId)).filter((id) => id !== dealId);
  if (others.length === 0) return [];
  const rows = await db
    .updateTable('offers')
    .set({ state: stateBy('supersede') })
    .where('deal_id', 'in', others)
    .where('state', 'in', statesBefore('supersede'))
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  for (const id of ids) await outdateRevisionsOf(db, id);
  return ids;
}
