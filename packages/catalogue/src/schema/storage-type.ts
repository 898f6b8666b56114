import * as z from 'zod';
import { standardPart } from './part.ts';
import { code, hexColour, millimetres, oneOf, positive, schemaLink } from './shared.ts';

const share = z.number().positive().max(1);
const degrees = z.number().positive().max(80);

const size = {
  diameter_mm: millimetres,
  height_mm: millimetres,
  volume_m3: positive,
  passage_width_mm: millimetres.optional(),
  passage_height_mm: millimetres.optional(),
};

/** A size in which options are pictured; the first whose limits match a unit is used. */
const picture = z.strictObject({
  name: z.string().min(1),
  diameter_mm: millimetres.optional(),
  diameter_up_to_mm: millimetres.optional(),
  height_below_mm: millimetres.optional(),
  volume_up_to_m3: positive.optional(),
  volume_below_m3: positive.optional(),
  shows: z.strictObject(size),
});

/** `storage-types/{code}.json` */
export const storageType = z.strictObject({
  $schema: schemaLink,
  code,
  article: z.string().optional(),
  name_in: z.record(code, z.string().min(1)).optional(),
  substance: z.enum(['solid', 'liquid']),
  segments: z.array(code).nonempty(),
  shape: z.strictObject({
    bottom: oneOf('kind', {
      cone: { angle_deg: degrees, outlet_mm: millimetres },
      flat: {},
      dished: { depth_share: share },
    }),
    roof: oneOf('kind', {
      cone: { angle_deg: degrees, neck_mm: millimetres },
      dome: { rise_share: share, neck_mm: millimetres },
      flat: { rim_mm: millimetres },
    }),
    support: oneOf('kind', {
      legs: {
        outlet_height_mm: millimetres,
        count: z.union([z.number().int().positive(), z.literal('by-diameter')]),
      },
      skirt: { outlet_height_mm: millimetres, door_mm: z.tuple([millimetres, millimetres]) },
      ring: { outlet_height_mm: millimetres, brackets: z.number().int().positive() },
      frame: {
        columns: z.number().int().positive(),
        column_mm: millimetres,
        above_clearance_mm: millimetres,
        stands_on: z.enum(['foundation']),
      },
      'ballast-frame': {
        columns: z.number().int().positive(),
        column_mm: millimetres,
        above_clearance_mm: millimetres,
        passage: z.boolean().optional(),
        clear_height_mm: millimetres.optional(),
      },
      plinth: { height_mm: millimetres, beyond_mm: millimetres },
    }),
    shell: z.strictObject({ kind: z.enum(['welded', 'corrugated', 'wound']), ring_mm: millimetres }),
  }),
  pictures: z.array(picture).nonempty().optional(),
  ullage: oneOf('kind', {
    fixed: { mm: millimetres },
    share: { percent: z.number().positive().max(50), minimum_mm: millimetres },
  }),
  limits: z.strictObject({
    density_kg_m3: positive,
    foundation_density_kg_m3: positive.optional(),
    temperature_c: z.number(),
    design_wind_ms: positive,
    design_snow_kn_m2: positive.optional(),
    may_stand_inside: z.boolean(),
    greatest_content_t: positive,
  }),
  look: z.strictObject({
    material: z.enum(['grp', 'painted_steel', 'galvanised', 'aluminium', 'stainless']),
    colour: z.string().optional(),
    contents: hexColour,
  }),
  standard: z.array(standardPart),
  delivery: oneOf('kind', { whole: {}, panels: { m3_per_truck: positive } }),
  assembly: z.strictObject({ extra_hours: z.number().nonnegative(), hours_per_m3: positive.optional() }),
});

export type StorageTypeFile = z.output<typeof storageType>;
