import { createHash, hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { BackupRefused, type Cell, type TableShape } from './backup-tables.ts';

/**
 * A backup is lines of JSON, compressed with gzip: a header, the files of DATA_DIR, then each table followed by its
 * rows, and at the end the expected row counts and the hash of all lines before. `zcat` shows it.
 */
export interface BackupHeader {
  readonly silowrightBackup: typeof format;
  readonly engine: string;
  readonly migrations: readonly string[];
  readonly madeAt: string;
}

export interface TableSum {
  readonly rows: number;
  /** Does not depend on the order of the rows, because the engines sort text differently. */
  readonly hash: string;
}

export interface BackupEnd {
  readonly tables: Readonly<Record<string, TableSum>>;
  readonly sha256: string;
}

export interface BackupFile {
  readonly name: string;
  readonly base64: string;
}

export const format = 1;

/** Kinds of lines other than rows; rows are arrays. */
export type BackupMark =
  | { readonly header: BackupHeader }
  | { readonly file: BackupFile }
  | { readonly table: TableShape }
  | { readonly end: BackupEnd };

export const rowLine = (row: readonly Cell[]): string =>
  JSON.stringify(
    row.map((cell) =>
      cell instanceof Uint8Array
        ? { base64: Buffer.from(cell.buffer, cell.byteOffset, cell.length).toString('base64') }
        : cell,
    ),
  );

export const readRow = (line: string): Cell[] =>
  (JSON.parse(line) as (string | number | null | { readonly base64: string })[]).map((cell) =>
    typeof cell === 'object' && cell !== null ? Buffer.from(cell.base64, 'base64') : cell,
  );

/** Counts rows and adds up their hashes: bounded memory, and independent of the order. */
export class RowSum {
  #rows = 0;
  readonly #sum = new Uint32Array(8);

  add(line: string): void {
    this.#rows += 1;
    const digest = hash('sha256', line, 'buffer');
    for (let word = 0; word < 8; word++) this.#sum[word]! += digest.readUInt32LE(word * 4);
  }

  total(): TableSum {
    return { rows: this.#rows, hash: Buffer.from(this.#sum.buffer).toString('hex') };
  }
}

const damaged = (why: string): BackupRefused =>
  new BackupRefused(`The backup is damaged: ${why}. Use another backup; nothing was changed.`);

export type BackupLine = { readonly mark: BackupMark } | { readonly row: string };

/** Reads a backup line by line; a truncated, changed or foreign file throws a clear error. */
export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  const seen = createHash('sha256');
  let ended = false;
  try {
    for await (const line of linesOf(file)) {
      if (ended) throw damaged('data follows its end');
      if (line.startsWith('[')) {
        seen.update(line).update('\n');
        yield { row: line };
        continue;
      }
      const mark = JSON.parse(line) as BackupMark;
      if ('end' in mark) {
        if (mark.end.sha256 !== seen.digest('hex')) throw damaged('its content does not match its hash');
        ended = true;
      } else seen.update(line).update('\n');
      yield { mark };
    }
  } catch (error) {
    throw asRefusal(error, file);
  }
  if (!ended) throw damaged('its end is missing');
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip()).setEncoding('utf8');
  source.on('error', (error) => text.destroy(error));
  let rest = '';
  for await (const chunk of text) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw damaged('its last line is cut off');
}

/** Turns errors of gzip, JSON and the file system into one clear error. */
function asRefusal(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new BackupRefused(`There is no file ${file}.`);
  if (code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR' || error instanceof SyntaxError) {
    return damaged(error instanceof Error ? error.message : String(error));
  }
  return error;
}
