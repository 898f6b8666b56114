import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineName } from '../store.ts';

/**
 * A replaced quotation also asks for no more work (D14). In one statement, because the row is written again in each of
 * its indexes.
 */
const follow = `update incoming set state = new.state, valid_until = new.valid_until,
    handled = case when new.state = 'superseded' then 1 else handled end,
    follow_up_at = case when new.state = 'superseded' then null else follow_up_at end,
    follow_up_about = case when new.state = 'superseded' then '' else follow_up_about end
  where kind = 'quotations' and id = new.id`;

/** The row in the list of staff follows its offer. */
export const rowsThatFollow = (engine: EngineName): Migration => ({
  async up(db: Kysely<unknown>) {
    if (engine === 'postgres') {
      await sql
        .raw(
          `create or replace function incoming_follows_offer() returns trigger language plpgsql as $$
            begin ${follow}; return null; end $$`,
        )
        .execute(db);
      return;
    }
    await sql.raw('drop trigger incoming_follows_offer').execute(db);
    await sql
      .raw(
        `create trigger incoming_follows_offer after update of state, valid_until on offers begin ${follow}; end`,
      )
      .execute(db);
  },
});
