import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openStore, type StoreLocation } from '../db/open-store.ts';
import { backUp } from './back-up.ts';
import { newDraft } from './backup-draft.ts';
import { checkBackup } from './restore.ts';
import { syncToDisk } from './sync-to-disk.ts';

// The real function with a spy, because a power failure cannot be tested here.
vi.mock('./sync-to-disk.ts', { spy: true });

const folder = mkdtempSync(path.join(os.tmpdir(), 'silowright-draft-'));
const dataDir = path.join(folder, 'data');
const place: StoreLocation = { engine: 'sqlite', dataDir };
beforeAll(async () => (await openStore(place)).close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const newFolder = () => mkdtempSync(path.join(folder, 'backups-'));
/** A file last modified that many hours ago. */
function leave(file: string, hours: number): string {
  writeFileSync(file, 'names and addresses');
  const then = Date.now() / 1000 - hours * 60 * 60;
  utimesSync(file, then, then);
  return path.basename(file);
}

it('an unfinished file of a killed backup is removed by a later backup, and nothing else is (threat 58)', async () => {
  const backups = newFolder();
  const inBackups = (name: string) => path.join(backups, name);
  leave(newDraft(inBackups('monday.backup')), 25);
  const kept = [
    leave(newDraft(inBackups('being-written.backup')), 23),
    leave(inBackups('sunday.backup'), 200),
    leave(inBackups('download.backup.part'), 200),
    leave(inBackups('mine.silowright-part'), 200),
    leave(`${newDraft(inBackups('monday.backup'))}.copy`, 200),
  ];
  await backUp(place, dataDir, inBackups('tuesday.backup'));
  expect(readdirSync(backups).sort()).toEqual([...kept, 'tuesday.backup'].sort());
});

it('an unfinished file that cannot be removed does not prevent a backup', async () => {
  const backups = newFolder();
  // A folder of that name represents a foreign file: it is not removed either.
  const foreign = newDraft(path.join(backups, 'monday.backup'));
  const inside = path.join(foreign, 'x');
  mkdirSync(foreign);
  writeFileSync(inside, '');
  utimesSync(foreign, 0, 0);
  await backUp(place, dataDir, path.join(backups, 'tuesday.backup'));
  expect(existsSync(inside)).toBe(true);
});

it('two backups to one file do not write into each other', async () => {
  const file = path.join(newFolder(), 'twice.backup');
  await Promise.all([backUp(place, dataDir, file), backUp(place, dataDir, file)]);
  await checkBackup(file);
  expect(readdirSync(path.dirname(file))).toEqual(['twice.backup']);
});

it('is on the disk under its name before it is reported complete (threat 58)', async () => {
  const backups = newFolder();
  const file = path.join(backups, 'today.backup');
  const seen: [string, boolean][] = [];
  vi.mocked(syncToDisk).mockImplementation((synced) => void seen.push([synced, existsSync(file)]));
  await backUp(place, dataDir, file);
  expect(seen).toEqual([[backups, true]]);
});
