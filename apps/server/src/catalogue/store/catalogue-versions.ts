import { sql } from 'kysely';
import type { Db } from '../../platform/db/store.ts';
import { NewerCatalogue } from '../../platform/db/store-errors.ts';
import type { CatalogueVersionsTable } from '../../platform/db/tables.ts';

/** The form of the content. A process does not read content of a later form. */
export const catalogueFormat = 1;

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
  const row = await db
    .selectFrom('catalogue_versions')
    .selectAll()
    .where('version', '=', version)
    .executeTakeFirst();
  if (row && row.format > catalogueFormat)
    throw new NewerCatalogue(
      `Catalogue version ${row.version} has format ${row.format}; this release reads up to ${catalogueFormat}. Start a newer release.`,
    );
  return row;
}

/** The latest version with this content. A content that was published again has " version" behind its hash. */
export async function catalogueVersionWith(db: Db, contentHash: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('catalogue_versions')
    .select('version')
    .where(sql`substr(content_hash, 1, ${sql.lit(contentHash.length)})`, '=', contentHash)
    .orderBy('version', 'desc')
    .limit(1)
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

/** Without their content, newest first. */
export async function listCatalogueVersions(
  db: Db,
): Promise<Pick<CatalogueVersionsTable, 'version' | 'differences' | 'published_at'>[]> {
  return db
    .selectFrom('catalogue_versions')
    .select(['version', 'differences', 'published_at'])
    .orderBy('version', 'desc')
    .execute();
}
