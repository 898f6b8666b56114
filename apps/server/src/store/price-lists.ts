import type { BasePriceList, OptionList } from '@silowright/domain/catalogue/option-list';
import type { PricedSegment } from '@silowright/domain/catalogue/segments';
import type { Db } from './store.ts';
import type { PriceListsTable } from './tables.ts';

export interface ListKinds {
  readonly base: BasePriceList;
  readonly options: OptionList;
}
export type ListKind = keyof ListKinds;

export interface StoredList<Kind extends ListKind> {
  readonly list: ListKinds[Kind];
  readonly author: string;
  readonly comment: string;
  readonly publishedAt: number;
  readonly contentHash: string;
}

export interface LatestVersion {
  readonly segment: string;
  readonly kind: ListKind;
  readonly version: number;
}

/** The newest version of every list. */
export async function latestVersions(db: Db): Promise<LatestVersion[]> {
  return db
    .selectFrom('price_lists')
    .select(({ fn }) => ['segment', 'kind', fn.max('version').as('version')])
    .groupBy(['segment', 'kind'])
    .execute();
}

export async function readPriceList<Kind extends ListKind>(
  db: Db,
  kind: Kind,
  segment: PricedSegment,
  version: number,
): Promise<StoredList<Kind> | undefined> {
  const row = await db
    .selectFrom('price_lists')
    .selectAll()
    .where('segment', '=', segment)
    .where('kind', '=', kind)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && storedList<Kind>(row);
}

export async function readLatestPriceList<Kind extends ListKind>(
  db: Db,
  kind: Kind,
  segment: PricedSegment,
): Promise<StoredList<Kind> | undefined> {
  const row = await db
    .selectFrom('price_lists')
    .selectAll()
    .where('segment', '=', segment)
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && storedList<Kind>(row);
}

/** Publishes a version that must not exist yet; false: somebody else was first, and nothing was written. */
export async function insertPriceList<Kind extends ListKind>(
  db: Db,
  kind: Kind,
  { list, author, comment, publishedAt, contentHash }: StoredList<Kind>,
): Promise<boolean> {
  const result = await db
    .insertInto('price_lists')
    .values({
      segment: list.id.segment,
      kind,
      version: list.id.version,
      content: JSON.stringify(list),
      content_hash: contentHash,
      author,
      comment,
      published_at: publishedAt,
    })
    .onConflict((conflict) => conflict.columns(['segment', 'kind', 'version']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

const storedList = <Kind extends ListKind>(row: PriceListsTable): StoredList<Kind> => ({
  list: JSON.parse(row.content),
  author: row.author,
  comment: row.comment,
  publishedAt: row.published_at,
  contentHash: row.content_hash,
});
