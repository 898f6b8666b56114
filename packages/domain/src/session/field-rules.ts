import type { AskedLimits } from '../catalogue/asked-limits.ts';
import { fromUnit, inUnit, volumeUnits } from '../catalogue/volume-unit.ts';
import type { CubicMetres } from '../units.ts';

/** A message by its text key; undefined if the value is valid. All forms and calls use the same rules. */
export type FieldProblem = { readonly key: string; readonly params?: Readonly<Record<string, number>> };
type Check = FieldProblem | undefined;

const problem = (key: string, amount?: number): FieldProblem =>
  amount === undefined ? { key: `validation.${key}` } : { key: `validation.${key}`, params: { amount } };

export const minimumAmount = 1;
export const maximumAmount = 99;
/** A lead may request more than one unit can hold. */
export const maximumLeadVolumeM3 = 1_000_000;

/** Maximum characters per field. Forms stop there, and calls refuse more. */
export const maxLength = {
  email: 254,
  phone: 40,
  personName: 100,
  company: 150,
  project: 150,
  product: 200,
  place: 200,
  comments: 2000,
  declineReason: 1000,
  assignee: 120,
  note: 4000,
  search: 200,
  publishComment: 500,
} as const;

export const validateRequired = (text: string): Check =>
  text.trim() === '' ? problem('required') : undefined;

/**
 * One plain address: no list, no display name, no quoting (threats 18 and 20). The length is checked before any
 * pattern runs, and the patterns cannot backtrack.
 */
export function validateEmail(text: string): Check {
  const [local = '', domain = '', ...more] = text.length <= maxLength.email ? text.split('@') : [];
  const fine =
    more.length === 0 &&
    local.length <= 64 &&
    /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(local) &&
    /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u.test(domain);
  return fine ? undefined : problem('email');
}

/** Italy, San Marino and the Vatican keep the leading zero in international calls. */
const keepsZero = /^\s*(\+|00)\s*(39|378|379)/;

/**
 * Removes the "(0)" after a country code: it is for domestic calls only, and the number does not work with it
 * (V24).
 */
export const withoutTrunkZero = (text: string): string =>
  keepsZero.test(text) ? text : text.replace(/^(\s*(?:\+|00)\s*\d{1,3}[\s.-]*)\(\s*0\s*\)\s*/, '$1');

/** Removes spaces, brackets, dots and dashes (D18). */
export const normalisePhone = (text: string): string => withoutTrunkZero(text).replace(/[\s().-]/g, '');

/** 10 to 14 characters after normalising: `+` or `00`, and digits (OV-06). */
export function validatePhone(text: string): Check {
  const phone = normalisePhone(text);
  if (!/^(\+|00)\d*$/.test(phone)) return problem('phone-format');
  if (phone.length < 10) return problem('phone-short');
  if (phone.length > 14) return problem('phone-long');
  return undefined;
}

/**
 * A dealer's number: empty, or digits with the usual separators. Refuses values such as `3,1206E+10`, which
 * spreadsheets make of a phone number.
 */
