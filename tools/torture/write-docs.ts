import { readFileSync, writeFileSync } from 'node:fs';
import {
  readFigures,
  reliabilityRuns,
  securityRuns,
  tortureTable,
  withTortureTable,
} from './results-table.ts';

/** Writes the figures of tools/torture/results into the documents that quote them. */
for (const [name, runs] of [
  ['security', securityRuns],
  ['reliability', reliabilityRuns],
] as const) {
  const document = new URL(`../../docs/${name}.md`, import.meta.url);
  writeFileSync(document, withTortureTable(readFileSync(document, 'utf8'), tortureTable(readFigures, runs)));
}
