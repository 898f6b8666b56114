import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { serverScript } from '../../built-server.ts';
import { createDatabase, startPostgres } from '../platform/db/testing/postgres-server.ts';

const root = path.join(import.meta.dirname, '../../../..');
const postgres = await startPostgres();

describe('several processes behind one port', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'silowright-processes-'));
  const token = 'a-token-of-the-operator-for-metrics';
  const children: ChildProcess[] = [];
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
    if (postgres.ok) await postgres.value.stop();
  });

  const start = (env: Record<string, string>) => {
    const child = spawn(process.execPath, [path.join(root, serverScript(root))], {
      env: {
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        METRICS_TOKEN: token,
        RATE_LIMIT: 'off',
        PROCESSES: '2',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    const output = { text: '' };
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output.text += chunk;
      });
    const ended = once(child, 'exit').then(([code]) => code as number | null);
    return { child, output, ended };
  };
  const patience = { timeout: 25_000, interval: 50 };

  it('SQLite refuses them, because its database belongs to one process (D16)', async () => {
    const { output, ended } = start({});
    expect(await ended).toBe(1);
    expect(output.text).toContain('PROCESSES above 1 needs DATABASE_URL');
  });

  it.skipIf(!postgres.ok || os.platform() !== 'linux')(
    'answer together, count together, replace one that died, and stop together (D16)',
    async () => {
      if (!postgres.ok) return;
      const { child, output, ended } = start({ DATABASE_URL: await createDatabase(postgres.value.url) });
      const pids = () =>
        readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
          .trim()
          .split(' ')
          .filter(Boolean);
      await vi.waitFor(() => expect(output.text).toContain('(2 processes)'), patience);
      const address = /is ready: (http:\S+)/.exec(output.text)?.[1] ?? '';
      expect(pids()).toHaveLength(2);

      const asked = 12;
      for (let at = 0; at < asked; at++) {
        // Each over a connection of its own, so that both processes answer.
        const answer = await fetch(`${address}/readyz`, { headers: { connection: 'close' } });
        expect(answer.status).toBe(200);
        await answer.text();
      }
      const counted = async () => {
        const page = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } });
        return Number(
          /silowright_request_seconds_count\{route="[^"]*readyz[^"]*"[^}]*\} (\d+)/.exec(
            await page.text(),
          )?.[1],
        );
      };
      await vi.waitFor(async () => expect(await counted()).toBe(asked), patience);

      const [first = ''] = pids();
      process.kill(Number(first), 'SIGKILL');
      await vi.waitFor(() => expect(output.text).toContain('another one is started'), patience);
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
      await vi.waitFor(() => {
        expect(pids()).toHaveLength(2);
        expect(pids()).not.toContain(first);
      }, patience);

      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    },
    120_000,
  );
});
