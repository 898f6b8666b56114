import * as z from 'zod';

/** A word in the catalogue's own vocabulary: codes of types, markets, groups. */
export const code = z
  .string()
  .regex(
    /^(?!constructor$)[a-z][a-z0-9_.-]{0,39}$/,
    'must be at most 40 lower-case letters, digits, "_", "." or "-", and start with a letter',
  );
/** Larger numbers are typing errors, and sums of them would no longer be exact. */
export const largest = 1_000_000_000;
export const millimetres = z.number().int().nonnegative().max(1_000_000);
export const positive = z.number().positive().max(largest);
export const amount = z.number().nonnegative().max(largest);
export const country = z.string().regex(/^[A-Z]{2}$/, 'must be a country code such as DE');
export const currency = z.string().regex(/^[A-Z]{3}$/, 'must be a currency code such as EUR');
export const locale = z.string().regex(/^[a-z]{2}_[A-Z]{2}$/, 'must be a language and country such as de_DE');
export const hexColour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #336699');
export const schemaLink = z.string().optional();

type OneOf<Key extends string, Variants extends Readonly<Record<string, z.ZodRawShape>>> = {
  [Kind in keyof Variants & string]: { [P in Key]: Kind } & z.output<z.ZodObject<Variants[Kind]>>;
}[keyof Variants & string];

/** One of several kinds, told apart by `key`; an unknown kind is answered with the list of known ones. */
export function oneOf<
  const Key extends string,
  const Variants extends Readonly<Record<string, z.ZodRawShape>>,
>(key: Key, variants: Variants): z.ZodType<OneOf<Key, Variants>> {
  const options = Object.entries(variants).map(([kind, shape]) =>
    z.strictObject({ [key]: z.literal(kind), ...shape }),
  );
  const known = Object.keys(variants);
  const union = z.discriminatedUnion(key, options as unknown as [z.ZodObject, ...z.ZodObject[]], {
    error: (issue) =>
      issue.code === 'invalid_union'
        ? unknownKind(key, (issue.input as Record<string, unknown> | undefined)?.[key], known)
        : undefined,
  });
  return union as unknown as z.ZodType<OneOf<Key, Variants>>;
}

/** Read back by the check, which adds the path and a suggestion. */
const unknownKind = (key: string, value: unknown, known: readonly string[]): string =>
  JSON.stringify({ unknownKind: key, value: value ?? null, known });

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with https://',
});
