import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

export const databaseFileIn = (dataDir: string): string => path.join(dataDir, 'silowright.sqlite');

/** A restore fills this file; it becomes the database when it is complete. */
export const restoringFileIn = (dataDir: string): string => `${databaseFileIn(dataDir)}.restoring`;

const onlyOwner = { folder: 0o700, file: 0o600 };
const sticky = 0o1000;

/**
 * Creates the folder of the embedded database for its owner only, because it contains names, addresses and link
 * tokens (S9). The folder of an earlier release is closed as well, but not one that is owned or shared by others,
 * like /tmp.
 */
export function openDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: onlyOwner.folder });
  const file = databaseFileIn(dataDir);
  if (!existsSync(file)) return;
  const { uid, mode } = statSync(dataDir);
  if (uid === process.getuid?.() && !(mode & sticky)) chmodSync(dataDir, onlyOwner.folder);
  for (const end of ['', '-wal', '-shm']) closeToOthers(file + end);
}

/** SQLite gives the files next to a database the permissions of the database. */
export function closeToOthers(file: string): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.uid === process.getuid?.()) chmodSync(file, onlyOwner.file);
}

interface Identity {
  readonly file: string;
  readonly device: number | undefined;
  readonly inode: number | undefined;
}

/**
 * Detects that the files of an open database were deleted, moved or replaced. Writes to the open files would succeed
 * and be lost (S7). Returns a message if so.
 */
export function watchFiles(files: readonly string[]): () => string | undefined {
  const identify = (file: string): Identity => {
    const stats = statSync(file, { throwIfNoEntry: false });
    return { file, device: stats?.dev, inode: stats?.ino };
  };
  const opened = files.map(identify);
  return () => {
    for (const { file, device, inode } of opened) {
      const now = identify(file);
      if (now.inode === inode && now.device === device) continue;
      return `${file} was ${now.inode === undefined ? 'deleted or moved' : 'replaced'} while it was open`;
    }
    return undefined;
  };
}
