import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const listMeetingSlots = endpoint('list-meeting-slots', {
  summary: 'The free times for a meeting, soonest first.',
  access: 'anybody',
  response: z.object({
    minutes: z.number(),
    /** The company's time zone; the browser knows the visitor's. */
    time_zone: z.string(),
    /** ISO times. */
    slots: z.array(z.string()),
  }),
  errors: ['too-many-requests', 'unavailable'],
});
