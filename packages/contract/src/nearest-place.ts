import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { language } from './fields.ts';
import { place } from './place-fields.ts';

const coordinate = (limit: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,12})?$/)),
    z.pipe(
      z.transform((value: string) => Number(value)),
      z.number().check(z.gte(-limit), z.lte(limit)),
    ),
  );

/** The nearest known place for a click on the map, at the clicked point. */
export const nearestPlace = endpoint('nearest-place', {
  summary: 'The known place nearest to a point.',
  access: 'anybody',
  query: z.object({ lat: coordinate(90), lng: coordinate(180), language }),
  response: z.object({ status: z.enum(['OK', 'ZERO_RESULTS']), place: z.nullable(place) }),
  errors: ['bad-request', 'too-many-requests', 'unavailable'],
});
