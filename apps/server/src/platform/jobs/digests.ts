import { lockNames } from '../db/locks.ts';
import type { Db } from '../db/store.ts';
import type { IncomingTable, OutboxTable } from '../db/tables.ts';
import type { OutboxMessage } from './outbox.ts';
import { queueMessage } from './queue-message.ts';

const windowMs = 10 * 60_000;
/** Mails per ten minutes that are sent separately; more are combined in a digest. */
export const maxSingleMails = 20;

/** Always sent separately: a signed contract with its file, and a question that staff ask a colleague. */
const separate = ['digest', 'offer-signed', 'approval-asked'];
/** The other mails to sales and dealers. */
const isFoldable = ({ recipient_role, kind }: Pick<OutboxTable, 'recipient_role' | 'kind'>): boolean =>
  ['sales', 'dealer'].includes(recipient_role) && !separate.includes(kind);

/**
 * Moves a claimed mail into a digest if its recipient got 20 mails in the last ten minutes (threat 66). True: the
 * digest lists it, and it is not sent separately. Mails of one recipient run one after the other here, so that the
 * digest is composed after the last of them.
 */
export async function foldIntoDigest(db: Db, message: OutboxMessage, nowMs: number): Promise<boolean> {
  if (!isFoldable(message)) return false;
  const { id, recipient, recipient_role: recipientRole } = message;
  await lockNames(db, 'digests', [recipient]);
  const { mails } = await db
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('mails'))
    .where('recipient', '=', recipient)
    .where('id', '!=', id)
    .where((row) =>
      row.or([
        row.and([
          row('state', '=', 'sent'),
          row('sent_at', '>', nowMs - windowMs),
          row('sent_at', '<=', nowMs),
        ]),
        row('state', '=', 'sending'),
      ]),
    )
    .executeTakeFirstOrThrow();
  if (Number(mails) < maxSingleMails) return false;
  const digestId = await openDigest(db, { recipient, recipientRole }, nowMs);
  await db
    .updateTable('outbox')
    .set({ state: 'listed', digest_id: digestId, lease_owner: null, lease_until: null })
    .where('id', '=', id)
    .where('lease_owner', '=', message.lease_owner)
    .execute();
  return true;
}

/** The open digest, or a new one. A claim either waits for this transaction or came before it. */
async function openDigest(
  db: Db,
  to: { readonly recipient: string; readonly recipientRole: string },
  nowMs: number,
): Promise<string> {
  const open = await db
    .updateTable('outbox')
    .set((row) => ({ not_before: row.ref('not_before') }))
    .where('recipient', '=', to.recipient)
    .where('kind', '=', 'digest')
    .where('state', '=', 'waiting')
    .where('raw', 'is', null)
    .where('attempts', '=', 0)
    .returning('id')
    .execute();
  if (open[0]) return open[0].id;
  const recipientRole = to.recipientRole === 'dealer' ? 'dealer' : 'sales';
  const digest = {
    kind: 'digest',
    recipient: to.recipient,
    recipientRole,
    payload: {},
    state: 'waiting',
  } as const;
  return queueMessage(db, { ...digest, notBefore: nowMs + windowMs }, nowMs);
}

export type ListedItem = Readonly<
  Pick<
    IncomingTable,
    ('list' | 'title' | 'person' | 'company' | 'email') | ('subject' | 'market' | 'product' | 'state')
  >
>;

/** The mails of a digest, oldest first. */
export function listedIn(db: Db, digestId: string): Promise<ListedItem[]> {
  return db
    .selectFrom('outbox')
    .innerJoin('incoming', (join) =>
      join.on((row) =>
        row('incoming.id', '=', row.fn.coalesce('outbox.offer_id', 'outbox.lead_id', 'outbox.meeting_id')),
      ),
    )
    .select(['list', 'title', 'person', 'company', 'email'])
    .select(['subject', 'market', 'product', 'incoming.state'])
    .where('outbox.digest_id', '=', digestId)
    .orderBy('outbox.created_at')
    .orderBy('outbox.id')
    .execute();
}
