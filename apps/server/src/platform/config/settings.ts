import { staffRoles } from '@silowright/contract/staff-scopes';
import { companySettings } from './company-settings.ts';
import { outsideSettings } from './outside-settings.ts';
import {
  address,
  anyText,
  emailAddress,
  hours,
  identityDomain,
  language,
  listOf,
  longSecret,
  oneOf,
  onOff,
  origin,
  proxy,
  setting,
  site,
  timeZone,
  wholeNumber,
} from './setting.ts';

/**
 * Every setting of an installation (D16, D24), as data. The server reads it, and docs/settings.md and .env.example
 * are generated from it. A setting without a default is undefined.
 */
export const settings = {
  nodeEnv: setting('NODE_ENV', 'server', {
    description:
      'production disables the demo account and the mailbox page and requires the settings marked as needed in production.',
    default: 'development',
    parse: oneOf('development', 'test', 'production'),
  }),
  port: setting('PORT', 'server', {
    description: 'The port for everything that visitors need; 0 takes a free one.',
    default: '8080',
    parse: wholeNumber(0, 65_535),
  }),
  host: setting('HOST', 'server', {
    description: 'The address to listen on. A trial shows its mailbox, so it listens on this machine only.',
    defaultInWords: '127.0.0.1; 0.0.0.0 in production',
    parse: anyText,
  }),
  publicUrl: setting('PUBLIC_URL', 'server', {
    description: 'The public address of the site; used in mails. With https, cookies are secure.',
    defaultInWords: 'http://localhost and the port',
    neededInProduction: {},
    parse: site,
  }),
  allowedOrigins: setting('ALLOWED_ORIGINS', 'server', {
    description: 'Other sites, separated by commas, that may call the API and frame the visitor’s pages.',
    default: '',
    parse: listOf(origin),
  }),
  trustProxy: setting('TRUST_PROXY', 'server', {
    description: 'Proxies, separated by commas, whose forwarded address is trusted.',
    default: '',
    parse: listOf(proxy),
  }),
  rateLimit: setting('RATE_LIMIT', 'server', {
    description: 'off only for benches on loopback; rejected in production.',
    default: 'on',
    parse: onOff,
  }),
  logLevel: setting('LOG_LEVEL', 'server', {
    description: 'debug also logs every request, without personal data.',
    default: 'info',
    parse: oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'),
  }),
  metricsToken: setting('METRICS_TOKEN', 'server', {
    description: 'Bearer token for /metrics; without it the page does not exist.',
    secret: true,
    parse: longSecret,
  }),
  processes: setting('PROCESSES', 'server', {
    description:
      'How many processes share the port, to use all cores of a machine. More than 1 needs DATABASE_URL; each has DATABASE_POOL_SIZE connections.',
    default: '1',
    parse: wholeNumber(1, 64),
  }),
  drainSeconds: setting('DRAIN_SECONDS', 'server', {
    description:
      'After a stop signal the server still serves for this time, while /readyz reports that it is not ready.',
    defaultInWords: '5 in production, else 0',
    parse: wholeNumber(0, 300),
  }),
  catalogueDir: setting('CATALOGUE_DIR', 'data', {
    description:
      'The folder of the catalogue: units, prices, options, product groups, tariff. A change takes effect at the next start.',
    defaultInWords: 'catalogues/grp, the sample of the program',
    parse: anyText,
  }),
  dataDir: setting('DATA_DIR', 'data', {
    description: 'The folder of the embedded database; one process at a time.',
    default: './data',
    parse: anyText,
  }),
  databaseUrl: setting('DATABASE_URL', 'data', {
    description: 'PostgreSQL, for any number of processes; without it SQLite in DATA_DIR is used.',
    secret: true,
    parse: address('postgres', 'postgresql'),
  }),
  databasePoolSize: setting('DATABASE_POOL_SIZE', 'data', {
    description: 'Connections to PostgreSQL per process.',
    default: '10',
    parse: wholeNumber(2, 200),
  }),
  retentionDays: setting('RETENTION_DAYS', 'data', {
    description: 'Days after which configurations without an offer are erased.',
    default: '365',
    parse: wholeNumber(1, 36_500),
  }),
  smtpUrl: setting('SMTP_URL', 'mail', {
    description:
      'The mail server, like smtps://user:password@mail.example.com; without it mails are captured and shown.',
    secret: true,
    neededInProduction: { unless: 'DEV_MAILBOX' },
    parse: address('smtp', 'smtps'),
  }),
  mailFrom: setting('MAIL_FROM', 'mail', {
    description: 'The sender of every mail.',
    default: 'quotations@example.com',
    defaultInWords: 'that of the catalogue',
    neededInProduction: {},
    parse: emailAddress,
  }),
  salesEmail: setting('SALES_EMAIL', 'mail', {
    description: 'The mailbox that receives a copy of every quotation and every lead.',
    default: 'sales@example.com',
    defaultInWords: 'that of the catalogue',
    neededInProduction: {},
    parse: emailAddress,
  }),
  devMailbox: setting('DEV_MAILBOX', 'mail', {
    description: 'Shows the captured mails at /dev/mailbox.',
    defaultInWords: 'on, but off in production',
    parse: onOff,
  }),
  offlinePages: setting('OFFLINE_PAGES', 'server', {
    description:
      'Pages that were opened work without a network. off removes the worker from the browsers that have it.',
    default: 'on',
    parse: onOff,
  }),
  authEnv: setting('AUTH_ENV', 'staff', {
    description: 'The identity environment in use.',
    default: 'production',
    parse: oneOf('staging', 'production'),
  }),
  authDomainStaging: setting('AUTH_DOMAIN_STAGING', 'staff', {
    description: 'Domain of the identity provider, staging.',
    parse: identityDomain,
  }),
  authClientIdStaging: setting('AUTH_CLIENT_ID_STAGING', 'staff', {
    description: 'Client id at the identity provider, staging.',
    parse: anyText,
  }),
  authDomainProduction: setting('AUTH_DOMAIN_PRODUCTION', 'staff', {
    description: 'Domain of the identity provider, production.',
    parse: identityDomain,
  }),
  authClientIdProduction: setting('AUTH_CLIENT_ID_PRODUCTION', 'staff', {
    description: 'Client id at the identity provider, production.',
    parse: anyText,
  }),
  authIssuer: setting('AUTH_ISSUER', 'staff', {
    description:
      'Any OpenID provider, by its issuer exactly as in its discovery document, like https://login.example.com/realms/staff. It counts before AUTH_DOMAIN_….',
    parse: address('https'),
  }),
  authClientId: setting('AUTH_CLIENT_ID', 'staff', {
    description: 'Client id at AUTH_ISSUER. Register PUBLIC_URL/identity/callback as its redirect address.',
    parse: anyText,
  }),
  authClientSecret: setting('AUTH_CLIENT_SECRET', 'staff', {
    description: 'Secret of AUTH_CLIENT_ID, if the provider has given one.',
    secret: true,
    parse: anyText,
  }),
  authOrgId: setting('AUTH_ORG_ID', 'staff', {
    description:
      'The organisation that staff must belong to; required in production with a provider, unless STAFF_DEFAULT_ROLE is none.',
    parse: anyText,
  }),
  authRoleClaim: setting('AUTH_ROLE_CLAIM', 'staff', {
    description:
      'The claim of the id token with the role: viewer, sales, prices or admin, one or a list. It counts before a role given at the desk.',
    parse: anyText,
  }),
  staffDefaultRole: setting('STAFF_DEFAULT_ROLE', 'staff', {
    description:
      'The role of staff without a claim and without a role given at the desk; none lets nobody in without a role.',
    default: 'admin',
    parse: oneOf(...staffRoles, 'none'),
  }),
  demoLogin: setting('DEMO_LOGIN', 'staff', {
    description: 'A local identity provider with a demo account.',
    defaultInWords: 'on, but off in production',
    parse: onOff,
  }),
  demoLoginPort: setting('DEMO_LOGIN_PORT', 'staff', {
    description: 'The port of the local identity provider.',
    defaultInWords: 'PORT + 1',
    parse: wholeNumber(0, 65_535),
  }),
  demoLoginSeconds: setting('DEMO_LOGIN_SECONDS', 'staff', {
    description: 'Duration of a login at the local identity provider.',
    default: '28800',
    parse: wholeNumber(1, 86_400),
  }),
  ...companySettings,
  companyTimezone: setting('COMPANY_TIMEZONE', 'company', {
    description: 'The time zone of quotation years and meetings.',
    default: 'Europe/Amsterdam',
    parse: timeZone,
  }),
  meetingWeekdays: setting('MEETING_WEEKDAYS', 'company', {
    description: 'Days on which meetings can be booked, 1 is Monday and 7 is Sunday.',
    default: '1,2,3,4,5',
    parse: listOf(wholeNumber(1, 7)),
  }),
  meetingHours: setting('MEETING_HOURS', 'company', {
    description: 'Hours of the day in COMPANY_TIMEZONE in which meetings take place.',
    default: '9-17',
    parse: hours,
  }),
  meetingMinutes: setting('MEETING_MINUTES', 'company', {
    description: 'Length of a meeting.',
    default: '30',
    parse: wholeNumber(5, 480),
  }),
  meetingDaysAhead: setting('MEETING_DAYS_AHEAD', 'company', {
    description: 'How many days ahead meetings can be booked.',
    default: '14',
    parse: wholeNumber(1, 90),
  }),
  claimIso9001: setting('CLAIM_ISO_9001', 'company', {
    description: 'Whether the texts say ISO 9001 certified.',
    default: 'off',
    defaultInWords: 'that of the catalogue',
    parse: onOff,
  }),
  claimYearsOfExperience: setting('CLAIM_YEARS_OF_EXPERIENCE', 'company', {
    description: 'The years in “over 50 years of experience”; 0 leaves them out.',
    default: '0',
    defaultInWords: 'those of the catalogue',
    parse: wholeNumber(0, 500),
  }),
  claimJourneyPercent: setting('CLAIM_JOURNEY_PERCENT', 'company', {
    description: 'The share of the journey that is complete on results.',
    default: '80',
    parse: wholeNumber(1, 100),
  }),
  claimDealerHours: setting('CLAIM_DEALER_HOURS', 'company', {
    description: 'Hours within which a dealer gets in touch.',
    default: '72',
    defaultInWords: '72, or those of the catalogue',
    parse: wholeNumber(1, 1000),
  }),
  claimContactHours: setting('CLAIM_CONTACT_HOURS', 'company', {
    description: 'Hours on working days within which the manufacturer gets in touch.',
    default: '48',
    defaultInWords: '48, or those of the catalogue',
    parse: wholeNumber(1, 1000),
  }),
  staffLanguage: setting('STAFF_LANGUAGE', 'staff', {
    description: 'Language of the mails to sales and other staff, one of the catalogue’s, such as de.',
    defaultInWords: 'that of the catalogue',
    parse: language,
  }),
  discountLimitSales: setting('DISCOUNT_LIMIT_SALES', 'staff', {
    description:
      'What the role sales may let a customer save without the approval of another person, in percent of the goods: discount and transport below the tariff together. An extra line for nothing always needs approval.',
    default: '5',
    parse: wholeNumber(0, 100),
  }),
  discountLimitAdmin: setting('DISCOUNT_LIMIT_ADMIN', 'staff', {
    description: 'The same for the role admin; 100 is no limit.',
    default: '100',
    parse: wholeNumber(0, 100),
  }),
  ...outsideSettings,
} as const;

export type Settings = typeof settings;
export type SettingKey = keyof Settings;
export type ValueOf<Key extends SettingKey> =
  ReturnType<Settings[Key]['parse']> extends infer Result
    ? Result extends { readonly ok: true; readonly value: infer Value }
      ? Value
      : never
    : never;
