import { companyGaps } from '../../apps/server/src/platform/config/company.ts';
import { type Check, findingsOf } from './finding.ts';

const { ok, warning } = findingsOf('company');

/** Legal data and conditions of quotations (QU-01, QU-02). */
export const checkCompany: Check = async ({ config }) => {
  const gaps = companyGaps(config);
  return gaps.length === 0
    ? [ok('legal data and conditions of quotations are complete')]
    : gaps.map((gap) =>
        warning(`${gap}.`, 'Fill in company.json of the catalogue (docs/how-to/change-the-catalogue.md).'),
      );
};
