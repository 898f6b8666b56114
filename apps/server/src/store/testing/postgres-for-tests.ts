import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the maintenance database; null: the tests on PostgreSQL are skipped. */
    postgresUrl: string | null;
  }
}

/** One PostgreSQL for a whole test run; a run that touches no server test does without. */
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
  project.provide('postgresUrl', outcome.value.url);
  return outcome.value.stop;
}
