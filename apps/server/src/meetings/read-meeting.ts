import type { readMeeting } from '@silowright/contract/meetings';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { describeBooked, ownMeeting } from './own-meeting.ts';

export const readMeetingHandler =
  ({
    store,
    nowMs,
    expiryMs,
  }: Pick<ServerParts, 'store' | 'nowMs' | 'expiryMs'>): Handler<typeof readMeeting> =>
  async ({ params }) =>
    describeBooked(await store.read((db) => ownMeeting(db, params.token)), {
      nowMs: nowMs(),
      expiryMs: expiryMs(),
    });
