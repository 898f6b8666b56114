import { listCatalogueVersions } from '../../apps/server/src/catalogue/store/catalogue-versions.ts';
import { openStore, type StoreLocation } from '../../apps/server/src/platform/db/open-store.ts';
import { publishAgain, type ReleaseNotes } from '../../apps/server/src/prices/release-lists.ts';

export interface KnownVersion {
  readonly version: number;
  readonly publishedAt: string;
  readonly differences: readonly string[];
}

/** Every catalogue that this installation has served, newest first. */
export async function knownVersions(location: StoreLocation): Promise<KnownVersion[]> {
  const store = await openStore(location);
  try {
    const rows = await store.read(listCatalogueVersions);
    return rows.map(({ version, published_at, differences }) => ({
      version,
      publishedAt: new Date(published_at).toISOString(),
      differences: JSON.parse(differences),
    }));
  } finally {
    await store.close();
  }
}

/** Makes the content of an earlier version the next one. */
export async function publishVersion(
  location: StoreLocation,
  version: number,
): Promise<ReleaseNotes & { readonly version: number; readonly differences: readonly string[] }> {
  const store = await openStore(location);
  try {
    return await publishAgain(store, Date.now(), version);
  } finally {
    await store.close();
  }
}
