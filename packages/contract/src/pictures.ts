import { largestPhotoBytes } from '@silowright/domain/photo/photo-limits';
import { latitudeRange, longitudeRange } from '@silowright/domain/yard/aerial';
import { vehicleKinds } from '@silowright/domain/yard/vehicles';
import {
  buildingRange,
  entranceRange,
  maxUnits,
  maxWayPoints,
  minWayPoints,
  yardSideM,
} from '@silowright/domain/yard/yard-plan';
import * as z from 'zod/mini';
import { endpoint } from './call.ts';
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
    way: z.array(place).check(z.minLength(minWayPoints), z.maxLength(maxWayPoints)),
  }),
  crane: place,
  aerial: z.optional(
    z.object({ lat: finite(...latitudeRange), lng: finite(...longitudeRange), at: place, turnDeg }),
  ),
});

export const saveYardPlan = endpoint('save-yard-plan', 'PUT /configurator/yard-plan', {
  summary: 'Stores the plan of the yard; it becomes a page of the site sheet. null removes it.',
  access: 'configuration-owner',
  body: z.object({ id: configurationId, plan: z.nullable(yardPlan) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['bad-request', 'unknown-configuration', 'too-many-requests', 'unavailable'],
});

/** A PNG of at most 1 MB is a third longer in base64. */
const maxBase64Length = 4 * Math.ceil(1_048_576 / 3);

/** Made from the content of a stored logo; 160 bits, so it cannot be guessed. */
export const unitLogoName = z.string().check(z.regex(/^[0-9a-f]{40}\.png$/));

export const saveLogo = endpoint('save-logo', 'PUT /configurator/logo', {
  summary:
    'Stores the visitor’s logo, which the unit carries: a PNG of at most 1,048,576 bytes in base64, or the name of a logo that was stored before. null removes it.',
  access: 'configuration-owner',
  thread: 'pictures',
  body: z.object({
    id: configurationId,
    logo: z.nullable(
      z.union([
        z.object({
          file: z.string().check(z.maxLength(maxBase64Length), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
        }),
        z.object({ name: unitLogoName }),
      ]),
    ),
  }),
  largestBodyBytes: maxBase64Length + 1024,
  rateLimit: 'upload',
  response: z.object({ name: z.nullable(unitLogoName) }),
  errors: ['bad-request', 'unknown-configuration', 'payload-too-large', 'too-many-requests', 'unavailable'],
});

/** The name is the secret: it was given to the browser that uploaded the logo and to readers of the quotation. */
export const readLogo = endpoint('read-logo', 'GET /configurator/logo/:name', {
  summary: 'The visitor’s logo as PNG, as drawn, or in full with `full=1`.',
  access: 'anybody',
  params: z.object({ name: unitLogoName }),
  query: z.object({ full: z.optional(z.literal('1')) }),
  response: z.unknown(),
  errors: ['bad-request', 'not-found', 'too-many-requests', 'unavailable'],
});

const maxPhotoBase64Length = Math.ceil(largestPhotoBytes / 3) * 4;

const sitePhoto = z.object({
  /** Base64. */
  jpeg: z
    .string()
    .check(z.minLength(4), z.maxLength(maxPhotoBase64Length), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  /** The visitor has agreed that the picture is stored and sent with the quotation. */
  consent: z.literal(true),
});

export const saveSitePhoto = endpoint('save-site-photo', 'PUT /configurator/site-photo', {
  summary:
    "Stores the visitor's picture of the site, with consent; it becomes a page of the site sheet. null removes it here and from every quotation of the configuration.",
  access: 'configuration-owner',
  thread: 'pictures',
  body: z.object({ id: configurationId, photo: z.nullable(sitePhoto) }),
  largestBodyBytes: maxPhotoBase64Length + 1024,
  rateLimit: 'upload',
  response: z.object({ ok: z.literal(true) }),
  errors: ['bad-request', 'unknown-configuration', 'payload-too-large', 'too-many-requests', 'unavailable'],
});
