import { endpoint } from './endpoint.ts';
import { bookedMeeting, meetingToken } from './meeting-fields.ts';

export const readMeeting = endpoint('read-meeting', {
  summary: 'The meeting of a link: when it is and whether it still holds.',
  access: 'anybody',
  params: meetingToken,
  response: bookedMeeting,
  errors: ['not-found', 'too-many-requests', 'unavailable'],
});
