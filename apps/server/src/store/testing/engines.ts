import { inject } from 'vitest';
import { openStore } from '../open-store.ts';
import type { EngineName, Store } from '../store.ts';
import { migratedTemplate } from './postgres-for-tests.ts';
import { createDatabase } from './postgres-server.ts';

export interface TestEngine {
  readonly name: EngineName;
  /** A new empty store. */
  open(): Promise<Store>;
}

const postgresUrl = inject('postgresUrl');

/** The engines of every store test; PostgreSQL is left out if it cannot be started. */
export const engines: readonly TestEngine[] = [
  { name: 'sqlite', open: () => openStore({ engine: 'sqlite', dataDir: ':memory:' }) },
  ...(postgresUrl === null
    ? []
    : [
        {
          name: 'postgres' as const,
          open: async () => {
            const url = await createDatabase(postgresUrl, { template: migratedTemplate });
            return openStore({ engine: 'postgres', url, poolSize: 5 });
          },
        },
      ]),
];
