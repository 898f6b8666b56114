import { missingLegalData } from '@silowright/catalogue/legal-data';
import { catalogueDirOf } from './company.ts';
import type { Config } from './config.ts';
import { loadCompany } from './load-company.ts';

/** What quotations of this installation lack: legal data, or conditions that nobody confirmed (QU-01, QU-02). */
export function companyGaps(config: Pick<Config, 'catalogueDir'>): readonly string[] {
  const file = loadCompany(catalogueDirOf(config));
  if (!file) return ['the catalogue has no company.json: quotations have no legal data and no conditions'];
  if (file.sample)
    return ['company.json is the example: its legal data and conditions are not printed in production'];
  const { country } = file.legal;
  return [
    ...missingLegalData(file.legal).map(
      (field) => `company.json: legal.${field} is missing; a company in ${country} must print it`,
    ),
    ...(file.confirmed_by_adviser
      ? []
      : ['company.json: the adviser of the company has not confirmed the conditions']),
  ];
}
