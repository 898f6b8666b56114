import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { type ServerProcess, startServerProcess } from '../apps/server/src/app/testing/server-process.ts';

/** A server with the embedded identity provider and its generated password. */
export interface Office {
  readonly address: string;
  readonly password: string;
}

export async function openOffice(
  env: Readonly<Record<string, string>> = {},
): Promise<Office & { stop(): Promise<void> }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'silowright-office-'));
  const login = { DATA_DIR: dataDir, DEMO_LOGIN: 'on', DEMO_LOGIN_PORT: '0' };
  const server = await startServerProcess({ ...login, ...env });
  const { password } = JSON.parse(readFileSync(path.join(dataDir, 'demo-login.json'), 'utf8'));
  return {
    address: server.address,
    password,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

interface WorkerFixtures {
  /** A server with these settings in addition to the defaults. It runs until the worker ends. */
  servers: (env: Readonly<Record<string, string>>) => Promise<ServerProcess>;
  office: Office;
}

/**
 * Servers start when a test of the worker first needs them. All browser tests extend this one: with other worker
 * fixtures Playwright would end the worker and its browser, and start new ones.
 */
export const test = base.extend<object, WorkerFixtures>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const started = new Map<string, Promise<ServerProcess>>();
      await use((env) => {
        const key = JSON.stringify(env);
        const server = started.get(key) ?? startServerProcess(env);
        started.set(key, server);
        return server;
      });
      await Promise.all([...started.values()].map(async (server) => (await server).stop()));
    },
    { scope: 'worker' },
  ],
  office: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const office = await openOffice();
      await use(office);
      await office.stop();
    },
    { scope: 'worker' },
  ],
});
