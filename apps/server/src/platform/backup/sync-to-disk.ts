import { closeSync, fsyncSync, openSync } from 'node:fs';

/**
 * Syncs a file's content or a folder's entries: a rename survives a power failure only if the folder was synced too.
 */
export function syncToDisk(place: string): void {
  const handle = openSync(place, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
