import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Only our own unfinished files have such a name, so they may be removed. */
const draftName = /\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.silowright-part$/;
/** A running backup writes to its file every few seconds. */
const abandonedMs = 24 * 60 * 60 * 1000;

/** A unique name, so that two backups to one file never write into each other. */
export const newDraft = (file: string): string => `${file}.${randomUUID()}.silowright-part`;

/** A killed backup leaves an unfinished file with personal data; this removes it. */
export function removeAbandonedDrafts(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => draftName.test(one))) {
    const draft = path.join(folder, name);
    try {
      if (Date.now() - statSync(draft).mtimeMs > abandonedMs) rmSync(draft);
    } catch {
      // A foreign or already removed file must not prevent the backup.
    }
  }
}
