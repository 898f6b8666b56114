import { endpoint } from './endpoint.ts';
import { bookedMeeting, meetingToken } from './meeting-fields.ts';

export const cancelMeeting = endpoint({
  name: 'cancel-meeting',
  summary: 'Cancels a meeting, frees its time and tells both sides.',
  method: 'DELETE',
  path: '/meetings/:token',
  access: 'anybody',
  params: meetingToken,
  response: bookedMeeting,
  errors: ['not-found', 'meeting-closed', 'too-many-requests', 'unavailable'],
});
