import { longest } from '@silowright/domain/session/field-rules';
import * as z from 'zod/mini';
import { configurationId, line, text, whole } from './fields.ts';

/**
 * Only the token of the mail's link, sent as header `Sign-Token`, signs and declines (D10, D25). Without one the
 * browser the configuration is bound to may look. Everybody else gets the same 404, whatever exists (threat 7).
 */
export const signingParams = z.object({ configurationId });

/** A revision that cannot be signed any more says why. */
export const signingStates = [
  'open',
  'signed',
  'declined',
  'expired',
  'withdrawn',
  'superseded',
  'voided',
] as const;

/** Drawn on a field of 1000 by 400, one list of points a stroke: no picture, so nothing to decode. */
export const signatureField = { width: 1000, height: 400 } as const;
const point = z.tuple([whole(0, signatureField.width), whole(0, signatureField.height)]);
export const drawnSignature = z
  .array(z.array(point).check(z.minLength(2), z.maxLength(2000)))
  .check(z.minLength(1), z.maxLength(100));
export type DrawnSignature = z.output<typeof drawnSignature>;

const filled = (max: number) =>
  line(max).check(z.refine((value) => value.trim() !== '', { error: 'must not be empty' }));

export const signature = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('typed'), text: filled(100) }),
  z.object({ kind: z.literal('drawn'), strokes: drawnSignature }),
]);
export type Signature = z.output<typeof signature>;

export const signerName = filled(100);

/** What was on the screen: a revision made meanwhile is not signed by accident. */
export const quotationNumber = line(40);

/** Why it was declined or voided; both sides read it. */
export const closingReason = text(longest.declineReason).check(
  z.refine((value) => value.trim() !== '', { error: 'must not be empty' }),
);