export const isDealerPhone = (text: string): boolean =>
  text.length <= maxLength.phone && /^([+(]?\d[\d\s()./-]*)?$/.test(text);

export const validateDigits = (text: string): Check => (/^\d+$/.test(text) ? undefined : problem('digits'));

type VolumeLimits = Pick<AskedLimits, 'volumeDecimals' | 'volumeUnit'>;

/** Decimals of a volume in the unit that people type. */
export const typedDecimals = ({ volumeDecimals, volumeUnit = 'm3' }: VolumeLimits): number =>
  Math.max(0, volumeDecimals - volumeUnits[volumeUnit].power);

/** A typed volume, which is in the catalogue's unit, in m³; undefined if it is not a decimal (A15). */
export function readVolume(text: string, { volumeUnit = 'm3' }: VolumeLimits): CubicMetres | undefined {
  const volume = parseDecimal(text);
  return volume === undefined ? undefined : fromUnit(volume, volumeUnit);
}

/** A volume as it is typed: `readVolume` reads the same one from it. */
export const writeVolume = (volumeM3: CubicMetres, { volumeUnit = 'm3' }: VolumeLimits): string =>
  // Without the error of floating point that a multiple has.
  String(Number(inUnit(volumeM3, volumeUnit).toFixed(6)));

/** A whole number, or a decimal with as many decimals as the catalogue has (A15). */
const validateVolumeNumber = (text: string, limits: AskedLimits): Check => {
  const max = typedDecimals(limits);
  if (max === 0) return validateDigits(text);
  const decimals = text.split(/[.,]/)[1]?.length ?? 0;
  return validateDecimal(text) ?? (decimals > max ? problem('decimals', max) : undefined);
};

const volumeProblem = (key: string, volumeM3: CubicMetres, { volumeUnit = 'm3' }: AskedLimits) =>
  problem(key, inUnit(volumeM3, volumeUnit));

/** The least volume is valid although the message says "more than" it (D17). */
export function validateVolume(text: string, limits: AskedLimits): Check {
  const [minM3, maxM3] = limits.volumeM3;
  const volumeM3 = fromUnit(Number(text.replace(',', '.')), limits.volumeUnit ?? 'm3');
  return (
    validateRequired(text) ??
    validateVolumeNumber(text, limits) ??
    (volumeM3 < minM3 ? volumeProblem('volume-more', minM3, limits) : undefined) ??
    (volumeM3 > maxM3 ? volumeProblem('volume-less', maxM3, limits) : undefined)
  );
}

/** A lead may have any size; beyond the maximum it is treated as a typing error. */
export function validateLeadVolume(text: string, limits: AskedLimits): Check {
  const volumeM3 = fromUnit(Number(text.replace(',', '.')), limits.volumeUnit ?? 'm3');
  return (
    validateRequired(text) ??
    validateVolumeNumber(text, limits) ??
    (volumeM3 < 0 ? problem('digits') : undefined) ??
    (volumeM3 > maximumLeadVolumeM3 ? volumeProblem('volume-less', maximumLeadVolumeM3, limits) : undefined)
  );
}

export function validateAmount(text: string): Check {
  return (
    validateRequired(text) ??
    validateDigits(text) ??
    (Number(text) < minimumAmount ? problem('at-least', minimumAmount) : undefined) ??
    (Number(text) > maximumAmount ? problem('no-more', maximumAmount) : undefined)
  );
}

/** Optional minus, up to 10 digits, optional comma or dot with up to 10 decimals (PB-09). */
const decimalPattern = /^-?\d{1,10}([.,]\d{1,10})?$/;

export const validateDecimal = (text: string): Check =>
  decimalPattern.test(text) ? undefined : problem('digits');

/** undefined if the text is not a decimal. A comma counts as the decimal separator. */
export const parseDecimal = (text: string): number | undefined =>
  decimalPattern.test(text) ? Number(text.replace(',', '.')) : undefined;

/** Values outside these ranges are treated as typing errors or wrong units. */
export const densityRangeKgM3 = { minimum: 10, maximum: 10_000 } as const;
export const temperatureRangeC = { minimum: -200, maximum: 600 } as const;

interface NumberRange {
  readonly minimum: number;
  readonly maximum: number;
}

/** A decimal (PB-09) within its range, both ends included. */
function validateRange(text: string, key: string, { minimum, maximum }: NumberRange): Check {
  const value = parseDecimal(text);
  if (value === undefined) return problem('digits');
  return value >= minimum && value <= maximum
    ? undefined
    : { key: `validation.${key}`, params: { minimum, maximum } };
}

export const validateDensity = (text: string): Check =>
  validateRange(text, 'density-range', densityRangeKgM3);

export const validateTemperature = (text: string): Check =>
  validateRange(text, 'temperature-range', temperatureRangeC);

/** Decimals allowed (D18). */
export const validateHeight = (text: string, { heightLimitM: [minimum, maximum] }: AskedLimits): Check =>
  validateRequired(text) ?? validateRange(text, 'height-range', { minimum, maximum });
