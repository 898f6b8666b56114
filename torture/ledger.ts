import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the runs of one name have seen so far; kept under version control, for it is what the documents quote. */
export interface Ledger {
  /** Adds to what earlier runs counted and writes it down at once: a run that is cut short loses nothing. */
  add(counted: Readonly<Record<string, number>>): void;
  /** Replaces what an earlier run measured: for figures that cannot be added up. */
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
