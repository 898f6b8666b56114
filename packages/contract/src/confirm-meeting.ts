import { endpoint } from './endpoint.ts';
import { bookedMeeting, meetingToken } from './meeting-fields.ts';

export const confirmMeeting = endpoint({
  name: 'confirm-meeting',
  summary: 'Confirms a booked meeting by the link of its mail, and invites both sides.',
  method: 'PUT',
  path: '/meetings/:token/confirm',
  access: 'anybody',
  params: meetingToken,
  response: bookedMeeting,
  errors: ['not-found', 'slot-taken', 'meeting-closed', 'too-many-requests', 'unavailable'],
});
