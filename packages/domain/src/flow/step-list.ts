import type { FirstStep } from '../catalogue/catalogue-markets.ts';
import {
  basicFlow,
  classicFlow,
  customFlow,
  extendedFlow,
  type StepId,
  type StepList,
  steps,
} from './steps.ts';

/** Determines the flow: first step of the chosen market, and whether the older flow is on (D13). */
export interface FlowChoice {
  readonly start: FirstStep;
  readonly classic: boolean;
}

/**
 * The list of the step indicator after `step` is entered (RT-11, SI-01): the flow of the market, or for a step of
 * another flow that one. A list left from another flow in this tab is ignored (V26).
 */
export function stepListFor(step: StepId, { start, classic }: FlowChoice): StepList {
  const basic = classic ? classicFlow : basicFlow;
  const own = start === 'product-group' ? extendedFlow : basic;
  return [own, basic, extendedFlow, classicFlow, basicFlow].find((list) => list.includes(step)) ?? [];
}

/** A step outside the list is one of a custom quote, which keeps the list of the flow it left (D21). */
const wayOf = (step: StepId, list: StepList): StepList => (list.includes(step) ? list : customFlow);

/** The step after `step` (RT-11); undefined for the last one and for the market. */
export function stepAfter(step: StepId, list: StepList): StepId | undefined {
  const way = wayOf(step, list);
  const at = way.indexOf(step);
  return at < 0 ? undefined : way[at + 1];
}

/** The step before `step`. Before the first one comes the market. */
export function stepBefore(step: StepId, list: StepList): StepId {
  const way = wayOf(step, list);
  return way[way.indexOf(step) - 1] ?? 'market';
}

/** The steps shown in the indicator: all but the last (SI-02), or none (SI-04). */
export const indicatorSteps = (step: StepId, list: StepList): StepList =>
  steps[step].sends || !list.includes(step) ? [] : list.slice(0, -1);
