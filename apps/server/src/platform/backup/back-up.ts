import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { StoreLocation } from '../db/open-store.ts';
import { newDraft, removeAbandonedDrafts } from './backup-draft.ts';
import { type BackupEnd, type BackupMark, format, RowSum, rowLine, type TableSum } from './backup-lines.ts';
import { BackupRefused, type BackupSource } from './backup-tables.ts';
import { openBackupSource } from './open-tables.ts';
import { syncToDisk } from './sync-to-disk.ts';

/** About one input chunk of the compressor. */
const chunkLength = 64 * 1024;

export interface BackedUp extends BackupEnd {
  /** Foreign tables and columns, which are not in the file. */
  readonly leftOut: readonly string[];
}

/** Writes all data of a running installation into one file; the file appears when it is complete. */
export async function backUp(location: StoreLocation, dataDir: string, file: string): Promise<BackedUp> {
  const source = await openBackupSource(location);
  try {
    return { ...(await writeBackup(source, dataDir, file)), leftOut: source.leftOut };
  } finally {
    await source.close();
  }
}

export async function writeBackup(source: BackupSource, dataDir: string, file: string): Promise<BackupEnd> {
  if (existsSync(file)) throw new BackupRefused(`${file} exists already: a backup is never overwritten.`);
  const folder = path.dirname(file);
  removeAbandonedDrafts(folder);
  const draft = newDraft(file);
  let end: BackupEnd | undefined;
  try {
    await pipeline(
      async function* () {
        end = yield* backupText(source, dataDir);
      },
      // Fast: a higher level costs more time than it saves in size.
      createGzip({ level: 3 }),
      // It contains names, addresses and the key of the seal.
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
    renameSync(draft, file);
    syncToDisk(folder);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  return end as BackupEnd;
}

async function* backupText(source: BackupSource, dataDir: string): AsyncGenerator<string, BackupEnd> {
  const sha256 = createHash('sha256');
  const write = (line: string): string => {
    const text = `${line}\n`;
    sha256.update(text);
    return text;
  };
  const mark = (content: BackupMark): string => write(JSON.stringify(content));

  const { engine, migrations } = source;
  yield mark({ header: { silowrightBackup: format, engine, migrations, madeAt: new Date().toISOString() } });
  for (const name of filesOf(dataDir)) {
    yield mark({ file: { name, base64: readFileSync(path.join(dataDir, name)).toString('base64') } });
  }
  const tables: Record<string, TableSum> = {};
  for (const { name, columns } of source.tables) {
    yield mark({ table: { name, columns } });
    const sum = new RowSum();
    let text = '';
    for await (const rows of source.rows({ name, columns })) {
      for (const row of rows) {
        const line = rowLine(row);
        sum.add(line);
        text += write(line);
      }
      if (text.length < chunkLength) continue;
      yield text;
      text = '';
    }
    yield text;
    tables[name] = sum.total();
  }
  const end = { tables, sha256: sha256.digest('hex') };
  yield `${JSON.stringify({ end } satisfies BackupMark)}\n`;
  return end;
}

/** Keys and secrets that the server creates in DATA_DIR; the database itself is in the tables. */
const filesOf = (dataDir: string): string[] =>
  existsSync(dataDir) ? readdirSync(dataDir).filter((name) => /\.(pem|json)$/.test(name)) : [];
