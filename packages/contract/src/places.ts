import * as z from 'zod/mini';
import { endpoint } from './call.ts';
import { language, line } from './fields.ts';

export const place = z.object({
  /** "Cloppenburg, Deutschland": the country is the last comma-separated part (LO-08). */
  description: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
});

export type PlacePrediction = z.output<typeof place>;

/** The built-in IP lookup, so that no third party learns of a visit (IP-01, D24). */
export const lookupIp = endpoint('lookup-ip', 'GET /ip', {
  summary: "The caller's address as the server sees it.",
  access: 'anybody',
  query: z.object({ format: z.optional(z.literal('json')) }),
  response: z.object({ ip: z.string() }),
  errors: ['bad-request', 'too-many-requests', 'unavailable'],
});

export const searchPlaces = endpoint('search-places', 'GET /places', {
  summary: 'Places whose name begins with the query, largest first, at most five.',
  access: 'anybody',
  query: z.object({ query: line(100), language }),
  response: z.object({ status: z.enum(['OK', 'ZERO_RESULTS']), predictions: z.array(place) }),
  errors: ['bad-request', 'too-many-requests', 'unavailable'],
});

const coordinate = (limit: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,12})?$/)),
    z.pipe(
      z.transform((value: string) => Number(value)),
      z.number().check(z.gte(-limit), z.lte(limit)),
    ),
  );

/** The nearest known place for a click on the map, at the clicked point. */
export const nearestPlace = endpoint('nearest-place', 'GET /places/nearest', {
  summary: 'The known place nearest to a point.',
  access: 'anybody',
  query: z.object({ lat: coordinate(90), lng: coordinate(180), language }),
  response: z.object({ status: z.enum(['OK', 'ZERO_RESULTS']), place: z.nullable(place) }),
  errors: ['bad-request', 'too-many-requests', 'unavailable'],
});
