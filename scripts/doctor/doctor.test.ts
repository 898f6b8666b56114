import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import Database from 'better-sqlite3';
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest';
import { type Mood, startMailServer } from '../../apps/server/src/mails/testing/mail-server.ts';
import { openStore } from '../../apps/server/src/platform/db/open-store.ts';
import { createMigrated } from '../../apps/server/src/platform/db/testing/engines.ts';
import { createDatabase, runStatements } from '../../apps/server/src/platform/db/testing/postgres-server.ts';
import { makeSealIdentity, openSealIdentity } from '../../apps/server/src/signing/seal/seal-identity.ts';
import { examine } from './examine.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'silowright-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://silos.example.com',
  TRUST_PROXY: 'loopback',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'quotations@example.com',
  SALES_EMAIL: 'sales@example.com',
  DATA_DIR: folder,
};

/** The findings of one area, as "level text". */
async function found(
  area: string,
  env: Record<string, string>,
  more: { sendTo?: string; nowMs?: number } = {},
) {
  const findings = await examine({ DATA_DIR: folder, ...env }, more);
  for (const { level, advice } of findings) if (level !== 'ok') expect(advice).toBeTruthy();
  return findings.filter((finding) => finding.area === area).map(({ level, text }) => `${level} ${text}`);
}
const expectFound = async (lines: Promise<string[]>, ...wanted: RegExp[]) => {
  const all = await lines;
  for (const line of wanted) expect(all).toContainEqual(expect.stringMatching(line));
};

