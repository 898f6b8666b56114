import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineName } from '../store.ts';

/** PostgreSQL compresses the frozen content of new offers in half the time, if it was built with LZ4. */
export const frozenByLz4 = (engine: EngineName): Migration => ({
  async up(db: Kysely<unknown>) {
    if (engine === 'sqlite') return;
    const { rows } = await sql`
      select from pg_settings where name = 'default_toast_compression' and 'lz4' = any(enumvals)`.execute(db);
    if (rows.length > 0) await sql`alter table offers alter column frozen set compression lz4`.execute(db);
  },
});
