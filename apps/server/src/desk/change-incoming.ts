import type { BodyOf } from '@silowright/contract/call';
import type { adminChangeIncoming } from '@silowright/contract/desk';
import { mustBeColleague } from '../access/people.ts';
import { changeOffer } from '../deals/store/offers.ts';
import { changeIncoming, type FollowUp, findIncoming } from '../incoming/incoming.ts';
import { type NewIncomingEvent, newestNote, recordIncomingEvents } from '../incoming/incoming-events.ts';
import { addIncomingWords } from '../incoming/incoming-words.ts';
import type { Db } from '../platform/db/store.ts';
import type { IncomingTable } from '../platform/db/tables.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { staffName } from '../platform/http/staff-only.ts';
import type { HandlerOf } from '../server-parts.ts';

type Change = BodyOf<typeof adminChangeIncoming>;

const dayMs = 86_400_000;

/** Changes by staff; the history records who did what and when (D14). */
export const adminChangeIncomingHandler: HandlerOf<'admin-change-incoming'> =
  ({ store, nowMs, config }) =>
  async ({ params: { kind, id }, body, request }) => {
    const author = staffName(request);
    const now = nowMs();
    await store.write(async (db) => {
      const row = await findIncoming(db, kind, id);
      if (!row) throw new ApiError('not-found');
      const name = body.assigned_to?.becomes;
      if (name !== row.assigned_to)
        await mustBeColleague(db, config, { me: author, path: 'assigned_to.becomes', name });
      const validUntil = body.extend_days === undefined ? undefined : now + body.extend_days * dayMs;
      // The offer is locked before its row, as in a signature, to avoid deadlocks.
      await changeOfferOf(db, row, body, validUntil);
      const changed = await changeIncoming(db, kind, id, {
        ...(body.handled !== undefined && {
          handled: body.handled ? 1 : 0,
          handled_by: body.handled ? author : null,
        }),
        assigned_to: body.assigned_to,
        follow_up: followUpOf(body.follow_up),
      });
      if (!changed) throw new ApiError('changed-meanwhile');
      const note = body.note === undefined ? undefined : await addNote(db, row, author, body.note);
      const events = [...eventsOf(row, body, validUntil), ...(note ?? [])];
      await recordIncomingEvents(
        db,
        events.map((event) => ({ kind, incoming_id: id, at: now, author, ...event })),
      );
    });
    return { ok: true };
  };

async function changeOfferOf(
  db: Db,
  { kind, id }: IncomingTable,
  { withdraw }: Change,
  validUntil: number | undefined,
): Promise<void> {
  if (!withdraw && validUntil === undefined) return;
  if (kind !== 'quotations') throw new ApiError('bad-request');
  const changed =
    (validUntil === undefined || (await changeOffer(db, id, 'extend', validUntil))) &&
    (!withdraw || (await changeOffer(db, id, 'withdraw')));
  if (!changed) throw new ApiError('offer-closed');
}

/** Only actual changes: saving a form twice is one event. */
function eventsOf(
  row: IncomingTable,
  { handled, assigned_to, follow_up, withdraw }: Change,
  validUntil: number | undefined,
): Pick<NewIncomingEvent, 'event' | 'details'>[] {
  return [
    ...(handled !== undefined && handled !== (row.handled === 1)
      ? [{ event: handled ? ('handled' as const) : ('unhandled' as const) }]
      : []),
    ...(assigned_to && assigned_to.becomes !== row.assigned_to
      ? [{ event: 'assigned' as const, details: assigned_to.becomes }]
      : []),
    ...followUpEvents(row, follow_up),
    ...(validUntil !== undefined
      ? [{ event: 'extended' as const, details: new Date(validUntil).toISOString() }]
      : []),
    ...(withdraw ? [{ event: 'withdrawn' as const }] : []),
  ];
}

type FollowUpChange = NonNullable<Change['follow_up']>;

const followUpOf = (change: Change['follow_up']) => {
  const stored = (followUp: FollowUpChange['was']): FollowUp | null =>
    followUp && { at: Date.parse(followUp.at), about: followUp.about.trim() };
  return change && { was: stored(change.was), becomes: stored(change.becomes) };
};

/** The ISO time and the text; both have to be readable in the timeline after the follow-up changed. */
const followUpText = ({ at, about }: FollowUp): string => `${new Date(at).toISOString()} ${about}`.trim();

function followUpEvents(
  row: IncomingTable,
  change: Change['follow_up'],
): Pick<NewIncomingEvent, 'event' | 'details'>[] {
  const becomes = followUpOf(change)?.becomes;
  if (becomes === undefined) return [];
  const before = row.follow_up_at === null ? null : { at: row.follow_up_at, about: row.follow_up_about };
  if (before?.at === becomes?.at && before?.about === becomes?.about) return [];
  const outcome = change?.outcome?.trim();
  return [
    ...(before && (outcome || !becomes)
      ? [{ event: 'follow-up-done' as const, details: outcome || before.about }]
      : []),
    ...(becomes ? [{ event: 'follow-up' as const, details: followUpText(becomes) }] : []),
  ];
}

/** Notes are only added (DK-07). Sending the same note twice adds it once. */
async function addNote(
  db: Db,
  { kind, id }: IncomingTable,
  author: string,
  typed: string,
): Promise<Pick<NewIncomingEvent, 'event' | 'details'>[]> {
  const details = typed.trim();
  const newest = await newestNote(db, kind, id);
  if (newest?.author === author && newest.details === details) return [];
  await addIncomingWords(db, { kind, id }, [details]);
  return [{ event: 'noted', details }];
}
