import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Nobody else ends a name like this: it may be removed. */
const draftName = /\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.silowright-part$/;
/** A backup that is being written changes its draft every few seconds. */
const abandonedMs = 24 * 60 * 60 * 1000;

/** A name of its own each time, so that two backups into one file never write into each other. */
export const newDraft = (file: string): string => `${file}.${randomUUID()}.silowright-part`;

/** A backup that was killed leaves its draft, with all the personal data in it, and nobody comes back for it. */
export function removeAbandonedDrafts(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => draftName.test(one))) {
    const draft = path.join(folder, name);
    try {
      if (Date.now() - statSync(draft).mtimeMs > abandonedMs) rmSync(draft);
    } catch {
      // Somebody else's, or gone meanwhile: no reason to be without a backup.
    }
  }
}
