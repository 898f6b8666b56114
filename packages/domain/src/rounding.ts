/**
 * Nearest whole number, ties to even, so that sums do not drift upwards. What is as close to a tie as `slack` is one.
 */
export function roundHalfEven(value: number, slack = 0): number {
  const floor = Math.floor(value);
  const aboveTie = value - floor - 0.5;
  if (Math.abs(aboveTie) <= slack) return floor % 2 === 0 ? floor : floor + 1;
  return aboveTie < 0 ? floor : floor + 1;
}

/**
 * The nearest multiple of a step, as a whole number of minor units. Products of decimal numbers miss a tie by their
 * last digits, which must not decide a price.
 */
export function roundToStep(amount: number, step: number, minorUnits: number): number {
  const steps = amount / step;
  return Math.round(roundHalfEven(steps, 4 * Number.EPSILON * Math.abs(steps)) * step * minorUnits);
}
