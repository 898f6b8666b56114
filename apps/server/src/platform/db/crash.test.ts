import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from './open-store.ts';

describe('a process that is killed while writing', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'silowright-crash-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has lost no acknowledged write, and leaves no lock behind (threat 53)', async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round++) {
      const child = spawn(
        process.execPath,
        [path.join(import.meta.dirname, './testing/write-until-killed.ts'), folder],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      let printed = '';
      child.stdout.on('data', (chunk) => {
        printed += chunk;
      });
      const before = round * 20;
      await expect.poll(() => printed.split('\n').length, { interval: 5 }).toBeGreaterThan(before + 20);
      child.kill('SIGKILL');
      await once(child, 'close');
      acknowledged.push(...printed.split('\n').slice(0, -1));
    }
    const store = await openStore({ engine: 'sqlite', dataDir: folder });
    const rows = await store.read((db) => db.selectFrom('configurations').select('id').execute());
    const kept = new Set(rows.map((row) => row.id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(60);
    await store.close();
  });
});
