import type { Booking } from '@silowright/contract/meetings';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/store.ts';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import type { MeetingsTable } from '../platform/db/tables.ts';
import { queueEvent } from '../platform/jobs/queue-event.ts';
import { queueMessage } from '../platform/jobs/queue-message.ts';
import type { Source } from '../platform/source/source.ts';
import type { MeetingMail } from './meeting-mail.ts';

export interface ChangedMeeting {
  readonly meeting: MeetingsTable;
  readonly token: string;
  readonly change: MeetingMail['change'];
  readonly before?: number;
  readonly held?: boolean;
  readonly source?: Source;
}

/**
 * Queues the invitation for both sides and the event for other systems, in the transaction that changes the calendar
 * (D11). Before the confirmation only the visitor gets a mail.
 */
export async function queueMeetingMails(
  db: Db,
  config: Pick<Config, 'salesEmail' | 'webhookUrl' | 'hubspotToken'>,
  { meeting, token, change, before, held = false, source = [] }: ChangedMeeting,
  nowMs: number,
): Promise<void> {
  const { clientEmail, timeZone } = readStored<Booking>(storedKinds.meeting, meeting.id, meeting.content);
  const payload: MeetingMail = {
    change,
    token,
    sequence: meeting.sequence,
    startsAt: meeting.starts_at,
    endsAt: meeting.ends_at,
    ...(before !== undefined && { before }),
    timeZone,
  };
  const message = { kind: 'meeting', meetingId: meeting.id, payload } as const;
  await queueMessage(
    db,
    {
      ...message,
      recipient: clientEmail,
      recipientRole: 'visitor',
      state: held ? 'held' : 'waiting',
      source,
    },
    nowMs,
  );
  if (change === 'confirm') return;
  await queueMessage(
    db,
    { ...message, recipient: config.salesEmail, recipientRole: 'sales', state: 'waiting' },
    nowMs,
  );
  // Only the visitor gets the link to move or cancel.
  const { token: _, ...details } = payload;
  await queueEvent(db, config, { name: `meeting.${change}`, meetingId: meeting.id, details }, nowMs);
}
