import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import { logoName, saveMedia } from '../platform/db/documents.ts';
import type { Store } from '../platform/db/store.ts';
import { addMissingDealers } from './store/dealers.ts';

/** Adds the example dealers with their logos, to show dealer mode; one has no logo and shows its name (V6). */
export async function addExampleDealers(
  store: Store,
  nowMs: number,
  catalogue: LoadedCatalogue,
): Promise<void> {
  const dealers = catalogue.dealers.map((dealer) => ({ dealer, logo: logoOf(catalogue.dir, dealer.id) }));
  await store.write(async (db) => {
    const isNew = await addMissingDealers(
      db,
      dealers.map(({ dealer, logo }) =>
        logo ? { ...dealer, image_url: `/media/${logoName(logo)}` } : dealer,
      ),
    );
    if (!isNew) return;
    for (const { logo } of dealers) if (logo) await saveMedia(db, logoName(logo), logo, nowMs);
  });
}

function logoOf(dir: string, id: string): Buffer | undefined {
  const file = join(dir, 'dealer-logos', `${id}.png`);
  return existsSync(file) ? readFileSync(file) : undefined;
}
