import type { SessionValues } from '../session/values.ts';
import type { FlowChoice, StepList } from './step-list.ts';
import { basicFlow, classicFlow, extendedFlow, type StepId } from './steps.ts';

/** Steps of a custom quote: it leaves the extended flow at location, without a unit (D21). */
const customQuoteFlow = [
  'product-group',
  'volume',
  'location',
  'contact',
  'finalized-basic',
] as const satisfies StepList;

type Answered = (values: SessionValues) => boolean;

const heightKnown: Answered = (values) =>
  values.placement !== 'inside' || values.spaceLimitationHeightInMm !== undefined;

/** Whether a step is answered. In the extended flow the unit chosen in the modal answers location. */
const answered = {
  'product-basic': ({ productName, substance }) => Boolean(productName && substance),
  'product-group': ({ productGroupType }) => Boolean(productGroupType),
  volume: ({ volumePerUnit, amountOfUnits }) => Boolean(volumePerUnit && amountOfUnits),
  type: ({ construction }) => Boolean(construction),
  location: (values) => values.recommendationShown !== undefined && heightKnown(values),
  configure: ({ uuid }) => Boolean(uuid),
  recommendation: ({ diameter_height }) => Boolean(diameter_height),
  contact: ({ emailAddress }) => Boolean(emailAddress),
  overview: (values) =>
    Boolean(values.emailAddress && values.phoneNumber && values.lastName && values.company_name),
} as const satisfies Partial<Record<StepId, Answered>>;

const isAnswered = (step: StepId, values: SessionValues): boolean =>
  !(step in answered) || answered[step as keyof typeof answered](values);

const pathsOf = ({ start, classic }: FlowChoice): readonly [StepList, ...StepList[]] =>
  start === 'product-group' ? [extendedFlow, customQuoteFlow] : [classic ? classicFlow : basicFlow];

/**
 * The step that a deep link or reload to `target` opens (RT-10): `target`, or the first unanswered step before it.
 * A step outside the visitor's flow counts as the end of the flow. A unit is chosen at location, so the extended
 * flow stops there without one. Choices that are not finished stop it at configure (V28). The last step shows what the
 * button before it sent; until that button was used, the step before it is open (V11).
 */
export function firstOpenStep(
  target: StepId,
  values: SessionValues,
  way: FlowChoice,
  { isAskedFor, hasOpenChoices }: { readonly isAskedFor: boolean; readonly hasOpenChoices: boolean },
): StepId {
  if (target === 'market') return target;
  if (!values.segment) return 'market';
  const paths = pathsOf(way);
  const path = paths.find((candidate) => candidate.includes(target)) ?? paths[0];
  const end = path.includes(target) ? path.indexOf(target) : path.length - 1;
  const button = isAskedFor ? undefined : path.at(-2);
  const isOpen = (step: StepId): boolean =>
    step === button || !isAnswered(step, values) || (step === 'configure' && hasOpenChoices);
  const open = path.slice(0, end).find(isOpen);
  if (open) return open === 'configure' && !values.uuid ? 'location' : open;
  if (target === 'configure' && path === extendedFlow && !isAnswered('configure', values)) return 'location';
  return path[end]!;
}
