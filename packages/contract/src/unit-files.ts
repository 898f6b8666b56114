import { projectFormats, unitFileFormats } from '@silowright/domain/cad/formats';
import { maximumPositions } from '@silowright/domain/deal/check-deal';
import { maximumAmount, minimumAmount } from '@silowright/domain/session/field-rules';
import * as z from 'zod/mini';
import { endpoint } from './call.ts';
import { choice } from './configurator.ts';
import { finite, language, latitude, longitude, storageType, text } from './fields.ts';

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

/** A parameter of an address that is JSON. */
const jsonText = <Schema extends z.ZodMiniType>(max: number, schema: Schema) =>
  z.pipe(
    text(max),
    z.transform((value: string, context): z.output<Schema> => {
      try {
        const read = z.safeParse(schema, JSON.parse(value));
        if (read.success) return read.data;
      } catch {
        // Not JSON.
      }
      context.issues.push({ code: 'custom', message: 'is not what it must be', input: value });
      return z.NEVER;
    }),
  );

/** Choices under keys like 'segment.group'. */
const selection = jsonText(8000, selections);

/**
 * Stateless, so that a phone, a mail and another program can fetch it: everything is in the address, and nothing of
 * it is about a person. Returns the file itself; only errors are JSON.
 */
export const downloadUnitFile = endpoint('download-unit-file', 'GET /unit-file/:format', {
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

const unitsInFile = z
  .array(
    z.object({
      type: storageType,
      diameter_mm: finite(1, 100_000),
      height_mm: finite(1, 100_000),
      volume: finite(0, 100_000),
      amount: z.int().check(z.minimum(minimumAmount), z.maximum(maximumAmount)),
      selection: z.optional(selections),
    }),
  )
  .check(z.minLength(1), z.maxLength(maximumPositions));

/** Stateless, as the file of one unit. Returns the file itself; only errors are JSON. */
export const downloadProjectFile = endpoint('download-project-file', 'GET /project-file/:format', {
  summary: 'All units of a project side by side, as GLB or USDZ (PJ-06).',
  access: 'anybody',
  rateLimit: 'file',
  thread: 'files',
  params: z.object({ format: z.enum(projectFormats) }),
  query: z.object({
    /** JSON, in the order of the positions. */
    units: jsonText(12_000, unitsInFile),
    language: z.optional(language),
  }),
  response: z.unknown(),
  errors: ['bad-request', 'not-found', 'too-many-requests', 'unavailable'],
});
