import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineName } from '../store.ts';

/** Follow-ups; notes as events that are only added; replaced revisions as a state of their own. */
export const timeline = (engine: EngineName): Migration => ({
  async up(db: Kysely<unknown>) {
    const time = engine === 'sqlite' ? ('integer' as const) : ('bigint' as const);
    await db.schema.alterTable('incoming').addColumn('follow_up_at', time).execute();
    await db.schema
      .alterTable('incoming')
      .addColumn('follow_up_about', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .createIndex('incoming_follow_up')
      .on('incoming')
      .columns(['kind', 'follow_up_at', 'id'])
      .execute();
    // A note had one text that was replaced; its events had none.
    await sql`
      insert into incoming_events (kind, incoming_id, at, event, author, details)
      select kind, id,
        coalesce((select max(at) from incoming_events e
          where e.kind = i.kind and e.incoming_id = i.id and e.event = 'noted'), created_at),
        'noted',
        coalesce((select max(author) from incoming_events e
          where e.kind = i.kind and e.incoming_id = i.id and e.event = 'noted' and e.at =
            (select max(at) from incoming_events l
              where l.kind = i.kind and l.incoming_id = i.id and l.event = 'noted')), ''),
        note
      from incoming i where note <> ''`.execute(db);
    await sql`
      update offers set state = 'superseded' where state = 'open' and exists
        (select 1 from offers newer
          where newer.configuration_id = offers.configuration_id and newer.revision > offers.revision)`.execute(
      db,
    );
  },
});
