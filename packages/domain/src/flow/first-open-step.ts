import type { SessionValues } from '../session/values.ts';
import type { FlowChoice } from './step-list.ts';
import {
  basicFlow,
  classicFlow,
  customFlow,
  extendedFlow,
  type StepId,
  type StepList,
  steps,
} from './steps.ts';

const pathsOf = ({ start, classic }: FlowChoice): readonly [StepList, ...StepList[]] =>
  start === 'product-group' ? [extendedFlow, customFlow] : [classic ? classicFlow : basicFlow];

/**
 * The step that a deep link or reload to `target` opens (RT-10): `target`, or the first unanswered step before it.
 * A step outside the visitor's flow counts as the end of the flow. Choices that are not finished stop it (V28). The last
 * step shows what the button before it sent; until that button was used, the step before it is open (V11).
 */
export function firstOpenStep(
  target: StepId,
  values: SessionValues,
  way: FlowChoice,
  { isAskedFor, hasOpenChoices }: { readonly isAskedFor: boolean; readonly hasOpenChoices: boolean },
): StepId {
  const isAnswered = (id: StepId): boolean => steps[id].isAnswered?.(values) ?? true;
  if (target === 'market' || !isAnswered('market')) return 'market';
  const paths = pathsOf(way);
  const path = paths.find((candidate) => candidate.includes(target)) ?? paths[0];
  const end = path.includes(target) ? path.indexOf(target) : path.length - 1;
  const button = isAskedFor ? undefined : path.at(-2);
  const isOpen = (id: StepId): boolean =>
    id === button || !isAnswered(id) || (steps[id].hasChoices === true && hasOpenChoices);
  const open = path.slice(0, end).find(isOpen) ?? path[end]!;
  return isAnswered(open) ? open : (steps[open].answeredAt ?? open);
}
