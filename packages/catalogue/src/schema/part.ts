import * as z from 'zod';
import { millimetres, oneOf, positive } from './shared.ts';

const dn = z.number().int().positive();
const box = { width_mm: millimetres, height_mm: millimetres };

/** A drawable piece of equipment with its measures: standard equipment, or what an option draws. */
export const part = oneOf('part', {
  outlet: {
    form: z.enum([
      'slide',
      'butterfly',
      'knife',
      'ball',
      'camlock',
      'rotary',
      'spout',
      'sweep',
      'screw',
      'nozzle',
    ]),
    dn,
    drive: z.enum(['hand', 'lever', 'pneumatic', 'electric', 'none']),
    length_mm: millimetres.optional(),
  },
  'fill-pipe': { pipe_mm: millimetres, coupling: z.string() },
  'vent-pipe': { pipe_mm: millimetres },
  'wall-pipe': { pipe_mm: millimetres },
  'wall-box': { ...box, at_m: positive },
  'wall-drive': { motor_mm: z.tuple([millimetres, millimetres]) },
  'roof-box': box,
  'roof-panel': box,
  'roof-manhole': { dn },
  'roof-valve': { dn },
  'roof-vent': { dn },
  'roof-instrument': { dn, height_mm: millimetres },
  'roof-rail': { height_mm: millimetres },
  'roof-rod': { height_mm: millimetres },
  'side-hatch': box,
  'hopper-ring': { width_mm: millimetres },
  'hopper-pads': { count: z.union([z.number().int().positive(), z.literal('by-diameter')]) },
  'level-switch': {
    at: z.array(z.number().min(0).max(1)).nonempty(),
    form: z.enum(['rotary', 'hydrostatic']),
  },
  'foot-cell': { height_mm: millimetres },
  'foot-lug': {},
  ladder: { cage: z.boolean(), rest_every_m: positive },
  stair: { turns: z.union([z.number().positive(), z.literal('by-height')]) },
  jacket: { thickness_mm: millimetres },
});

/** A colour on body or roof: a RAL number, or the visitor's own choice. */
export const paint = z.strictObject({
  paint: z.enum(['body', 'roof']),
  ral: z.string().regex(/^(\d{4}|custom)$/),
});
