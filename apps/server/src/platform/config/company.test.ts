import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompanyFile } from '@silowright/catalogue/schema/company';
import { afterAll, describe, expect, it } from 'vitest';
import { companyFileOf, companyGaps, companyOf } from './company.ts';
import { loadConfig } from './config.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A catalogue with a changed company.json; undefined: without one. */
function catalogueWith(change: (file: CompanyFile) => object | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'company-'));
  folders.push(folder);
  const sample = JSON.parse(readFileSync('catalogues/grp/company.json', 'utf8')) as CompanyFile;
  cpSync('catalogues/grp/terms', join(folder, 'terms'), { recursive: true });
  const changed = change(sample);
  if (changed) writeFileSync(join(folder, 'company.json'), JSON.stringify(changed));
  return folder;
}

describe('legal data of the company (QU-01, QU-02)', () => {
  it('says what is missing for the country of the seat', () => {
    const gaps = (change: (file: CompanyFile) => object | undefined) =>
      companyGaps({ catalogueDir: catalogueWith(change) });
    expect(gaps(() => undefined)).toEqual([expect.stringContaining('has no company.json')]);
    expect(gaps((file) => file)).toEqual([expect.stringContaining('is the example')]);
    const own = { sample: false, confirmed_by_adviser: true };
    expect(gaps((file) => ({ ...file, ...own }))).toEqual([]);
    expect(gaps((file) => ({ ...file, ...own, legal: { name: 'Muster GmbH', country: 'DE' } }))).toHaveLength(
      6,
    );
    expect(gaps((file) => ({ ...file, sample: false }))).toEqual([expect.stringContaining('adviser')]);
  });

  it('an example is printed while trying, never in production', () => {
    const catalogueDir = catalogueWith((file) => file);
    expect(companyFileOf({ catalogueDir, production: false })?.legal.name).toBe('Silowright B.V.');
    expect(companyFileOf({ catalogueDir, production: true })).toBeUndefined();
  });

  it('the country of the sender is in the language of the reader', () => {
    const config = loadConfig({});
    if (!config.ok) throw new Error('settings');
    const lines = (locale: 'de_DE' | 'da_DK') => companyOf(config.value, locale).addressLines.at(-1);
    expect([lines('de_DE'), lines('da_DK')]).toEqual(['Niederlande', 'Nederlandene']);
  });
});
