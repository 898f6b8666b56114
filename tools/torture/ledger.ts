import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The accumulated results of the runs of one name, under version control because the documents quote them. */
export interface Ledger {
  /** Adds to the stored counts and saves at once, so that an aborted run loses nothing. */
  add(counted: Readonly<Record<string, number>>): void;
  /** Replaces an earlier result, for figures that cannot be added. */
  set(measured: Readonly<Record<string, number>>): void;
  figures(): Readonly<Record<string, number>>;
}

const folder = path.join(import.meta.dirname, 'results');

export function openLedger(name: string, inFolder = folder): Ledger {
  const file = path.join(inFolder, `${name}.json`);
  const figures: Record<string, number> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const write = () => {
    mkdirSync(inFolder, { recursive: true });
    writeFileSync(`${file}.new`, `${JSON.stringify(figures, null, 2)}\n`);
    renameSync(`${file}.new`, file);
  };
  return {
    add: (counted) => {
      for (const [what, count] of Object.entries(counted)) figures[what] = (figures[what] ?? 0) + count;
      write();
    },
    set: (measured) => {
      Object.assign(figures, measured);
      write();
    },
    figures: () => ({ ...figures }),
  };
}
