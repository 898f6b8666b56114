import type { TestProject } from 'vitest/node';
import { openStore } from '../open-store.ts';
import { createDatabase, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the maintenance database; null: tests on PostgreSQL are skipped. */
    postgresUrl: string | null;
  }
}

/** Has all tables and no rows; a store for a test is a copy of it, which is faster than to migrate each. */
export const migratedTemplate = 'migrated';

/** One PostgreSQL for a whole test run; runs without server tests do not start it. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  project.provide('postgresUrl', null);
  const wanted = process.argv.slice(2).filter((word) => word !== 'run' && !word.startsWith('-'));
  const needsStore = wanted.length === 0 || wanted.some((word) => /server|store|\.$/.test(word));
  if (!needsStore) return undefined;
  const outcome = await startPostgres();
  if (!outcome.ok) {
    console.warn(`Tests on PostgreSQL are SKIPPED: ${outcome.reason}.`);
    return undefined;
  }
  const { url, stop } = outcome.value;
  const template = await createDatabase(url, { name: migratedTemplate });
  await (await openStore({ engine: 'postgres', url: template })).close();
  project.provide('postgresUrl', url);
  return stop;
}
