import type { IncomingEvent } from '@silowright/contract/incoming-sheet';
import type { RevisionRow } from '../deals/store/offers.ts';
import { incomingEvents } from '../incoming/incoming-events.ts';
import { parentOf } from '../incoming/send-again.ts';
import type { Db } from '../platform/db/store.ts';
import type { IncomingTable } from '../platform/db/tables.ts';
import { mailsOf } from './store/staff-mails.ts';

/** Everything that happened to an item, oldest first; of all its revisions (DK-07). Nothing in it is ever changed. */
export async function timelineOf(
  db: Db,
  { kind, id, created_at }: IncomingTable,
  revisions: readonly RevisionRow[],
): Promise<IncomingEvent[]> {
  const all = revisions.length > 0 ? revisions : [{ id, created_at, title: '' }];
  const ids = all.map((each) => each.id);
  const revisedIds = new Set<string>();
  const events = await incomingEvents(db, kind, ids);
  for (const { event, incomingId } of events) if (event === 'revised') revisedIds.add(incomingId);
  const arrived = all
    .filter((each) => !revisedIds.has(each.id))
    .map((each) => ({
      incomingId: each.id,
      at: each.created_at,
      event: 'arrived' as const,
      author: '',
      details: '',
    }));
  const titles = new Map(all.map((each) => [each.id, each.title]));
  return [...arrived, ...events, ...(await mailed(db, kind, ids))]
    .toSorted((a, b) => a.at - b.at)
    .map(({ incomingId, at, ...event }) => ({
      ...event,
      at: new Date(at).toISOString(),
      ...(incomingId !== id && { revision: titles.get(incomingId) ?? '' }),
    }));
}

/** Mails that were sent for one reason are one event with all their recipients. */
async function mailed(db: Db, kind: IncomingTable['kind'], ids: readonly string[]) {
  const sent = new Map<
    string,
    { incomingId: string; at: number; event: 'mailed'; author: string; recipients: string[] }
  >();
  for (const mail of await mailsOf(db, kind, ids)) {
    if (mail.sent_at === null || mail.recipient_role === 'system') continue;
    const key = `${mail.kind} ${mail.created_at}`;
    const known = sent.get(key) ?? {
      incomingId: parentOf(mail)?.id ?? '',
      at: mail.sent_at,
      event: 'mailed',
      author: '',
      recipients: [],
    };
    sent.set(key, {
      ...known,
      at: Math.min(known.at, mail.sent_at),
      recipients: [...known.recipients, mail.recipient],
    });
  }
  return [...sent.values()].map(({ recipients, ...event }) => ({
    ...event,
    details: [...new Set(recipients)].join(', '),
  }));
}
