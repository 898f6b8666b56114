import type { SegmentId, StorageTypeCode } from '@silowright/domain/catalogue/codes';
import {
  maxLength,
  normalisePhone,
  validateEmail,
  validatePhone,
} from '@silowright/domain/session/field-rules';
import { isSessionId } from '@silowright/domain/session/session-id';
import * as z from 'zod/mini';

/** Text that every store and file format can hold: well-formed, without NUL, of limited length (threats 20, 49). */
export const text = (max: number) =>
  z.string().check(
    z.maxLength(max),
    z.refine((value) => value.isWellFormed() && !value.includes('\0'), {
      error: 'contains a character that cannot be stored',
    }),
  );

/** One line of text. Without line breaks nothing can be added to a mail header (threat 19). */
export const line = (max: number) =>
  text(max).check(z.refine((value) => !/[\r\n\u2028\u2029]/.test(value), { error: 'must be a single line' }));

export const email = line(maxLength.email).check(
  z.refine((value) => validateEmail(value) === undefined, { error: 'Email address is invalid' }),
);

/** Stored in one form, + and digits, without a trunk zero, which would make the number unreachable (V24, V42). */
export const phone = line(maxLength.phone).check(
  z.refine((value) => validatePhone(value) === undefined, {
    error: 'Phone number should follow international standards',
  }),
  z.overwrite((value) => normalisePhone(value).replace(/^00/, '+')),
);

/** An optional field that a form may also send empty. */
export const optionalOrEmpty = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(z.union([z.literal(''), schema]));

export const whole = (minimum: number, maximum: number) =>
  z.number().check(z.int(), z.gte(minimum), z.lte(maximum));

export const finite = (minimum: number, maximum: number) => z.number().check(z.gte(minimum), z.lte(maximum));

export const latitude = finite(-90, 90);
export const longitude = finite(-180, 180);

export const configurationId = z
  .string()
  .check(z.refine(isSessionId, { error: 'is not a configuration id' }));

export const uuid = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));

/** A language of the catalogue; the server looks it up. */
export const localeName = z.string().check(z.regex(/^[a-z]{2}_[A-Z]{2}$/));

/** `de`, or a locale name such as `de_DE` (D18). */
export const language = z.pipe(
  z.string().check(z.regex(/^[A-Za-z]{2}([-_][A-Za-z]{2,4})?$/, { error: 'is not a language' })),
  z.transform((value: string) => value.slice(0, 2).toLowerCase()),
);

/** What kind of code of the catalogue a text is. The handler looks it up; the API description lists what exists. */
export const catalogueCodes = z.registry<{
  readonly kind: 'segment' | 'priced-segment' | 'storage-type' | 'locale';
}>();
catalogueCodes.add(localeName, { kind: 'locale' });

/** The form of every code in a catalogue. */
const code = () => z.string().check(z.regex(/^[a-z][a-z0-9_.-]{0,39}$/));

export const storageType: z.ZodMiniType<StorageTypeCode, string> = code();
catalogueCodes.add(storageType, { kind: 'storage-type' });

export const segmentId: z.ZodMiniType<SegmentId, string> = code();
catalogueCodes.add(segmentId, { kind: 'segment' });

/** A segment with price lists. */
export const pricedSegmentId: z.ZodMiniType<SegmentId, string> = code();
catalogueCodes.add(pricedSegmentId, { kind: 'priced-segment' });

/** ISO 4217. Amounts beside it are whole minor units of this currency (MO-01). */
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/));

export const cents = whole(0, 100_000_000_000);

/** The measures of a unit; `wire-size.ts` converts them. */
export const unitSize = z.object({
  diameter_mm: z.number(),
  height_mm: z.number(),
  volume: z.number(),
  passage_width: z.optional(z.number()),
  passage_height: z.optional(z.number()),
});
