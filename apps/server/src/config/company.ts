import type { Config } from './config.ts';

/** The manufacturer's data, as printed in quotations and mails. */
export interface Company {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly homepage: string;
  readonly addressLines: readonly string[];
}

export const companyOf = (config: Config): Company => ({
  name: config.companyName,
  email: config.companyEmail,
  phone: config.companyPhone,
  homepage: config.companyHomepage,
  addressLines: config.companyAddress.split('|').map((part) => part.trim()),
});
