import { unitFileFormats } from '@silowright/domain/cad/formats';
import type { Selection } from '@silowright/domain/pricing/selection';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { finite, language, latitude, longitude, storageType, text } from './fields.ts';
import { choice } from './select-options.ts';

const figure = (limits: z.ZodMiniType<number, number>) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,6}(\.\d{1,8})?$/)),
    z.pipe(
      z.transform((value: string) => Number(value)),
      limits,
    ),
  );

const selections = z
  .record(text(120), choice)
  .check(z.refine((groups) => Object.keys(groups).length <= 200, { error: 'has too many groups' }));

/** Choices as JSON, under keys like 'segment.group'. */
const selection = z.pipe(
  text(8000),
  z.transform((value: string, context): Selection => {
    try {
      const read = z.safeParse(selections, JSON.parse(value));
      if (read.success) return read.data as Selection;
    } catch {
      // Not JSON.
    }
    context.issues.push({ code: 'custom', message: 'is not a selection', input: value });
    return {};
  }),
);

/**
 * Stateless, so that a phone, a mail and another program can fetch it: everything is in the address, and nothing of
 * it is about a person. Returns the file itself; only errors are JSON.
 */
export const downloadUnitFile = endpoint('download-unit-file', {
  summary: 'A unit with its options as DXF, IFC, GLB, SVG or USDZ, or its engineering data as JSON (TD-03).',
  access: 'anybody',
  rateLimit: 'file',
  thread: 'files',
  params: z.object({ format: z.enum(unitFileFormats) }),
  query: z.object({
    type: storageType,
    diameter_mm: figure(finite(1, 100_000)),
    height_mm: figure(finite(1, 100_000)),
    volume: figure(finite(0, 100_000)),
    selection: z.optional(selection),
    language: z.optional(language),
    /** Where it stands and what it holds: for the engineering data only. */
    latitude: z.optional(figure(latitude)),
    longitude: z.optional(figure(longitude)),
    placement: z.optional(z.enum(['inside', 'outside'])),
    density: z.optional(figure(finite(1, 10_000))),
  }),
  response: z.unknown(),
  errors: ['bad-request', 'not-found', 'too-many-requests', 'unavailable'],
});
