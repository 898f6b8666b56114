import { endpoint } from './endpoint.ts';
import { bookedMeeting, meetingToken } from './meeting-fields.ts';

export const confirmMeeting = endpoint('confirm-meeting', {
  summary: 'Confirms a booked meeting by the link of its mail, and invites both sides.',
  access: 'anybody',
  rateLimit: 'mail',
  priority: 'high',
  params: meetingToken,
  response: bookedMeeting,
  errors: ['not-found', 'slot-taken', 'meeting-closed', 'too-many-requests', 'unavailable'],
});
