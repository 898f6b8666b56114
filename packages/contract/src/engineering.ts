import * as z from 'zod/mini';
import { endpoint } from './call.ts';
import { configurationId } from './fields.ts';

const siteAction = z.object({
  value: z.number(),
  /** A higher value within 10 km. */
  nearby: z.optional(z.number()),
  zone: z.optional(z.string()),
  /** The national annex. */
  source: z.string(),
  /** Range in the country. */
  least: z.number(),
  most: z.number(),
  /** A confirmed, B fairly sure, C a coarse guess. */
  sure: z.string(),
});

/** What the type is designed for, and what is usual at the place (EN-08). Wind in m/s, snow in kN/m². */
export const designBasis = z.object({
  designWindMs: z.number(),
  designSnowKnM2: z.number(),
  inside: z.boolean(),
  place: z.optional(
    z.object({
      wind: siteAction,
      snow: siteAction,
      earthquake: z.optional(
        z.object({
          region: z.string(),
          advice: z.enum(['preselect', 'calculate', 'note']),
          source: z.string(),
        }),
      ),
    }),
  ),
  exceeded: z.array(z.enum(['wind', 'snow'])),
});

const area = z.tuple([z.number(), z.number()]);

/** Characteristic values unless a name says "design"; kN, kNm, kN/m², t, m and mm as named. */
const loads = z.object({
  filledMassT: z.number(),
  foundationMassT: z.number(),
  peakPressureKnM2: z.number(),
  windForceKn: z.number(),
  overturningMomentKnm: z.number(),
  staticPerSupportKn: z.optional(z.number()),
  windPerSupportKn: z.number(),
  compressionPerSupportKn: z.optional(z.number()),
  upliftPerSupportKn: z.number(),
  upliftDesignPerSupportKn: z.number(),
  floorPressureKnM2: z.optional(z.number()),
  stabilityUnanchored: z.optional(z.number()),
  slab: z.optional(z.object({ sideM: z.number(), thicknessM: z.number(), soilPressureKnM2: z.number() })),
  ballastT: z.optional(z.number()),
});

const support = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('legs'), count: z.number(), circleM: z.number(), widthM: z.number() }),
  z.object({
    kind: z.literal('frame'),
    count: z.literal(4),
    spacingM: z.number(),
    columnM: z.number(),
    foundation: z.enum(['concrete', 'ballast']),
  }),
  z.object({ kind: z.literal('slab'), count: z.number(), circleM: z.number() }),
]);

export const engineeringSheet = z.object({
  /** Always: no structural calculation. */
  preliminary: z.literal(true),
  design: designBasis,
  /** What the loads were computed with. */
  basis: z.object({
    windMs: z.number(),
    snowKnM2: z.number(),
    from: z.enum(['place', 'type', 'inside']),
  }),
  content: z.object({
    densityKgM3: z.number(),
    from: z.enum(['product', 'limit']),
    forLoadsKgM3: z.number(),
  }),
  emptyMassT: z.number(),
  loads,
  support,
  /** What the unit takes of the ground; absent in quotations of earlier releases. */
  footprint: z.optional(
    z.object({
      radiusMm: z.number(),
      leftMm: z.number(),
      rightMm: z.number(),
      bund: z.optional(z.object({ diameterMm: z.number(), heightMm: z.number() })),
    }),
  ),
  highestPointMm: z.number(),
  connections: z.array(
    z.object({
      part: z.string(),
      /** Nominal diameter. */
      dn: z.optional(z.number()),
      heightMm: z.number(),
      /** From the axis of the unit; absent in quotations of earlier releases. */
      radiusMm: z.optional(z.number()),
      azimuthDeg: z.number(),
    }),
  ),
  lifting: z.object({
    liftT: z.number(),
    radiusM: z.number(),
    hookHeightM: z.number(),
    crane: z.object({ name: z.enum(['loader crane', '40 t', '60 t', '80 t']), standM: area }),
    layingDownM: area,
  }),
  access: z.object({
    roadWidthM: z.number(),
    bendWidthM: z.number(),
    clearHeightM: z.number(),
    axleLoadT: z.number(),
    truckStandM: area,
    besideM: z.number(),
    besideLadderM: z.number(),
  }),
});
export type EngineeringSheet = z.output<typeof engineeringSheet>;

export const readEngineeringData = endpoint('engineering-data', 'GET /configurator/engineering/:id', {
  summary: 'Preliminary engineering data of one unit as chosen: masses, loads, connections, lifting, access.',
  access: 'configuration-owner',
  params: z.object({ id: configurationId }),
  response: engineeringSheet,
  errors: [
    'unknown-configuration',
    'no-recommendation',
    'unit-unavailable',
    'too-many-requests',
    'unavailable',
  ],
});
