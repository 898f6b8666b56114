import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { bookedMeeting, meetingToken, slotTime, timeZone } from './meeting-fields.ts';

export const moveMeeting = endpoint('move-meeting', {
  summary: 'Moves a meeting to another free time and tells both sides.',
  access: 'anybody',
  rateLimit: 'mail',
  params: meetingToken,
  body: z.object({ startsAt: slotTime, timeZone }),
  response: bookedMeeting,
  errors: ['bad-request', 'not-found', 'slot-taken', 'meeting-closed', 'too-many-requests', 'unavailable'],
});
