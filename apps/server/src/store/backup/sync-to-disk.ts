import { closeSync, fsyncSync, openSync } from 'node:fs';

/** A file's content, or a folder's names: a rename survives a power cut only when the folder was synced too. */
export function syncToDisk(place: string): void {
  const handle = openSync(place, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
