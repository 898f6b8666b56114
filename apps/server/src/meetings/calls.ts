import type { CallsOf } from '@silowright/contract/calls';
import type * as meetings from '@silowright/contract/meetings';
import type { HandlersOf } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { bookMeetingHandler, listMeetingSlotsHandler } from './book-meeting.ts';
import {
  cancelMeetingHandler,
  confirmMeetingHandler,
  moveMeetingHandler,
  readMeetingHandler,
} from './change-meeting.ts';

export const meetingsCalls = (parts: ServerParts): HandlersOf<CallsOf<typeof meetings>> => ({
  'list-meeting-slots': listMeetingSlotsHandler(parts),
  'book-meeting': bookMeetingHandler(parts),
  'read-meeting': readMeetingHandler(parts),
  'confirm-meeting': confirmMeetingHandler(parts),
  'move-meeting': moveMeetingHandler(parts),
  'cancel-meeting': cancelMeetingHandler(parts),
});
