import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StoreLocation } from '../db/open-store.ts';
import {
  type BackupEnd,
  type BackupFile,
  type BackupHeader,
  format,
  RowSum,
  readBackup,
  readRow,
  type TableSum,
} from './backup-lines.ts';
import { BackupRefused, type Cell, type RestoreTarget, type TableShape } from './backup-tables.ts';
import { openRestoreTarget } from './open-tables.ts';
import { lastKnownMigration, mustMatch, tablesUpTo } from './release-tables.ts';

/** Rows per statement: many, but never many megabytes. */
const rowsAtOnce = 2000;
const lengthAtOnce = 4 * 1024 * 1024;

export interface Restored {
  readonly header: BackupHeader;
  readonly end: BackupEnd;
}

/** Restores a backup into an empty database of either engine, completely or not at all. */
export async function restore(file: string, location: StoreLocation, dataDir: string): Promise<Restored> {
  const reading = openBackup(file);
  const header = await reading.header();
  const last = lastKnownMigration('backup', header.migrations);
  let target: RestoreTarget | undefined;
  let written: string[] = [];
  try {
    const files: BackupFile[] = [];
    const end = await reading.rest({
      file: (one) => void files.push(one),
      table: async (shape) => {
        if (!target) {
          refuseOtherFiles(files, dataDir);
          target = await openRestoreTarget(location, last);
        }
        mustMatch(shape, target.tables);
      },
      rows: async (shape, rows) => target?.insert(shape, rows),
    });
    written = writeFiles(files, dataDir);
    await target?.finish();
    return { header, end };
  } catch (error) {
    for (const name of written) rmSync(path.join(dataDir, name), { force: true });
    await target?.abandon().catch(() => {});
    // A damaged row may have caused an error of JSON or the database before its hash was checked. The hash error is
    // the better reason.
    if (!(error instanceof BackupRefused)) await checkBackup(file);
    throw error;
  }
}

/** Reads and verifies a whole backup: returns its content, or throws the reason why it cannot be restored. */
export async function checkBackup(file: string): Promise<Restored> {
  const reading = openBackup(file);
  const header = await reading.header();
  const last = lastKnownMigration('backup', header.migrations);
  const shapes: TableShape[] = [];
  const end = await reading.rest({ table: async (shape) => void shapes.push(shape) });
  const known = await tablesUpTo(last);
  for (const shape of shapes) mustMatch(shape, known);
  return { header, end };
}

interface Receiver {
  readonly file?: (file: BackupFile) => void;
  readonly table?: (shape: TableShape) => Promise<void>;
  readonly rows?: (shape: TableShape, rows: readonly Cell[][]) => Promise<void>;
}

function openBackup(file: string) {
  const lines = readBackup(file);
  return {
    async header(): Promise<BackupHeader> {
      const { value: first } = await lines.next();
      const header = first && 'mark' in first && 'header' in first.mark ? first.mark.header : undefined;
      if (header?.silowrightBackup === format) return header;
      throw new BackupRefused(`${file} is not a backup that this release can read.`);
    },
    async rest(receiver: Receiver): Promise<BackupEnd> {
      const tables: Record<string, TableSum> = {};
      let shape: TableShape | undefined;
      let sum = new RowSum();
      let batch: Cell[][] = [];
      let length = 0;
      const flush = async () => {
        if (shape && batch.length > 0) await receiver.rows?.(shape, batch);
        batch = [];
        length = 0;
      };
      const finishTable = async () => {
        await flush();
        if (shape) tables[shape.name] = sum.total();
        sum = new RowSum();
      };
      for await (const line of lines) {
        if ('row' in line) {
          sum.add(line.row);
          if (!receiver.rows) continue;
          batch.push(readRow(line.row));
          length += line.row.length;
          if (batch.length >= rowsAtOnce || length >= lengthAtOnce) await flush();
        } else if ('file' in line.mark) receiver.file?.(line.mark.file);
        else if ('table' in line.mark) {
          await finishTable();
          shape = line.mark.table;
          await receiver.table?.(shape);
        } else if ('end' in line.mark) {
          await finishTable();
          mustAddUp(line.mark.end, tables);
          for await (const _ of lines);
          return line.mark.end;
        }
      }
      throw new BackupRefused(`${file} has no end.`);
    },
  };
}

function mustAddUp(end: BackupEnd, read: Readonly<Record<string, TableSum>>): void {
  for (const [name, told] of Object.entries(end.tables)) {
    const found = read[name];
    if (found?.rows === told.rows && found.hash === told.hash) continue;
    throw new BackupRefused(
      `The backup is damaged: table ${name} should have ${told.rows} rows. Nothing was changed.`,
    );
  }
}

/** An existing seal may have signed documents, so it is never replaced silently. */
function refuseOtherFiles(files: readonly BackupFile[], dataDir: string): void {
  for (const { name, base64 } of files) {
    const place = path.join(dataDir, path.basename(name));
    if (!existsSync(place) || readFileSync(place).toString('base64') === base64) continue;
    throw new BackupRefused(`${place} exists with other content. Move it away first; nothing was changed.`);
  }
}

/** Returns the names of new files. */
function writeFiles(files: readonly BackupFile[], dataDir: string): string[] {
  mkdirSync(dataDir, { recursive: true });
  return files.flatMap(({ name, base64 }) => {
    const place = path.join(dataDir, path.basename(name));
    if (existsSync(place)) return [];
    // Whole or not at all: what a killed restore left must not refuse the next one (S23).
    writeFileSync(`${place}.restoring`, Buffer.from(base64, 'base64'), { mode: 0o600, flush: true });
    renameSync(`${place}.restoring`, place);
    return [path.basename(name)];
  });
}
