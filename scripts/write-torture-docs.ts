import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type Figures,
  reliabilityRuns,
  securityRuns,
  tortureTable,
  withTortureTable,
} from './torture-table.ts';

/** Writes the figures of torture/results into the documents that quote them. */
const root = new URL('../', import.meta.url);
const figuresOf = (name: string): Figures | undefined => {
  const file = new URL(`torture/results/${name}.json`, root);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Figures) : undefined;
};
for (const [name, runs] of [
  ['security', securityRuns],
  ['reliability', reliabilityRuns],
] as const) {
  const document = new URL(`docs/${name}.md`, root);
  writeFileSync(document, withTortureTable(readFileSync(document, 'utf8'), tortureTable(figuresOf, runs)));
}
