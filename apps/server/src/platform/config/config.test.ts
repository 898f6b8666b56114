import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://silos.example.com/',
  SMTP_URL: 'smtps://user:secret@mail.example.com',
  MAIL_FROM: 'quotations@example.com',
  SALES_EMAIL: 'sales@example.com',
};

const provider = { AUTH_DOMAIN_PRODUCTION: 'login.example.com', AUTH_CLIENT_ID_PRODUCTION: 'client' };

describe('the settings', () => {
  it('are all optional in embedded mode', () => {
    const outcome = loadConfig({});
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        port: 8080,
        dataDir: './data',
        publicUrl: 'http://localhost:8080',
        demoLogin: true,
        devMailbox: true,
        demoLoginPort: 8081,
        rateLimit: true,
        production: false,
        companyTimezone: 'Europe/Amsterdam',
      },
    });
  });

  it('disable demo account and mailbox in production', () => {
    expect(loadConfig(production)).toMatchObject({
      ok: true,
      value: {
        demoLogin: false,
        devMailbox: false,
        publicUrl: 'https://silos.example.com',
        production: true,
      },
    });
  });

  it('let a trial listen on this machine only, unless HOST says otherwise (S25)', () => {
    const hostWith = (env: Record<string, string>) => {
      const outcome = loadConfig(env);
      return outcome.ok && outcome.value.host;
    };
    expect([{}, { NODE_ENV: 'test' }, { HOST: '0.0.0.0' }, production].map(hostWith)).toEqual([
      ...['127.0.0.1', '127.0.0.1', '0.0.0.0', '0.0.0.0'],
    ]);
  });

  it('report everything that is missing in production at once', () => {
    expect(loadConfig({ NODE_ENV: 'production' })).toEqual({
      ok: false,
      reason: [
        'PUBLIC_URL is missing: NODE_ENV=production needs it.',
        'SMTP_URL is missing: NODE_ENV=production needs it unless DEV_MAILBOX is on.',
        'MAIL_FROM is missing: NODE_ENV=production needs it.',
        'SALES_EMAIL is missing: NODE_ENV=production needs it.',
      ],
    });
  });

  it.each([
    [{ PORT: 'eighty' }, /PORT must be a whole number from 0 to 65535 \(it is "eighty"\)/],
    [{ PORT: '70000' }, /PORT must be a whole number/],
    [{ PUBLIC_URL: 'silos.example.com' }, /PUBLIC_URL must be an address that begins with https:\/\//],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must be an address that begins with postgres:\/\//],
    [
      { ALLOWED_ORIGINS: 'https://a.example, https://b.example/path' },
      /ALLOWED_ORIGINS has "https:\/\/b.example\/path"/,
    ],
    [{ TRUST_PROXY: 'everybody' }, /TRUST_PROXY has "everybody"/],
    [{ SALES_EMAIL: 'a@example.com, b@example.com' }, /SALES_EMAIL must be one e-mail address/],
    [{ COMPANY_TIMEZONE: 'Mars/Olympus' }, /COMPANY_TIMEZONE must be a time zone/],
    [
      { AUTH_DOMAIN_PRODUCTION: 'http://login.example.com' },
      /AUTH_DOMAIN_PRODUCTION must be a host name or begin with https:\/\//,
    ],
    [
      { AUTH_DOMAIN_STAGING: 'http://localhost.example.com' },
      /AUTH_DOMAIN_STAGING must be a host name or begin with https:\/\//,
    ],
    [{ MAP_TILES_URL: 'https://tiles.example/{z}.png' }, /MAP_TILES_URL must contain \{z\}, \{x\} and \{y\}/],
    [{ AERIAL_TILES_URL: 'https://tiles.example/' }, /AERIAL_TILES_URL must contain/],
    [{ AERIAL_TILES_ZOOM: '23' }, /AERIAL_TILES_ZOOM/],
    [{ MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png' }, /MAP_TILES_URL/],
    [{ RATE_LIMIT: 'perhaps' }, /RATE_LIMIT must be on or off/],
    [{ ...production, RATE_LIMIT: 'off' }, /RATE_LIMIT=off is for benches/],
    [{ WEBHOOK_URL: 'https://hooks.example.com' }, /WEBHOOK_SECRET is missing/],
    [{ SIGN_KEY_FILE: 'key.pem' }, /SIGN_KEY_FILE and SIGN_CERT_FILE belong together/],
    [{ AUTH_ISSUER: 'https://login.example/realms/staff' }, /AUTH_ISSUER and AUTH_CLIENT_ID belong together/],
    [
      { AUTH_ISSUER: 'http://login.example', AUTH_CLIENT_ID: 'x' },
      /AUTH_ISSUER must be an address that begins with https/,
    ],
    [{ SIGN_PROVIDER: 'docuseal' }, /DOCUSEAL_TOKEN is missing/],
  ])('reject invalid values with a clear message: %o (threat 73)', (env, message) => {
    const outcome = loadConfig(env);
    expect(outcome.ok).toBe(false);
    if (!outcome.ok) expect(outcome.reason.join('\n')).toMatch(message);
  });

  it.each([
    ['production', provider],
    [
      'staging',
      { AUTH_ENV: 'staging', AUTH_DOMAIN_STAGING: 'login.example.com', AUTH_CLIENT_ID_STAGING: 'client' },
    ],
  ])('reject a provider of %s in production without an organisation (ID-06, threat 39)', (_, env) => {
    expect(loadConfig({ ...production, ...env })).toEqual({
      ok: false,
      reason: [
        expect.stringMatching(
          /^AUTH_ORG_ID is missing: without it every account .* would be staff\. Give it, or/,
        ),
      ],
    });
  });

  it.each([
    ['in production with one', { ...production, ...provider, AUTH_ORG_ID: 'org_1' }],
    ['in a trial', provider],
    ['where nobody logs in', production],
    ['where only half a provider is named', { ...production, AUTH_DOMAIN_PRODUCTION: 'login.example.com' }],
  ])('accept a provider with an organisation: %s (ID-06, threat 39)', (_, env) => {
    expect(loadConfig(env)).toMatchObject({ ok: true });
  });

  it('never show a secret in a message', () => {
    const outcome = loadConfig({ SMTP_URL: 'http://user:hush@mail.example.com' });
    expect(JSON.stringify(outcome)).toContain('SMTP_URL');
    expect(JSON.stringify(outcome)).not.toContain('hush');
  });

  it('treat an empty value as absent', () => {
    expect(loadConfig({ DATABASE_URL: '', PORT: ' ' })).toMatchObject({
      ok: true,
      value: { databaseUrl: undefined, port: 8080 },
    });
  });
});
