import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { BasePriceList, OptionList } from '@silowright/domain/catalogue/option-list';
import { catalogueOfList, readCatalogueVersion } from '../../catalogue/store/catalogue-versions.ts';
import type { Db } from '../../platform/db/store.ts';
import { readStored, writeStored } from '../../platform/db/stored-json.ts';
import { storedKinds } from '../../platform/db/stored-kinds.ts';
import type { PriceListsTable } from '../../platform/db/tables.ts';

export type ListKind = PriceListsTable['kind'];

export interface LatestVersion {
  readonly segment: string;
  readonly kind: ListKind;
  readonly version: number;
}

export async function latestVersions(db: Db): Promise<LatestVersion[]> {
  return db
    .selectFrom('price_lists')
    .select(({ fn }) => ['segment', 'kind', fn.max('version').as('version')])
    .groupBy(['segment', 'kind'])
    .execute();
}

const kinds = { base: storedKinds.basePrices, options: storedKinds.options } as const;

type List = BasePriceList | OptionList;

export const listFrom = <Read = List>(kind: ListKind, name: string, text: string): Read =>
  readStored(kinds[kind], name, text);

export const listOfRow = <Read = List>(
  row: Pick<PriceListsTable, 'kind' | 'segment' | 'version' | 'content'>,
): Read => listFrom(row.kind, `${row.segment} ${row.version}`, row.content);

export const writeList = (kind: ListKind, list: BasePriceList | OptionList): string =>
  writeStored(kinds[kind], list);

export type ListVersion = Omit<PriceListsTable, 'content' | 'revision' | 'catalogue_version'>;

/** The versions of a list from the given one on, without their content, newest first. */
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

/** The current list, or one version; its content is JSON of a BasePriceList or an OptionList. */
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

export interface NewList extends Omit<PriceListsTable, 'revision' | 'catalogue_version'> {
  /** Absent: that of the list before. */
  readonly catalogue_version?: number;
  /** The version of the segment's other list that it was checked against; 0 if there is none yet. */
  readonly against: number;
}

/**
 * Publishes a new version, if the other list is still the one it was checked against. False: another publish was
 * first, and nothing was written.
 */
export async function insertListContent(db: Db, { against, ...list }: NewList): Promise<boolean> {
  const result = await db
    .insertInto('price_lists')
    .values({ catalogue_version: null, ...list, revision: list.version + against })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export interface ListsInForce {
  readonly base: string;
  readonly options: string;
  readonly versions: Readonly<Record<ListKind, number>>;
  /** JSON of the catalogue's content. */
  readonly catalogue: string;
}

/** Both lists of every segment as text, with their versions and their catalogue. */
export async function listsInForce(db: Db): Promise<Record<PricedSegment, ListsInForce>> {
  const entries: [PricedSegment, ListsInForce][] = [];
  const segments = new Set((await latestVersions(db)).map(({ segment }) => segment));
  for (const segment of segments) {
    const base = await readListContent(db, 'base', segment);
    const options = await readListContent(db, 'options', segment);
    if (!base || !options) throw new Error(`There is no price list for ${segment}.`);
    const versions = { base: base.version, options: options.version };
    const catalogueVersion = await catalogueOfList(db, segment, base.version);
    const catalogue = await readCatalogueVersion(db, catalogueVersion);
    if (!catalogue) throw new Error(`There is no catalogue ${catalogueVersion}.`);
    entries.push([
      segment,
      {
        base: base.content,
        options: options.content,
        versions,
        catalogue: catalogue.content,
      },
    ]);
  }
  return Object.fromEntries(entries);
}
