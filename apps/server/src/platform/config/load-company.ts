import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@silowright/catalogue/problem';
import { readJson } from '@silowright/catalogue/read-json';
import { type CompanyFile, company } from '@silowright/catalogue/schema/company';

const loaded = new Map<string, CompanyFile | undefined>();

/** `company.json` of a catalogue folder, read once per process; undefined if there is none. */
export function loadCompany(folder: string): CompanyFile | undefined {
  if (!loaded.has(folder)) loaded.set(folder, readCompany(folder));
  return loaded.get(folder);
}

function readCompany(folder: string): CompanyFile | undefined {
  const path = join(folder, 'company.json');
  if (!existsSync(path)) return undefined;
  // A wrong file stops the start with the list of all problems (CT-03).
  const problems: Problem[] = [];
  return readJson('company.json', readFileSync(path, 'utf8'), company, problems);
}
