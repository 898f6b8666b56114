import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueDirOf, companyFileOf } from '../../platform/config/company.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Quotation } from '../paper/quotation.ts';
import type { MailAttachment } from './write-mail.ts';

/** The terms of sale as a file, if the quotation refers to them (QU-02). */
export function termsAttachment(config: Config, { conditions, locale }: Quotation): MailAttachment[] {
  const file = companyFileOf(config)?.terms?.files?.[locale];
  if (!conditions?.terms || !file) return [];
  const path = join(catalogueDirOf(config), file);
  if (!existsSync(path)) return [];
  return [
    {
      filename: `${conditions.terms.name}.pdf`,
      contentType: 'application/pdf',
      content: readFileSync(path),
    },
  ];
}
