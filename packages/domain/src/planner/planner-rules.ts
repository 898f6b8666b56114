import { type FieldProblem, parseDecimal, validateDecimal } from '../session/field-rules.ts';

/** Values outside these ranges are treated as typing errors or wrong units. */
const ranges = {
  usePerDayT: { minimum: 0, maximum: 10_000 },
  deliveryT: { minimum: 0.1, maximum: 10_000 },
  reserveDays: { minimum: 0, maximum: 365 },
} as const;

/** An empty field is not wrong; the plan waits for it. */
export function validatePlanned(field: keyof typeof ranges, text: string): FieldProblem | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const range = ranges[field];
  const value = parseDecimal(trimmed);
  if (value === undefined) return validateDecimal(trimmed);
  return value >= range.minimum && value <= range.maximum
    ? undefined
    : { key: 'validation.between', params: range };
}

/** The number of a valid field; undefined if it is empty or wrong. */
export const readPlanned = (field: keyof typeof ranges, text: string): number | undefined =>
  validatePlanned(field, text) ? undefined : parseDecimal(text.trim());
