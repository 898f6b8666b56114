import { anyText, emailAddress, setting, site } from './setting.ts';

/** The manufacturer. Without a setting the catalogue's brand names it (CT-10). */
export const companySettings = {
  companyName: setting('COMPANY_NAME', 'company', {
    description: 'The manufacturer’s name.',
    default: 'Manufacturer',
    defaultInWords: 'that of the catalogue',
    parse: anyText,
  }),
  companyEmail: setting('COMPANY_EMAIL', 'company', {
    description: 'The address shown for help.',
    default: 'info@example.com',
    defaultInWords: 'that of the catalogue',
    parse: emailAddress,
  }),
  companyPhone: setting('COMPANY_PHONE', 'company', {
    description: 'The number shown for help.',
    default: '+00 000 000',
    defaultInWords: 'that of the catalogue',
    parse: anyText,
  }),
  companyHomepage: setting('COMPANY_HOMEPAGE', 'company', {
    description: 'The target of “Back to homepage”.',
    default: 'https://www.example.com',
    defaultInWords: 'that of the catalogue',
    parse: site,
  }),
  companyAddress: setting('COMPANY_ADDRESS', 'company', {
    description: 'Street and town on the quotation, lines separated by a vertical bar.',
    default: 'Street 1|Town',
    defaultInWords: 'that of the catalogue',
    parse: anyText,
  }),
} as const;
