import { endpoint } from './endpoint.ts';
import { bookedMeeting, meetingToken } from './meeting-fields.ts';

export const cancelMeeting = endpoint('cancel-meeting', {
  summary: 'Cancels a meeting, frees its time and tells both sides.',
  access: 'anybody',
  rateLimit: 'mail',
  params: meetingToken,
  response: bookedMeeting,
  errors: ['not-found', 'meeting-closed', 'too-many-requests', 'unavailable'],
});
