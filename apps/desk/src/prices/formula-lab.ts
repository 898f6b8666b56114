import type { OptionValue } from '@silowright/domain/catalogue/option-list';
import type { Unit } from '@silowright/domain/catalogue/unit';
import { unitVariables } from '@silowright/domain/pricing/evaluate-formula';
import { optionPrice } from '@silowright/domain/pricing/options-for-unit';
import type { ExpressionProblem } from '@silowright/domain/pricing/parse-expression';
import type { Texts } from '@silowright/ui/texts/use-texts.ts';

/** Variables of a formula that can be the horizontal axis. */
export const axes = ['H', 'D', 'V', 'P'] as const;
export type Axis = (typeof axes)[number];

/** The price of an option on one unit, now and with the formula that is being tried. */
export interface LabPoint {
  readonly unit: Unit;
  readonly values: Readonly<Record<Axis, number>>;
  /** undefined: the option has no price in force for this unit. */
  readonly before: number | undefined;
  readonly after: number;
}

export interface LabRun {
  readonly points: readonly LabPoint[];
  /** Units for which the formula gives no price. */
  readonly failed: readonly { readonly unit: Unit; readonly problem: ExpressionProblem }[];
}

/** Tries a formula over all units that the option applies to (PX-05). */
export function tryFormula(option: OptionValue, formula: string, units: readonly Unit[]): LabRun {
  const points: LabPoint[] = [];
  const failed: LabRun['failed'][number][] = [];
  for (const unit of units) {
    const variables = unitVariables(unit);
    const after = optionPrice({ label: option.label, value: option.value, formula }, variables);
    if (!after.ok) {
      failed.push({ unit, problem: after.reason });
      continue;
    }
    const before = optionPrice(option, variables);
    const { H, D, V, P } = variables as Record<Axis, number>;
    points.push({
      unit,
      values: { H, D, V, P },
      before: before.ok ? before.value : undefined,
      after: after.value,
    });
  }
  return { points, failed };
}

/** The axis that explains the price best: the highest correlation; equal ones in the order of the list. */
export function bestAxis(points: readonly LabPoint[]): Axis {
  const strengths = axes.map((axis) => Math.abs(correlation(points, axis)));
  return axes[strengths.indexOf(Math.max(...strengths))] ?? 'H';
}

function correlation(points: readonly LabPoint[], axis: Axis): number {
  const count = points.length;
  const meanX = points.reduce((sum, { values }) => sum + values[axis], 0) / count;
  const meanY = points.reduce((sum, { after }) => sum + after, 0) / count;
  let [xy, xx, yy] = [0, 0, 0];
  for (const { values, after } of points) {
    const [x, y] = [values[axis] - meanX, after - meanY];
    xy += x * y;
    xx += x * x;
    yy += y * y;
  }
  // Rounded, so that noise of the arithmetic does not decide between equal axes.
  return xx === 0 || yy === 0 ? 0 : Math.round((xy / Math.sqrt(xx * yy)) * 1e6) / 1e6;
}

/** Round numbers between two values, about five of them. */
export function roundSteps(low: number, high: number): number[] {
  if (!(high > low)) return [low];
  const power = 10 ** Math.floor(Math.log10((high - low) / 6));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= (high - low) / 6) ?? 10) * power;
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.floor(high / step + 1e-9) - first + 1;
  return Array.from({ length: count }, (_, each) => Number(((first + each) * step).toPrecision(12)));
}

export const byAxis = (points: readonly LabPoint[], axis: Axis): LabPoint[] =>
  points.toSorted((a, b) => a.values[axis] - b.values[axis] || a.after - b.after);

export interface Jump {
  /** Position of the last point before the jump in the sorted points. */
  readonly at: number;
  readonly cents: number;
}

/** A step is a jump if the usual slope leaves more than three usual steps of it unexplained. */
const unusual = 3;
const maximumJumps = 5;

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** `sorted` by the axis. */
export function jumpsOf(sorted: readonly LabPoint[], axis: Axis): Jump[] {
  const steps = sorted.slice(1).map(({ after, values }, at) => ({
    at,
    cents: after - sorted[at]!.after,
    along: values[axis] - sorted[at]!.values[axis],
  }));
  const sizes = steps.map(({ cents }) => Math.abs(cents)).filter((size) => size > 0);
  // A few different prices are a list, not a line with jumps.
  if (sizes.length < 4) return [];
  const usual = middle(sizes);
  const slope = middle(steps.filter(({ along }) => along > 0).map(({ cents, along }) => cents / along));
  return steps
    .filter(({ cents, along }) => Math.abs(cents - slope * along) > unusual * usual)
    .toSorted((a, b) => Math.abs(b.cents) - Math.abs(a.cents))
    .slice(0, maximumJumps)
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, cents }) => ({ at, cents }));
}

export interface LabFacts {
  readonly lowest: number;
  readonly highest: number;
  /** The largest share of a unit's own price, in percent; undefined without unit prices. */
  readonly largestShare: number | undefined;
  /** Smallest and largest change of a price in percent; undefined if nothing can be compared. */
  readonly change: readonly [smallest: number, largest: number] | undefined;
}

export function factsOf(points: readonly LabPoint[]): LabFacts {
  let [lowest, highest, share] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1];
  let change: [number, number] | undefined;
  for (const { unit, before, after } of points) {
    lowest = Math.min(lowest, after);
    highest = Math.max(highest, after);
    if (unit.priceCents > 0) share = Math.max(share, (after / unit.priceCents) * 100);
    if (!before) continue;
    const percent = ((after - before) / before) * 100;
    change = change ? [Math.min(change[0], percent), Math.max(change[1], percent)] : [percent, percent];
  }
  return { lowest, highest, largestShare: share < 0 ? undefined : share, change };
}

/** Why a formula gives no price. */
export const formulaProblemText = (problem: ExpressionProblem, t: Texts['t']): string =>
  t(`admin.formula-${problem.code}`, {
    name: 'name' in problem ? problem.name : '',
    position: 'position' in problem ? problem.position + 1 : '',
  });
