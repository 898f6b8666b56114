import { existsSync, readFileSync } from 'node:fs';
import { exampleDealers } from '@silowright/domain/catalogue/dealers';
import { addMissingDealers } from '../store/dealers.ts';
import { logoName, saveMedia } from '../store/media.ts';
import type { Store } from '../store/store.ts';

/** Adds the example dealers with their logos, to show dealer mode; one has no logo and shows its name (V6). */
export async function addExampleDealers(store: Store, nowMs: number): Promise<void> {
  const dealers = exampleDealers.map((dealer) => ({ dealer, logo: logoOf(dealer.id) }));
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

function logoOf(id: string): Buffer | undefined {
  const file = new URL(`./example-logos/${id}.png`, import.meta.url);
  return existsSync(file) ? readFileSync(file) : undefined;
}
