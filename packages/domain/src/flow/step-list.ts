import { basicFlow, classicFlow, extendedFlow, type StepId } from './steps.ts';

export type StepList = readonly StepId[];

/** Determines the flow: first step of the chosen market, and whether the older flow is on (D13). */
export interface FlowChoice {
  readonly start: StepId;
  readonly classic: boolean;
}

/** Steps that belong to exactly one flow. */
const ownFlowOf: Partial<Record<StepId, 'basic' | 'extended' | 'classic'>> = {
  'product-basic': 'basic',
  'product-group': 'extended',
  type: 'classic',
  configure: 'extended',
  overview: 'extended',
  recommendation: 'classic',
  contact: 'basic',
  results: 'classic',
  finalized: 'extended',
  'finalized-basic': 'basic',
};

/**
 * The list of the step indicator after `step` is entered (RT-11, SI-01). A step shared by several flows belongs to
 * the flow of the market; a list left from another flow in this tab is ignored (V26).
 */
export function stepListFor(step: StepId, { start, classic }: FlowChoice): StepList {
  if (step === 'market') return [];
  const basic = classic ? classicFlow : basicFlow;
  const ownFlow = ownFlowOf[step];
  if (ownFlow === 'extended') return extendedFlow;
  if (ownFlow === 'classic') return classicFlow;
  if (ownFlow === 'basic') return basic;
  return start === 'product-group' ? extendedFlow : basic;
}

/** The entry after `step` (RT-11); undefined for the last one and for a step outside the list. */
export function stepAfter(step: StepId, list: StepList): StepId | undefined {
  const at = list.indexOf(step);
  return at < 0 ? undefined : list[at + 1];
}

/** The entry before `step`. Before the first one comes the market. */
export function stepBefore(step: StepId, list: StepList): StepId {
  const at = list.indexOf(step);
  return at > 0 ? list[at - 1]! : 'market';
}

const withoutIndicator: readonly StepId[] = ['results', 'finalized', 'finalized-basic'];

/** The steps shown in the indicator: all but the last (SI-02), or none (SI-04). */
export const indicatorSteps = (step: StepId, list: StepList): StepList =>
  withoutIndicator.includes(step) || !list.includes(step) ? [] : list.slice(0, -1);
