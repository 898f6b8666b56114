import * as z from 'zod';
import { millimetres, oneOf, positive } from './shared.ts';

const dn = z.number().int().positive();
const box = { width_mm: millimetres, height_mm: millimetres };
const byDiameter = z.union([z.number().int().positive(), z.literal('by-diameter')]);

const kinds = {
  outlet: {
    form: z.enum([
      'slide',
      'spout',
      'butterfly',
      'knife',
      'butterfly-knife',
      'ball',
      'camlock',
      'rotary',
      'screw',
      'nozzle',
      'sweep',
      'chute',
    ]),
    dn,
    drive: z.enum(['hand', 'lever', 'chain', 'pneumatic', 'electric', 'none']),
    stainless: z.boolean().optional(),
    length_mm: millimetres.optional(),
  },
  'second-outlet': { dn },
  'auger-boot': { form: z.enum(['flange', 'single', 'double']), stainless: z.boolean().optional() },
  inlet: { form: z.enum(['camlock', 'butterfly', 'ball']), dn },
  'fill-pipe': { pipe_mm: millimetres, count: z.union([z.literal(1), z.literal(2)]).optional() },
  'fill-coupling': { form: z.enum(['storz', 'perrot', 'guillemin', 'unicone', 'camlock']) },
  'vent-pipe': { pipe_mm: millimetres },
  'wall-pipe': { pipe_mm: millimetres, form: z.enum(['overflow', 'siphon', 'sight-tube', 'riser']) },
  'wall-box': { form: z.enum(['display', 'alarm', 'cabinet', 'heater']), ...box, at_m: positive },
  'wall-drive': { motor_mm: z.tuple([millimetres, millimetres]) },
  heating: { form: z.enum(['coil', 'trace']) },
  'roof-box': box,
  'roof-panel': box,
  'roof-manhole': { dn },
  'roof-valve': { dn },
  'roof-vent': { dn },
  'roof-instrument': { dn, height_mm: millimetres },
  'cleaning-head': { form: z.enum(['ball', 'rotating']) },
  'roof-rail': { height_mm: millimetres },
  'roof-rod': { height_mm: millimetres },
  'side-manhole': { dn },
  'side-hatch': box,
  'hopper-hatch': { dn },
  'hopper-nozzle': { dn, end: z.enum(['blind', 'valve']), tube_mm: millimetres.optional() },
  'hopper-ring': { width_mm: millimetres },
  'hopper-pads': { count: byDiameter },
  'hopper-vibrator': {},
  'level-scale': { form: z.enum(['rope', 'float']) },
  'level-switch': {
    form: z.enum(['rotary', 'hydrostatic']),
    at: z.array(z.number().min(0).max(1)).nonempty().optional(),
  },
  'foot-cell': { height_mm: millimetres },
  'foot-lug': { strap: z.boolean().optional(), layer: z.boolean().optional() },
  anchor: {},
  containment: { form: z.enum(['bund', 'double-bottom']) },
  jacket: { thickness_mm: millimetres },
  ladder: { cage: z.boolean(), rest_every_m: positive },
  stair: { turns: z.union([z.number().positive(), z.literal('by-height')]) },
  platform: {},
  logo: { area_m2: z.union([z.literal(1), z.literal(2)]) },
  'floor-auger': {},
  'floor-fan': {},
  cable: {},
  pump: {},
  lamps: {},
  'outlet-heater': {},
  'vent-dryer': {},
} as const;

/** A drawable piece of equipment with its measures, as an option draws it. */
export const part = oneOf('part', kinds);

const when = z.strictObject({ above_m3: positive.optional(), up_to_m3: positive.optional() }).optional();

/** Standard equipment may depend on the size. */
export const standardPart = oneOf(
  'part',
  Object.fromEntries(
    Object.entries(kinds).map(([kind, measures]) => [kind, { ...measures, when }]),
  ) as unknown as {
    readonly [Kind in keyof typeof kinds]: (typeof kinds)[Kind] & { readonly when: typeof when };
  },
);

/** A colour on body or roof: a RAL number, or the visitor's own choice. */
export const paint = z.strictObject({
  paint: z.enum(['body', 'roof']),
  ral: z.string().regex(/^(\d{4}|custom)$/),
});

export const gloss = z.strictObject({ gloss: z.enum(['matt', 'semi-gloss']) });
