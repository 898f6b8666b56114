import { outsideSettings } from './outside-settings.ts';
import {
  address,
  anyText,
  emailAddress,
  hours,
  listOf,
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
 * Every setting of an installation (D16, D24), as data: the start reads it, and README and .env.example are
 * written from it. A setting without a default is simply absent.
 */
export const settings = {
  nodeEnv: setting({
    name: 'NODE_ENV',
    group: 'server',
    description:
      'production switches the demo account and the mailbox page off and asks for what is missing.',
    default: 'development',
    parse: oneOf('development', 'test', 'production'),
  }),
  port: setting({
    name: 'PORT',
    group: 'server',
    description: 'Everything the visitor needs is on this port; 0 takes a free one.',
    default: '8080',
    parse: wholeNumber(0, 65_535),
  }),
  host: setting({
    name: 'HOST',
    group: 'server',
    description: 'The address to listen on.',
    default: '0.0.0.0',
    parse: anyText,
  }),
  publicUrl: setting({
    name: 'PUBLIC_URL',
    group: 'server',
    description: 'The address visitors reach the site at; used in mails, and https makes cookies secure.',
    defaultInWords: 'http://localhost and the port',
    neededInProduction: {},
    parse: site,
  }),
  allowedOrigins: setting({
    name: 'ALLOWED_ORIGINS',
    group: 'server',
    description: 'Other sites, separated by commas, that may call the API and frame the visitor’s pages.',
    default: '',
    parse: listOf(origin),
  }),
  trustProxy: setting({
    name: 'TRUST_PROXY',
    group: 'server',
    description: 'Proxies, separated by commas, whose forwarded address counts.',
    default: '',
    parse: listOf(proxy),
  }),
  rateLimit: setting({
    name: 'RATE_LIMIT',
    group: 'server',
    description: 'off only for benches on loopback; refused in production.',
    default: 'on',
    parse: onOff,
  }),
  logLevel: setting({
    name: 'LOG_LEVEL',
    group: 'server',
    description: 'debug also logs every request, without personal data.',
    default: 'info',
    parse: oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'),
  }),
  dataDir: setting({
    name: 'DATA_DIR',
    group: 'data',
    description: 'The folder of the embedded database; one process at a time.',
    default: './data',
    parse: anyText,
  }),
  databaseUrl: setting({
    name: 'DATABASE_URL',
    group: 'data',
    description: 'PostgreSQL, for any number of processes; absent: SQLite in DATA_DIR.',
    secret: true,
    parse: address('postgres', 'postgresql'),
  }),
  databasePoolSize: setting({
    name: 'DATABASE_POOL_SIZE',
    group: 'data',
    description: 'Connections to PostgreSQL of one process.',
    default: '10',
    parse: wholeNumber(2, 200),
  }),
  retentionDays: setting({
    name: 'RETENTION_DAYS',
    group: 'data',
    description: 'Days after which configurations without an offer are erased.',
    default: '365',
    parse: wholeNumber(1, 36_500),
  }),
  smtpUrl: setting({
    name: 'SMTP_URL',
    group: 'mail',
    description:
      'The mail server, like smtps://user:password@mail.example.com; absent: mails are kept and shown.',
    secret: true,
    neededInProduction: { unless: 'DEV_MAILBOX' },
    parse: address('smtp', 'smtps'),
  }),
  mailFrom: setting({
    name: 'MAIL_FROM',
    group: 'mail',
    description: 'The sender of every mail.',
    default: 'quotations@silowright.example',
    neededInProduction: {},
    parse: emailAddress,
  }),
  salesEmail: setting({
    name: 'SALES_EMAIL',
    group: 'mail',
    description: 'The mailbox that receives a copy of every quotation and every lead.',
    default: 'sales@silowright.example',
    neededInProduction: {},
    parse: emailAddress,
  }),
  devMailbox: setting({
    name: 'DEV_MAILBOX',
    group: 'mail',
    description: 'Shows the captured mails at /dev/mailbox.',
    defaultInWords: 'on, but off in production',
    parse: onOff,
  }),
  authEnv: setting({
    name: 'AUTH_ENV',
    group: 'staff',
    description: 'Which of the two identity environments is used.',
    default: 'production',
    parse: oneOf('staging', 'production'),
  }),
  authDomainStaging: setting({
    name: 'AUTH_DOMAIN_STAGING',
    group: 'staff',
    description: 'Domain of the identity provider, staging.',
    parse: anyText,
  }),
  authClientIdStaging: setting({
    name: 'AUTH_CLIENT_ID_STAGING',
    group: 'staff',
    description: 'Client id at the identity provider, staging.',
    parse: anyText,
  }),
  authDomainProduction: setting({
    name: 'AUTH_DOMAIN_PRODUCTION',
    group: 'staff',
    description: 'Domain of the identity provider, production.',
    parse: anyText,
  }),
  authClientIdProduction: setting({
    name: 'AUTH_CLIENT_ID_PRODUCTION',
    group: 'staff',
    description: 'Client id at the identity provider, production.',
    parse: anyText,
  }),
  authOrgId: setting({
    name: 'AUTH_ORG_ID',
    group: 'staff',
    description: 'The organisation a staff member must belong to.',
    parse: anyText,
  }),
  demoLogin: setting({
    name: 'DEMO_LOGIN',
    group: 'staff',
    description: 'A local identity provider with a demo account.',
    defaultInWords: 'on, but off in production',
    parse: onOff,
  }),
  demoLoginPort: setting({
    name: 'DEMO_LOGIN_PORT',
    group: 'staff',
    description: 'The port of the local identity provider.',
    defaultInWords: 'PORT + 1',
    parse: wholeNumber(0, 65_535),
  }),
  companyName: setting({
    name: 'COMPANY_NAME',
    group: 'company',
    description: 'The manufacturer’s name.',
    default: 'Silowright',
    parse: anyText,
  }),
  companyEmail: setting({
    name: 'COMPANY_EMAIL',
    group: 'company',
    description: 'The address shown for help.',
    default: 'info@silowright.example',
    parse: emailAddress,
  }),
  companyPhone: setting({
    name: 'COMPANY_PHONE',
    group: 'company',
    description: 'The number shown for help.',
    default: '+31 20 555 0100',
    parse: anyText,
  }),
  companyHomepage: setting({
    name: 'COMPANY_HOMEPAGE',
    group: 'company',
    description: 'Where “Back to homepage” leads.',
    default: 'https://www.silowright.example',
    parse: site,
  }),
  companyAddress: setting({
    name: 'COMPANY_ADDRESS',
    group: 'company',
    description: 'Street and town on the quotation, lines separated by a vertical bar.',
    default: 'Havenweg 1|8531 AA Silostad|Netherlands',
    parse: anyText,
  }),
  companyTimezone: setting({
    name: 'COMPANY_TIMEZONE',
    group: 'company',
    description: 'The time zone of quotation years and meetings.',
    default: 'Europe/Amsterdam',
    parse: timeZone,
  }),
  meetingWeekdays: setting({
    name: 'MEETING_WEEKDAYS',
    group: 'company',
    description: 'Days on which meetings can be booked, 1 is Monday and 7 is Sunday.',
    default: '1,2,3,4,5',
    parse: listOf(wholeNumber(1, 7)),
  }),
  meetingHours: setting({
    name: 'MEETING_HOURS',
    group: 'company',
    description: 'Hours of a day in COMPANY_TIMEZONE between which meetings take place.',
    default: '9-17',
    parse: hours,
  }),
  meetingMinutes: setting({
    name: 'MEETING_MINUTES',
    group: 'company',
    description: 'How long a meeting takes.',
    default: '30',
    parse: wholeNumber(5, 480),
  }),
  meetingDaysAhead: setting({
    name: 'MEETING_DAYS_AHEAD',
    group: 'company',
    description: 'How many days ahead meetings can be booked.',
    default: '14',
    parse: wholeNumber(1, 90),
  }),
  claimIso9001: setting({
    name: 'CLAIM_ISO_9001',
    group: 'company',
    description: 'Whether the texts say ISO 9001 certified.',
    default: 'on',
    parse: onOff,
  }),
  claimYearsOfExperience: setting({
    name: 'CLAIM_YEARS_OF_EXPERIENCE',
    group: 'company',
    description: 'The years in “over 50 years of experience”.',
    default: '50',
    parse: wholeNumber(1, 500),
  }),
  claimJourneyPercent: setting({
    name: 'CLAIM_JOURNEY_PERCENT',
    group: 'company',
    description: 'The share of the journey that is complete on results.',
    default: '80',
    parse: wholeNumber(1, 100),
  }),
  claimDealerHours: setting({
    name: 'CLAIM_DEALER_HOURS',
    group: 'company',
    description: 'Hours within which a dealer gets in touch.',
    default: '72',
    parse: wholeNumber(1, 1000),
  }),
  claimContactHours: setting({
    name: 'CLAIM_CONTACT_HOURS',
    group: 'company',
    description: 'Working hours within which the manufacturer gets in touch.',
    default: '48',
    parse: wholeNumber(1, 1000),
  }),
  ...outsideSettings,
} as const;

export type Settings = typeof settings;
export type SettingKey = keyof Settings;
/** What a setting is once it was read. */
export type ValueOf<Key extends SettingKey> =
  ReturnType<Settings[Key]['parse']> extends infer Result
    ? Result extends { readonly ok: true; readonly value: infer Value }
      ? Value
      : never
    : never;
