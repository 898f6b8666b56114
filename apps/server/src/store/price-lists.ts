import type { BasePriceList, OptionList } from '@silowright/domain/catalogue/option-list';
import { type PricedSegment, pricedSegments } from '@silowright/domain/catalogue/segments';
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

export type ListVersion = Omit<PriceListsTable, 'content'>;

/** The versions of a list from the given one on, without their content, the newest first. */
export async function listVersions(
  db: Db,
  kind: ListKind,
  segment: PricedSegment,
  from = 1,
): Promise<ListVersion[]> {
  return db
    .selectFrom('price_lists')
    .select(['segment', 'kind', 'version', 'content_hash', 'author', 'comment', 'published_at'])
    .where('segment', '=', segment)
    .where('kind', '=', kind)
    .where('version', '>=', from)
    .orderBy('version', 'desc')
    .execute();
}

/** The list in force, or one version, with its content as the text it is stored as. */
export async function readListContent(
  db: Db,
  kind: ListKind,
  segment: PricedSegment,
  version?: number,
): Promise<PriceListsTable | undefined> {
  let query = db
    .selectFrom('price_lists')
    .selectAll()
    .where('segment', '=', segment)
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(1);
  if (version !== undefined) query = query.where('version', '=', version);
  return query.executeTakeFirst();
}

/** Like insertPriceList, for content that is text already. */
export async function insertListContent(db: Db, row: PriceListsTable): Promise<boolean> {
  const result = await db
    .insertInto('price_lists')
    .values(row)
    .onConflict((conflict) => conflict.columns(['segment', 'kind', 'version']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export interface ListsInForce {
  readonly base: string;
  readonly options: string;
  readonly versions: Readonly<Record<ListKind, number>>;
}

/** Both lists of every segment as text, with their versions. */
export async function listsInForce(db: Db): Promise<Record<PricedSegment, ListsInForce>> {
  const entries: [PricedSegment, ListsInForce][] = [];
  for (const segment of pricedSegments) {
    const base = await readListContent(db, 'base', segment);
    const options = await readListContent(db, 'options', segment);
    if (!base || !options) throw new Error(`There is no price list for ${segment}.`);
    const versions = { base: base.version, options: options.version };
    entries.push([segment, { base: base.content, options: options.content, versions }]);
  }
  return Object.fromEntries(entries) as Record<PricedSegment, ListsInForce>;
}