describe('the doctor', () => {
  it('reports no error for a new installation', async () => {
    const levels = (await examine({ DATA_DIR: folder })).map(({ level }) => level);
    expect(levels).not.toContain('error');
  });

  it('reports every invalid setting and a misspelt one', async () => {
    await expectFound(
      found('settings', { PORT: 'eighty', SMTP_URI: 'x', METRICS_TOKEN: 'short' }),
      /^error PORT must be/,
      /^error METRICS_TOKEN must have at least 16/,
      /^warning SMTP_URI is not a setting/,
    );
  });

  it('checks the folder of CATALOGUE_DIR (CT-03)', async () => {
    const starter = path.resolve('catalogues/starter');
    const broken = path.join(folder, 'catalogue');
    cpSync(starter, broken, { recursive: true });
    rmSync(path.join(broken, 'tariff.json'));
    rmSync(path.join(broken, 'money.json'));
    await expectFound(found('catalogue', {}), /^ok .*grp has no errors$|^warning .* is shown instead/);
    await expectFound(found('catalogue', production), /^warning is the sample of this release/);
    await expectFound(found('catalogue', { CATALOGUE_DIR: starter }), /^ok .*starter has no errors$/);
    await expectFound(
      found('catalogue', { CATALOGUE_DIR: broken }),
      /^error money\.json: is missing \(and 1 more\)$/,
    );
    await expectFound(found('catalogue', { CATALOGUE_DIR: '/nowhere' }), /^error \/nowhere is not a folder/);
  });

  it('reports a production provider without an organisation (threat 39)', async () => {
    const provider = { AUTH_DOMAIN_PRODUCTION: 'login.example.com', AUTH_CLIENT_ID_PRODUCTION: 'client' };
    await expectFound(found('settings', { ...production, ...provider }), /^error AUTH_ORG_ID is missing/);
  });

  it.each([
    [{ PUBLIC_URL: 'http://localhost:8080' }, /^error PUBLIC_URL is http:\/\/localhost/],
    [{ PUBLIC_URL: 'http://silos.example.com' }, /^error PUBLIC_URL is not https/],
    [{ PUBLIC_URL: 'https://example.com/silos' }, /^error PUBLIC_URL has a path/],
    [{ TRUST_PROXY: '' }, /^warning A proxy provides https/],
    [{}, /^ok visitors come to https/],
  ])('checks the address of %o', async (env, line) => {
    await expectFound(found('address', { ...production, ...env }), line);
  });

  describe.skipIf(inject('postgresUrl') === null)('checks PostgreSQL', () => {
    const newDatabase = () => createDatabase(inject('postgresUrl') ?? '');

    it('that is migrated, empty or unreachable', async () => {
      await expectFound(
        found('database', { DATABASE_URL: await createMigrated() }),
        /^ok PostgreSQL \d+/,
        /^ok its tables match/,
        /^ok can be written/,
      );
      await expectFound(
        found('database', { DATABASE_URL: await newDatabase() }),
        /^ok \d+ migrations/,
        /^ok can be/,
      );
      await expectFound(
        found('database', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }),
        /^error cannot be reached: .*ECONNREFUSED/,
      );
    });

    it('that is read-only, or that a newer release has migrated', async () => {
      const readOnly = await createMigrated();
      const name = new URL(readOnly).pathname.slice(1);
      await runStatements(readOnly, `alter database ${name} set default_transaction_read_only = on`);
      await expectFound(
        found('database', { DATABASE_URL: readOnly }),
        /^error cannot be written: .*read-only/,
      );
      const newer = await createMigrated();
      await runStatements(newer, "insert into kysely_migration values ('9999-later', '2027-01-01')");
      await expectFound(found('database', { DATABASE_URL: newer }), /^error a newer release .*9999-later/);
    });
  });

  describe('checks the content of the embedded database', () => {
    const made = async (statements: string) => {
      const dataDir = mkdtempSync(path.join(folder, 'inside-'));
      const store = await openStore({ engine: 'sqlite', dataDir });
      await store.close();
      const database = new Database(path.join(dataDir, 'silowright.sqlite'));
      database.exec(statements);
      database.close();
      return { DATA_DIR: dataDir };
    };

    it.each([
      ['a page is damaged', 'insert into clock values (1, 0, null, null)', /^error is damaged/],
      [
        'the clock jumped',
        'insert into clock values (1, 0, null, null)',
        /^error the clock of this machine is in doubt: it shows \S+, the last known time is 1970-01-01/,
      ],
      [
        'the mail limit of the hour is used up',
        `with recursive many(n) as (select 1 union all select n + 1 from many where n < 500)
         insert into recipient_limits (recipient_hash, at) select 'x' || n, ${Date.now()} from many`,
        /^warning the mail limit of this hour is used up/,
      ],
    ])('where %s (S1, S13)', async (what, statements, line) => {
      const env = await made(statements);
      const file = path.join(env.DATA_DIR, 'silowright.sqlite');
      if (what.includes('page')) {
        const bytes = readFileSync(file);
        bytes.fill(0xa5, bytes.length - 8192);
        writeFileSync(file, bytes);
      }
      await expectFound(found('database', env), line);
    });

    it('where a stored file is not what was written (S28)', async () => {
      const env = await made(`insert into media values ('logo-${'0'.repeat(40)}.png', x'00', 1)`);
      await expectFound(found('database', env), /^error The stored media logo-0+\.png is damaged/);
    });

    it('that other accounts can read (S9)', async () => {
      const env = await made('');
      chmodSync(path.join(env.DATA_DIR, 'silowright.sqlite'), 0o644);
      await expectFound(found('database', env), /^warning other accounts .*silowright\.sqlite/);
    });
  });

  it('reports an expired certificate of mail server, identity provider and webhook receiver (A11)', async () => {
    const { key, certificates } = makeSealIdentity(
      { companyName: 'Mail' },
      Date.now() - 11 * 365 * 24 * 3_600_000,
    );
    const server = createTlsServer({
      key: key.export({ type: 'pkcs8', format: 'pem' }),
      cert: new X509Certificate(certificates[0]).toString(),
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expectFound(
      found('mail', { ...production, SMTP_URL: `smtps://127.0.0.1:${port}` }),
      /^error the certificate of the mail server has expired on \d{4}-\d\d-\d\d: no mail can be sent/,
    );
    const https = `https://127.0.0.1:${port}`;
    await expectFound(
      found('identity', { AUTH_DOMAIN_PRODUCTION: https, AUTH_CLIENT_ID_PRODUCTION: 'client' }),
      /^error the certificate of https:.* has expired on \d{4}-\d\d-\d\d: nobody can log in/,
    );
    await expectFound(
      found('webhook', { ...production, WEBHOOK_URL: https, WEBHOOK_SECRET: 'secret' }),
      /^error the certificate of 127\.0\.0\.1 has expired on \d{4}-\d\d-\d\d: deliveries fail/,
    );
    server.close();
  });

  it.each<[Mood, RegExp]>([
    ['accept', /^ok a test mail to me@example\.com was accepted/],
    ['refuse-recipient', /^error the test mail was rejected: .*No such mailbox/],
  ])('sends a test mail to a server that will %s', async (mood, line) => {
    const server = await startMailServer([mood]);
    await expectFound(
      found('mail', { ...production, SMTP_URL: server.url }, { sendTo: 'me@example.com' }),
      /^ok 127\.0\.0\.1:\d+ answers/,
      line,
    );
    const wrong = server.url.replace('smtp://', 'smtp://user:wrong@');
    await expectFound(found('mail', { ...production, SMTP_URL: wrong }), /^error the mail server rejects/);
    await server.stop();
    await expectFound(found('mail', { ...production, SMTP_URL: server.url }), /^error no connection/);
  });

  describe('checks the identity provider', () => {
    let provider: Server;
    afterEach(() => provider.close());
    const answering = async (answers: (domain: string) => Record<string, unknown>) => {
      provider = createServer((request, response) => {
        const answer = answers(domain)[request.url ?? ''];
        response.statusCode = answer ? 200 : 404;
        response.end(JSON.stringify(answer ?? {}));
      }).listen(0, '127.0.0.1');
      await once(provider, 'listening');
      const domain = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
      return { AUTH_DOMAIN_PRODUCTION: domain, AUTH_CLIENT_ID_PRODUCTION: 'client' };
    };

    it('without an organisation', async () => {
      const env = await answering((domain) => ({
        '/.well-known/openid-configuration': { issuer: `${domain}/` },
        '/.well-known/jwks.json': { keys: [{ kty: 'RSA', alg: 'RS256' }] },
      }));
      await expectFound(found('identity', env), /^ok .* as expected/, /^ok 1 keys/, /^warning AUTH_ORG_ID/);
    });

    it('with another issuer and without a usable key', async () => {
      const env = await answering(() => ({
        '/.well-known/openid-configuration': { issuer: 'https://tenant.eu.auth0.example/' },
        '/.well-known/jwks.json': { keys: [{ kty: 'EC' }] },
      }));
      await expectFound(
        found('identity', env),
        /^error its tokens name the issuer https:\/\/tenant/,
        /^error it has no key/,
      );
    });

    it('without a discovery document', async () => {
      await expectFound(found('identity', await answering(() => ({}))), /^error cannot be reached: .*404/);
      provider.close();
    });
  });

  it('checks the seal: missing, readable by others, expired, not shared', async () => {
    const dataDir = mkdtempSync(path.join(folder, 'seal-'));
    const env = { DATA_DIR: dataDir };
    await expectFound(found('seal', env), /^ok will be created at the first start/);
    openSealIdentity(
      { dataDir, companyName: 'X', signKeyFile: undefined, signCertFile: undefined },
      Date.now(),
    );
    await expectFound(found('seal', env), /^ok is valid for 36\d\d days; self-signed/);
    const dayMs = 24 * 3_600_000;
    await expectFound(
      found('seal', env, { nowMs: Date.now() + 3640 * dayMs }),
      /^warning is valid for \d more days/,
    );
    await expectFound(found('seal', env, { nowMs: Date.now() + 3700 * dayMs }), /^error .*has expired/);
    await expectFound(
      found('seal', { ...env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }),
      /^warning the seal is a file in DATA_DIR/,
    );
    const file = path.join(dataDir, 'seal.pem');
    chmodSync(file, 0o644);
    await expectFound(found('seal', env), /^error .*can be read by others/);
    chmodSync(file, 0o600);
    writeFileSync(file, 'nonsense');
    await expectFound(found('seal', env), /^error .*must be a private key/);
  });
});
