export interface Schema {
  safeParse(value: unknown): { success: boolean };
}
export type Values = Readonly<Record<string, unknown>>;
/** Field → accepted and refused values. A refused `undefined` means that the field is required. */
export type Bounds = Readonly<
  Record<string, readonly [accepted: readonly unknown[], refused: readonly unknown[]]>
>;

export const long = (length: number) => 'x'.repeat(length);
export const twoLines = 'a\r\nBcc: b@x.example';
export const id = 'abcd-efgh-0123';
export const email = 'anna@farm.example';
export const uuid = '01234567-89ab-cdef-0123-456789abcdef';

/** One line with a maximum number of characters. */
export const line = (max: number) =>
  [
    ['', long(max)],
    [long(max + 1), twoLines, 'a\u2028b', 'a\0b', '\ud800', 1, null],
  ] as const;
export const filledLine = (max: number) =>
  [
    [long(1), long(max)],
    ['', long(max + 1), twoLines, undefined],
  ] as const;
/** Text with line breaks allowed. */
export const text = (max: number) =>
  [
    ['', 'two\nlines', long(max)],
    [long(max + 1), 'a\0b', '\ud800', 1],
  ] as const;
export const number = (minimum: number, maximum: number) =>
  [
    [minimum, maximum],
    [minimum - 0.001, maximum + 0.001, String(maximum), null, Number.NaN],
  ] as const;
export const whole = (minimum: number, maximum: number) =>
  [
    [minimum, maximum],
    [minimum - 1, maximum + 1, minimum + 0.5, String(minimum), 1e220],
  ] as const;
export const oneOf = (...values: readonly unknown[]) => [values, ['', 'other', 7, null]] as const;
/** A code of the catalogue; which codes exist is known to the server only. */
export const codes = (...values: readonly string[]) =>
  [
    [...values, long(40)],
    ['', long(41), 'A', '1a', 'a b', 'a\n', 7, null],
  ] as const;
export const required = <Accepted, Refused>([accepted, refused]: readonly [Accepted, readonly Refused[]]) =>
  [accepted, [...refused, undefined]] as const;
export const ids = [
  [id, '0000-0000-0000'],
  ['', 'short', 'ABCD-EFGH-0123', `${id}x`, `x${id}`, 12, undefined],
] as const;
export const addresses = [
  [email, 'A@B.example'],
  ['', 'a', 'a@x.example, b@x.example', `${long(250)}@x.example`, `${email}\n`],
] as const;
export const phones = [['+31 (0)515-123.456'], ['', '+3151', 'call me', `+${'1'.repeat(41)}`]] as const;
export const emptyOrPhone = [
  ['', '+31 (0)515-123.456'],
  ['+3151', 'call me'],
] as const;
export const locales = [
  ['en_GB', 'nl_NL', 'de_DE', 'da_DK'],
  ['', 'de', 'fr-FR', undefined],
] as const;

/** Name of the call, its schema, its minimum body, and the bounds of its fields. */
export type CallBounds = readonly [name: string, schema: Schema | undefined, good: Values, bounds: Bounds];

/** Fields of every form with a contact. */
export const contact = {
  clientEmail: required(addresses),
  firstName: line(100),
  comments: text(2000),
} as const;
