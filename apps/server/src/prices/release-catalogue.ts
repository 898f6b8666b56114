import { hash } from 'node:crypto';
import { contentDifferences } from '@silowright/catalogue/content-differences';
import type { CatalogueContent } from '@silowright/domain/catalogue/catalogue-content';
import {
  catalogueFormat,
  catalogueVersionWith,
  insertCatalogueVersion,
  latestCatalogueVersion,
  readCatalogueVersion,
} from '../catalogue/store/catalogue-versions.ts';
import { contentFrom } from '../catalogue/stored-content.ts';
import type { Db, Store } from '../platform/db/store.ts';
import { DamagedDocument, readStored, writeStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import { inKeyOrder } from './merge-prices.ts';
import { latestVersions } from './store/price-lists.ts';

export interface ReleasedCatalogue {
  readonly version: number;
  readonly content: CatalogueContent;
  readonly differences: readonly string[];
  /** The folder was served before and replaced since: it is not published again. */
  readonly isOutdated: boolean;
}

/**
 * Stores the catalogue of the folder (CT-07): as version 1 at the first start, and as the next version by "system"
 * whenever it changed. Returns the latest, which is not that of the folder when the folder is outdated. `first` is the
 * catalogue of installations from before catalogue versions.
 */
export async function publishReleaseCatalogue(
  store: Store,
  nowMs: number,
  offered: CatalogueContent,
  first: () => CatalogueContent,
): Promise<ReleasedCatalogue> {
  // Takes seconds for a large catalogue; a database ends a transaction that idles so long.
  hashOf(offered);
  for (;;) {
    const released = await store.write(async (db) => {
      const latest = await latestCatalogueVersion(db);
      const isUpgrade = latest === undefined && (await latestVersions(db)).length > 0;
      if (isUpgrade) await insertNext(db, nowMs, first(), undefined);
      return isUpgrade ? undefined : publishNext(db, nowMs, offered, latest);
    });
    // Another process was first, or the first catalogue of an upgrade was stored: look again.
    if (released) return released;
  }
}

async function publishNext(
  db: Db,
  nowMs: number,
  offered: CatalogueContent,
  latest: number | undefined,
): Promise<ReleasedCatalogue | undefined> {
  const known = await catalogueVersionWith(db, hashOf(offered));
  if (latest !== undefined && known !== undefined) {
    const { content, differences } = await readVersion(db, latest);
    const isOutdated = known !== latest;
    // The same object as the folder's, so that what was computed for it is not computed again.
    return { version: latest, content: isOutdated ? content : offered, differences, isOutdated };
  }
  const before = latest === undefined ? undefined : await readVersion(db, latest);
  return insertNext(db, nowMs, offered, before);
}

async function insertNext(
  db: Db,
  nowMs: number,
  content: CatalogueContent,
  before: { readonly version: number; readonly content: CatalogueContent } | undefined,
  contentHash = hashOf(content),
): Promise<ReleasedCatalogue | undefined> {
  const version = (before?.version ?? 0) + 1;
  const differences = before ? contentDifferences(before.content, content) : [];
  const isFirst = await insertCatalogueVersion(db, {
    version,
    format: catalogueFormat,
    content_hash: contentHash,
    content: writeStored(storedKinds.catalogue, content),
    differences: JSON.stringify(differences),
    author: 'system',
    published_at: nowMs,
  });
  return isFirst ? { version, content, differences, isOutdated: false } : undefined;
}

/**
 * Publishes the content of an earlier version as the next one. Undefined: another process was first. Only for a
 * transaction that also publishes its lists.
 */
export async function insertAgain(
  db: Db,
  nowMs: number,
  earlier: number,
): Promise<ReleasedCatalogue | undefined> {
  const latest = await latestCatalogueVersion(db);
  if (latest === undefined) return undefined;
  const { content } = await readVersion(db, earlier);
  // The latest may be damaged: this is the way out (S28).
  const before = await readVersion(db, latest).catch((error: unknown) => {
    if (error instanceof DamagedDocument) return { version: latest, content };
    throw error;
  });
  return insertNext(db, nowMs, content, before, `${hashOf(content)} ${latest + 1}`);
}

/** A catalogue is large and never changes once it is read. */
const hashes = new WeakMap<CatalogueContent, string>();

function hashOf(content: CatalogueContent): string {
  const known = hashes.get(content) ?? hash('sha256', JSON.stringify(content, inKeyOrder), 'base64url');
  hashes.set(content, known);
  return known;
}

export async function readVersion(
  db: Db,
  version: number,
): Promise<{
  readonly version: number;
  readonly content: CatalogueContent;
  readonly differences: readonly string[];
}> {
  const row = await readCatalogueVersion(db, version);
  if (!row) throw new Error(`Catalogue version ${version} is missing.`);
  return {
    version,
    content: contentFrom(row.content, version),
    differences: readStored<string[]>(storedKinds.differences, version, row.differences),
  };
}
