import { maxLength } from '@silowright/domain/session/field-rules';
import * as z from 'zod/mini';
import { configurationId, line, text } from './fields.ts';

/**
 * Signing and declining require the token of the mail's link in the header `Sign-Token` (D10, D25). Without it the
 * browser that the configuration is bound to may read. Everybody else gets the same 404, whether the document
 * exists or not (threat 7).
 */
export const signingParams = z.object({ configurationId });

/** The states other than open say why the revision cannot be signed. */
export const signingStates = [
  'open',
  'signed',
  'declined',
  'expired',
  'withdrawn',
  'superseded',
  'voided',
  'too-dense',
] as const;

/**
 * Size of the signature field. A signature is a list of strokes, each a list of points: there is no image to
 * decode.
 */
export const signatureField = { width: 1000, height: 400 } as const;
const max = { strokes: 100, points: 2000 } as const;
export type DrawnSignature = [number, number][][];

const isWithin = (value: unknown, largest: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= largest;
const isPoint = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  isWithin(value[0], signatureField.width) &&
  isWithin(value[1], signatureField.height);
const isStroke = (value: unknown): boolean =>
  Array.isArray(value) && value.length >= 2 && value.length <= max.points && value.every(isPoint);
const isDrawing = (value: unknown): boolean =>
  Array.isArray(value) && value.length >= 1 && value.length <= max.strokes && value.every(isStroke);

/** Plain loops that stop at the first error: a schema would report one problem per point, up to 20,000. */
export const drawnSignature = z
  .custom<DrawnSignature>(isDrawing, { error: 'is not a drawn signature' })
  .register(z.globalRegistry, {
    type: 'array',
    minItems: 1,
    maxItems: max.strokes,
    items: {
      type: 'array',
      minItems: 2,
      maxItems: max.points,
      items: {
        type: 'array',
        prefixItems: [
          { type: 'integer', minimum: 0, maximum: signatureField.width },
          { type: 'integer', minimum: 0, maximum: signatureField.height },
        ],
        items: false,
        minItems: 2,
        maxItems: 2,
      },
    },
  });

const filled = (max: number) =>
  line(max).check(z.refine((value) => value.trim() !== '', { error: 'must not be empty' }));

export const signature = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('typed'), text: filled(maxLength.personName) }),
  z.object({ kind: z.literal('drawn'), strokes: drawnSignature }),
]);
export type Signature = z.output<typeof signature>;

export const signerName = filled(maxLength.personName);

/** The quotation number shown on screen, so that a newer revision is not signed by accident. */
export const quotationNumber = line(40);

/** Why it was declined or voided; both sides see it. */
export const closingReason = text(maxLength.declineReason).check(
  z.refine((value) => value.trim() !== '', { error: 'must not be empty' }),
);
