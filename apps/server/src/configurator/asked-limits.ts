import type { FieldError } from '@silowright/contract/errors';
import { type AskedLimits, specifiedLimits, volumesPerM3 } from '@silowright/domain/catalogue/asked-limits';
import type { CatalogueContent } from '@silowright/domain/catalogue/catalogue-content';
import { ApiError, fieldError } from '../platform/http/api-error.ts';
import type { StoredValues } from './configuration-state.ts';

/** What the catalogue lets visitors ask for. */
export const askedLimitsOf = ({ limits }: Pick<CatalogueContent, 'limits'>): AskedLimits =>
  limits.asked ?? specifiedLimits;

/** The limits of the forms are those of the calls (A15). */
export function mustBeAskedFor(values: StoredValues, limits: AskedLimits): void {
  const { spaceLimitationHeightInMeter, spaceLimitationHeightInMeters, spaceLimitationHeightInMm } = values;
  const heights = {
    spaceLimitationHeightInMeter,
    spaceLimitationHeightInMeters,
    ...(spaceLimitationHeightInMm !== undefined && {
      spaceLimitationHeightInMm: spaceLimitationHeightInMm / 1000,
    }),
  };
  const problems = [
    ...outside('volumePerUnit', values.volumePerUnit, limits.volumeM3),
    ...stepProblem('volumePerUnit', values.volumePerUnit, limits),
    ...Object.entries(heights).flatMap(([path, metres]) =>
      metres === undefined ? [] : outside(path, metres, limits.heightLimitM),
    ),
  ];
  if (problems.length > 0) throw new ApiError('bad-request', problems);
}

const outside = (path: string, value: number, [min, max]: readonly [number, number]): FieldError[] => {
  if (value < min) return [fieldError(path, 'too_small', `Too small: expected number to be >=${min}`)];
  return value > max ? [fieldError(path, 'too_big', `Too big: expected number to be <=${max}`)] : [];
};

/** A volume of the catalogue's step: a fraction that the forms cannot ask for is refused. */
export function stepProblem(path: string, volumeM3: number, limits: AskedLimits): FieldError[] {
  const perM3 = volumesPerM3(limits);
  if (Math.round(volumeM3 * perM3) / perM3 === volumeM3) return [];
  const { volumeDecimals } = limits;
  return [
    volumeDecimals === 0
      ? fieldError(path, 'invalid_type', 'Invalid input: expected int, received number')
      : fieldError(path, 'not_multiple_of', `Invalid number: at most ${volumeDecimals} decimals`),
  ];
}
