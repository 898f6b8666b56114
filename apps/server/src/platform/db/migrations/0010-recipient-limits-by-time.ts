import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Rows older than a day are deleted with each new mail, and the last hour of all addresses is counted. */
export const recipientLimitsByTime = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('recipient_limits_time').on('recipient_limits').column('at').execute();
  },
});
