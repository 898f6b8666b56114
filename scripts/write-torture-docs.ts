import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Figures, tortureTable, withTortureTable } from './torture-table.ts';

/** Writes the figures of torture/results into docs/security.md. */
const root = new URL('../', import.meta.url);
const document = new URL('docs/security.md', root);
const figuresOf = (name: string): Figures | undefined => {
  const file = new URL(`torture/results/${name}.json`, root);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Figures) : undefined;
};
writeFileSync(document, withTortureTable(readFileSync(document, 'utf8'), tortureTable(figuresOf)));
