import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { serverScript } from '../../built-server.ts';
import { mixedFeed } from '../configurator/testing/worked-cases.ts';
import { listDealers } from '../dealers/store/dealers.ts';
import { openStore } from '../platform/db/open-store.ts';
import { newId } from '../platform/http/testing/test-client.ts';
import { startServer } from './start-server.ts';

const root = path.join(import.meta.dirname, '../../../..');
const script = path.join(root, serverScript(root));

/** The real process, as started by `npm start`. */
describe('the process', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'silowright-main-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const start = (env: Record<string, string>) => {
    const child = spawn(process.execPath, [script], {
      env: {
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        DEMO_LOGIN: 'off',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = { text: '' };
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output.text += chunk;
      });
    }
    const ended = once(child, 'exit').then(([code]) => code as number | null);
    return { child, output, ended };
  };
  const addressOf = async (output: { text: string }) => {
    await expect.poll(() => output.text).toMatch(/Silowright is ready: (\S+)/);
    return /Silowright is ready: (\S+)/.exec(output.text)![1]!.replace('localhost', '127.0.0.1');
  };

  it('prints its address, prevents a second process, logs no personal data, and stops on request (threat 62)', async () => {
    const first = start({ LOG_LEVEL: 'debug' });
    const address = await addressOf(first.output);
    const put = (call: string, body: object) =>
      fetch(`${address}/api${call}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'user-ip': '198.51.100.77' },
        body: JSON.stringify(body),
      });
    const id = newId();
    expect((await put('/configurator/create-recommendation', { ...mixedFeed, id })).status).toBe(200);
    const lead = { id, localeStr: 'de_DE', clientEmail: 'anna.secret@example.com', company: 'Hof Secret' };
    expect((await put('/lead', { ...lead, lastName: 'Secret', volume: 4, segment: 'food' })).status).toBe(
      200,
    );
    expect((await put('/lead', { ...lead, lastName: 'Secret' })).status).toBe(400);
    expect((await fetch(`${address}/api/places?query=Secretville&language=de`)).status).toBe(200);

    const second = start({});
    expect(await second.ended).toBe(1);
    expect(second.output.text).toContain('Another process is already using the data folder');

    // Includes files that only this process creates, like the key of the seal (S9).
    const open = readdirSync(folder).filter((name) => statSync(path.join(folder, name)).mode & 0o077);
    expect(open).toEqual([]);

    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(first.output.text).toContain('"route":"/api/lead"');
    expect(first.output.text).not.toMatch(/secret|198\.51\.100\.77|Cloppenburg/i);

    const again = start({});
    await addressOf(again.output);
    again.child.kill('SIGINT');
    expect(await again.ended).toBe(0);
  });

  it('reports all invalid settings and does not start', async () => {
    const wrong = start({ PORT: 'eighty', SALES_EMAIL: 'nobody' });
    expect(await wrong.ended).toBe(1);
    expect(wrong.output.text).toMatch(
      /PORT must be a whole number[\s\S]*SALES_EMAIL must be one e-mail address/,
    );
  });

  it.each([
    { whose: 'its own', env: (port: string) => ({ PORT: port }), says: 'is in use' },
    {
      whose: 'that of its demo login',
      env: (port: string) => ({ DEMO_LOGIN: 'on', DEMO_LOGIN_PORT: port }),
      says: 'of the demo login is in use',
    },
  ])(
    'says what to set when a port is in use: $whose',
    async ({ env, says }) => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const port = String((other.address() as AddressInfo).port);
      const refused = start({ ...env(port), LOG_LEVEL: 'silent' });
      expect(await refused.ended).toBe(1);
      expect(refused.output.text).toMatch(new RegExp(`^Port ${port} ${says}.*PORT.* 2 .*\\n$`));
      other.close();
    },
    30_000,
  );
});

describe('the process, started on an unusable database', () => {
  it.each([
    {
      what: 'a database that is none',
      harm: (folder: string) => writeFileSync(path.join(folder, 'silowright.sqlite'), 'nonsense'.repeat(999)),
      env: {},
      says: /^\S+ is not a database, or is damaged .*\n$/,
    },
    {
      what: 'a PostgreSQL that does not answer',
      harm: () => {},
      env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      says: /^The database cannot be used: .*ECONNREFUSED.* DATABASE_URL.*\n$/,
    },
    {
      what: 'a catalogue with errors (CT-03)',
      harm: (folder: string) => writeFileSync(path.join(folder, 'catalogue.json'), '{ "format": 1 }'),
      env: {},
      catalogue: true,
      says: /^The catalogue in .* \(CATALOGUE_DIR\) has errors:\n {2}- catalogue\.json line 1, name: is missing\n[\s\S]*units\.csv: is missing/,
    },
  ])(
    'says what keeps it from starting: $what (S14)',
    async ({ harm, env, says, ...more }) => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'silowright-unfit-'));
      harm(folder);
      const child = spawn(process.execPath, [script], {
        env: {
          PORT: '0',
          HOST: '127.0.0.1',
          DATA_DIR: folder,
          DEMO_LOGIN: 'off',
          ...env,
          ...('catalogue' in more && { CATALOGUE_DIR: folder }),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      child.stderr.on('data', (chunk) => {
        said += chunk;
      });
      const [code] = await once(child, 'close');
      expect([code, said]).toEqual([1, expect.stringMatching(says)]);
      rmSync(folder, { recursive: true });
    },
    30_000,
  );
});

describe('the example dealers', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://silos.example.com',
    DRAIN_SECONDS: '0',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'quotations@example.com',
    SALES_EMAIL: 's@example.com',
  };
  it.each([
    { where: 'the embedded default', env: {}, count: 6 },
    { where: 'production', env: production, count: 0 },
  ])('$where has $count of them', async ({ env, count }) => {
    const store = await openStore({ engine: 'sqlite', dataDir: ':memory:' });
    const server = await startServer(
      { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env },
      { store },
    );
    expect(await store.read(listDealers)).toHaveLength(count);
    await server.stop();
  });
});
