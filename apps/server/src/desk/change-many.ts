import type { BodyOf, ResponseOf } from '@silowright/contract/call';
import type { adminChangeMany } from '@silowright/contract/desk';
import type { IncomingKind } from '@silowright/contract/incoming-kinds';
import { mustBeColleague } from '../access/people.ts';
import { changeOffer } from '../deals/store/offers.ts';
import { changeIncoming, type FollowUp, findIncoming } from '../incoming/incoming.ts';
import { type NewIncomingEvent, recordIncomingEvents } from '../incoming/incoming-events.ts';
import { sendAgain } from '../incoming/send-again.ts';
import type { Db } from '../platform/db/store.ts';
import type { IncomingTable } from '../platform/db/tables.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { staffName } from '../platform/http/staff-only.ts';
import type { HandlerOf } from '../server-parts.ts';
import { mailsOf } from './store/staff-mails.ts';

type Action = BodyOf<typeof adminChangeMany>;
interface Doer {
  readonly author: string;
  readonly now: number;
}

const dayMs = 86_400_000;

/** Each item in a transaction of its own: one that another request holds does not stop the rest. */
export const adminChangeManyHandler: HandlerOf<'admin-change-many'> =
  ({ store, nowMs, config }) =>
  async ({ params: { kind }, body, request }) => {
    const { ids, ...action } = body;
    if (Object.keys(action).length !== 1) throw new ApiError('bad-request');
    if (action.extend_days !== undefined && kind !== 'quotations') throw new ApiError('bad-request');
    const doer = { author: staffName(request), now: nowMs() };
    const asked = { me: doer.author, path: 'assigned_to', name: action.assigned_to };
    await store.read((db) => mustBeColleague(db, config, asked));
    const earlier: ResponseOf<typeof adminChangeMany>['earlier'] = [];
    for (const id of new Set(ids)) {
      const row = await store.write((db) => changeOne(db, kind, id, body, doer));
      if (row)
        earlier.push({
          id,
          assigned_to: row.assigned_to,
          handled: row.handled === 1,
          follow_up: followUpOf(row) && {
            at: new Date(Number(row.follow_up_at)).toISOString(),
            about: row.follow_up_about,
          },
        });
    }
    return { changed: earlier.length, skipped: new Set(ids).size - earlier.length, earlier };
  };

const followUpOf = ({ follow_up_at, follow_up_about }: IncomingTable): FollowUp | null =>
  follow_up_at === null ? null : { at: Number(follow_up_at), about: follow_up_about };

/** The row as it was, if it was changed. */
async function changeOne(
  db: Db,
  kind: IncomingKind,
  id: string,
  action: Action,
  doer: Doer,
): Promise<IncomingTable | undefined> {
  const row = await findIncoming(db, kind, id);
  const event = row && (await applied(db, row, action, doer));
  if (!event) return undefined;
  if (event.event !== 'sent-again') {
    await recordIncomingEvents(db, [{ kind, incoming_id: id, at: doer.now, author: doer.author, ...event }]);
  }
  return row;
}

async function applied(
  db: Db,
  row: IncomingTable,
  { assigned_to, handled, extend_days, send_again, follow_up }: Action,
  { author, now }: Doer,
): Promise<Pick<NewIncomingEvent, 'event' | 'details'> | undefined> {
  const { kind, id } = row;
  if (assigned_to !== undefined && assigned_to !== row.assigned_to) {
    const change = { assigned_to: { was: row.assigned_to, becomes: assigned_to } };
    return (await changeIncoming(db, kind, id, change))
      ? { event: 'assigned', details: assigned_to }
      : undefined;
  }
  if (handled !== undefined && handled !== (row.handled === 1)) {
    await changeIncoming(db, kind, id, { handled: handled ? 1 : 0, handled_by: handled ? author : null });
    return { event: handled ? 'handled' : 'unhandled' };
  }
  if (follow_up !== undefined) {
    const becomes = follow_up && { at: Date.parse(follow_up.at), about: follow_up.about };
    if (!(await changeIncoming(db, kind, id, { follow_up: { was: followUpOf(row), becomes } })))
      return undefined;
    return follow_up
      ? { event: 'follow-up', details: `${follow_up.at} ${follow_up.about}`.trim() }
      : { event: 'follow-up-done', details: '' };
  }
  if (extend_days !== undefined) {
    const valid_until = now + extend_days * dayMs;
    const details = new Date(valid_until).toISOString();
    return (await changeOffer(db, id, 'extend', valid_until)) ? { event: 'extended', details } : undefined;
  }
  if (send_again) {
    const toCustomer = (await mailsOf(db, kind, [id])).findLast(
      ({ recipient_role, state }) => recipient_role === 'visitor' && state !== 'sending',
    );
    return toCustomer && (await sendAgain(db, toCustomer.id, author, now))
      ? { event: 'sent-again' }
      : undefined;
  }
  return undefined;
}
