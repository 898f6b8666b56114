import type { Db } from './store.ts';
import type { CatalogueVersionsTable } from './tables.ts';

export async function latestCatalogueVersion(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('catalogue_versions')
    .select('version')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version;
}

export async function readCatalogueVersion(
  db: Db,
  version: number,
): Promise<CatalogueVersionsTable | undefined> {
  return db.selectFrom('catalogue_versions').selectAll().where('version', '=', version).executeTakeFirst();
}

export async function catalogueVersionWith(db: Db, contentHash: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('catalogue_versions')
    .select('version')
    .where('content_hash', '=', contentHash)
    .executeTakeFirst();
  return row?.version;
}

/** False: another process was first, and nothing was written. */
export async function insertCatalogueVersion(db: Db, row: CatalogueVersionsTable): Promise<boolean> {
  const result = await db
    .insertInto('catalogue_versions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** The catalogue that a base price list belongs to; the first one for lists from before catalogue versions. */
export async function catalogueOfList(db: Db, segment: string, version: number): Promise<number> {
  const row = await db
    .selectFrom('price_lists')
    .select(({ fn }) => fn.max('catalogue_version').as('version'))
    .where('segment', '=', segment)
    .where('kind', '=', 'base')
    .where('version', '<=', version)
    .executeTakeFirst();
  return row?.version ?? 1;
}
