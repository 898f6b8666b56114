import { rowsPerPage } from '@silowright/contract/incoming-kinds';
import type { IncomingKind } from '../../incoming/incoming.ts';
import { recordIncomingEvents } from '../../incoming/incoming-events.ts';
import { parentOf, queuedAnew } from '../../incoming/send-again.ts';
import type { Db } from '../../platform/db/store.ts';
import { readStored } from '../../platform/db/stored-json.ts';
import { storedKinds } from '../../platform/db/stored-kinds.ts';
import type { IncomingTable, OutboxTable } from '../../platform/db/tables.ts';
import { callKinds } from '../../platform/jobs/outbox.ts';

/** The column of a mail that names the item it belongs to. */
export const parents = {
  quotations: 'offer_id',
  leads: 'lead_id',
  meetings: 'meeting_id',
} as const satisfies Record<IncomingTable['kind'], keyof OutboxTable>;

export const shownOfMail = [
  'id',
  'offer_id',
  'lead_id',
  'meeting_id',
  'kind',
  'recipient',
  'recipient_role',
  'state',
  'attempts',
  'last_error',
  'created_at',
  'sent_at',
] as const satisfies readonly (keyof OutboxTable)[];

export type StaffMailRow = Pick<OutboxTable, (typeof shownOfMail)[number]>;

/** The mails of some quotations, leads or meetings, oldest first. */
export async function mailsOf(db: Db, kind: IncomingKind, ids: readonly string[]): Promise<StaffMailRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('outbox')
    .select(shownOfMail)
    .where(parents[kind], 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The reopen token of an offer; only its queued messages contain it. */
export async function reopenTokenOf(db: Db, offerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('outbox')
    .select('payload')
    .where('offer_id', '=', offerId)
    .where('payload', 'like', '%"reopenToken"%')
    .limit(1)
    .executeTakeFirst();
  const token: unknown =
    row && readStored<{ reopenToken?: unknown }>(storedKinds.message, offerId, row.payload).reopenToken;
  return typeof token === 'string' ? token : null;
}

/** Deliveries to other systems, the newest first, whatever became of them. */
export const callsToSystems = (
  db: Db,
  after?: string,
): Promise<(StaffMailRow & Pick<OutboxTable, 'payload' | 'not_before'>)[]> =>
  newestMessages(db, after)
    .select([...shownOfMail, 'payload', 'not_before'])
    .where('kind', 'in', [...callKinds])
    .execute();

/** After an erased message the page is the first. */
function newestMessages(db: Db, after: string | undefined) {
  const last = db.selectFrom('outbox').where('id', '=', after ?? '');
  return db
    .selectFrom('outbox')
    .where((mail) =>
      mail.or([
        mail.not(mail.exists(last.select('id'))),
        mail('created_at', '<', last.select('created_at')),
        mail.and([mail('created_at', '=', last.select('created_at')), mail('id', '<', after ?? '')]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(rowsPerPage);
}

/**
 * Sends or discards held and dead mails, and records an event for each. Mails in another state are skipped: they were
 * handled or sent meanwhile. Discarded ones stay, so that they can still be sent.
 */
export async function settleMails(
  db: Db,
  { ids, action }: { readonly ids: readonly string[]; readonly action: 'send' | 'discard' },
  author: string,
  nowMs: number,
): Promise<number> {
  const settled = await db
    .updateTable('outbox')
    .set(action === 'send' ? queuedAnew(nowMs) : { state: 'discarded', source: null })
    .where('id', 'in', [...new Set(ids)])
    .where('state', 'in', ['held', 'dead'])
    .returning(['offer_id', 'lead_id', 'meeting_id', 'recipient'])
    .execute();
  const event = action === 'send' ? ('sent-again' as const) : ('mail-discarded' as const);
  await recordIncomingEvents(
    db,
    settled.flatMap((mail) => {
      const parent = parentOf(mail);
      if (!parent) return [];
      return [
        { kind: parent.kind, incoming_id: parent.id, event, author, details: mail.recipient, at: nowMs },
      ];
    }),
  );
  return settled.length;
}

/** How many mails did not go out, and the newest of them. Calls to other systems have their own page. */
export async function troubleOf(db: Db) {
  const { count } = await db
    .selectFrom('outbox')
    .select((each) => each.fn.countAll<number>().as('count'))
    .where('state', 'in', ['dead', 'held'])
    .where('kind', 'not in', [...callKinds])
    .executeTakeFirstOrThrow();
  const newest =
    Number(count) === 0
      ? undefined
      : await db
          .selectFrom('outbox')
          .select(shownOfMail)
          .where('state', 'in', ['dead', 'held'])
          .where('kind', 'not in', [...callKinds])
          .orderBy('created_at', 'desc')
          .limit(1)
          .executeTakeFirst();
  const first = newest && {
    who: newest.recipient,
    what: newest.last_error ?? '',
    at: new Date(newest.created_at).toISOString(),
  };
  return { count: Number(count), first: first ?? null };
}
