import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import type {} from '../../../apps/server/src/platform/db/testing/postgres-for-tests.ts';
import { createDatabase } from '../../../apps/server/src/platform/db/testing/postgres-server.ts';
import { makeScratch, mustBeScratch } from './scratch.ts';

const postgresUrl = inject('postgresUrl');

describe('the harness that kills', () => {
  it('accepts a folder it created, and rejects any other', async () => {
    const scratch = await makeScratch();
    const foreign = mkdtempSync(path.join(os.tmpdir(), 'silowright-foreign-'));
    await mustBeScratch(scratch);
    await expect(mustBeScratch({ dataDir: foreign })).rejects.toThrow('was not made by this harness');
    await expect(mustBeScratch({ dataDir: '/nowhere' })).rejects.toThrow('was not made by this harness');
    scratch.remove();
    rmSync(foreign, { recursive: true });
  });

  it.skipIf(postgresUrl === null)('accepts a database it created, and rejects any other', async () => {
    const scratch = await makeScratch(postgresUrl ?? '');
    await mustBeScratch(scratch);
    const databaseUrl = await createDatabase(postgresUrl ?? '');
    await expect(mustBeScratch({ ...scratch, databaseUrl })).rejects.toThrow('did not make');
    scratch.remove();
  });
});
