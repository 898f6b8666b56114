import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { language, line } from './fields.ts';
import { place } from './place-fields.ts';

export const searchPlaces = endpoint('search-places', {
  summary: 'Places whose name begins with the query, largest first, at most five.',
  access: 'anybody',
  query: z.object({ query: line(100), language }),
  response: z.object({ status: z.enum(['OK', 'ZERO_RESULTS']), predictions: z.array(place) }),
  errors: ['bad-request', 'too-many-requests', 'unavailable'],
});
