import * as z from 'zod/mini';

export const place = z.object({
  /** "Cloppenburg, Deutschland": the country is the last comma-separated part (LO-08). */
  description: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
});

export type PlacePrediction = z.output<typeof place>;
