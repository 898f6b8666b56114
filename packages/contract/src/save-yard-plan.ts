import { latitudeRange, longitudeRange } from '@silowright/domain/yard/aerial';
import { vehicleKinds } from '@silowright/domain/yard/vehicles';
import {
  buildingRange,
  entranceRange,
  fewestWayPoints,
  maxUnits,
  maxWayPoints,
  yardSideM,
} from '@silowright/domain/yard/yard-plan';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { configurationId, finite } from './fields.ts';

const along = finite(0, yardSideM);
const place = z.tuple([along, along]);
const turnDeg = finite(0, 359);

/** Metres on a square plan with the road at its lower edge. */
export const yardPlan = z.object({
  units: z.array(place).check(z.minLength(1), z.maxLength(maxUnits)),
  turnDeg,
  building: z.optional(
    z.object({
      centre: place,
      width: finite(...buildingRange),
      depth: finite(...buildingRange),
      turnDeg,
    }),
  ),
  entrance: z.object({ x: along, width: finite(...entranceRange) }),
  truck: z.object({
    kind: z.enum(vehicleKinds),
    from: z.enum(['left', 'right']),
    way: z.array(place).check(z.minLength(fewestWayPoints), z.maxLength(maxWayPoints)),
  }),
  crane: place,
  aerial: z.optional(
    z.object({ lat: finite(...latitudeRange), lng: finite(...longitudeRange), at: place, turnDeg }),
  ),
});

export const saveYardPlan = endpoint('save-yard-plan', {
  summary: 'Stores the plan of the yard; it becomes a page of the site sheet. null removes it.',
  access: 'configuration-owner',
  body: z.object({ id: configurationId, plan: z.nullable(yardPlan) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['bad-request', 'unknown-configuration', 'too-many-requests', 'unavailable'],
});
