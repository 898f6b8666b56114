import {
  bookMeeting,
  cancelMeeting,
  confirmMeeting,
  listMeetingSlots,
  moveMeeting,
  readMeeting,
} from '@silowright/contract/meetings';
import type { Mount } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { bookMeetingHandler } from './book-meeting.ts';
import { cancelMeetingHandler } from './cancel-meeting.ts';
import { confirmMeetingHandler } from './confirm-meeting.ts';
import { listMeetingSlotsHandler } from './list-meeting-slots.ts';
import { moveMeetingHandler } from './move-meeting.ts';
import { readMeetingHandler } from './read-meeting.ts';

export function mountMeetings(mount: Mount, parts: ServerParts): void {
  mount(listMeetingSlots, listMeetingSlotsHandler(parts));
  mount(bookMeeting, bookMeetingHandler(parts));
  mount(readMeeting, readMeetingHandler(parts));
  mount(confirmMeeting, confirmMeetingHandler(parts));
  mount(moveMeeting, moveMeetingHandler(parts));
  mount(cancelMeeting, cancelMeetingHandler(parts));
}
