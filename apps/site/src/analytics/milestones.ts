import type { GroupFlowAnswer, OlderFlowAnswer } from '@silowright/contract/configurator';
import { type StepMilestone, steps } from '@silowright/domain/flow/steps';
import { type CallName, type CallOutput, onAnswer } from '@silowright/ui/calls/api.ts';
import { readKept } from '@silowright/ui/kept/kept-json.ts';
import { safeStorage } from '@silowright/ui/kept/safe-storage.ts';
import { sessionValues, useSession } from '../session/session-store.ts';
import { pushEvent } from './data-layer.ts';

/** Documented in docs/how-to/follow-visits.md. */
export type Milestone = StepMilestone | 'recommended' | 'quoted' | 'lead' | 'meeting' | 'signed';

type Facts = Readonly<Record<string, string | number | undefined>>;

const storage = safeStorage();
const name = 'silowright-milestones';
const reported = (): string[] => readKept<string[]>(storage.getItem(name), Array.isArray) ?? [];

/** Pushes a milestone once per visit and content (A9). `distinct` tells apart what has the same facts. */
export function reportMilestone(milestone: Milestone, facts: Facts = {}, distinct = ''): void {
  const key = JSON.stringify([milestone, sessionValues().id, distinct, facts]);
  const known = reported();
  if (known.includes(key)) return;
  storage.setItem(name, JSON.stringify([...known, key].slice(-50)));
  pushEvent({ event: `silowright_${milestone}`, ...facts });
}

/** Answers that describe the unit. Names, addresses, the place and the IP address are never among them. */
function unitFacts(): Facts {
  const values = sessionValues();
  return {
    market: values.segment_label,
    product_group: values.productGroupType,
    dealer: values.dealer_id,
    volume_m3: values.volumePerUnit,
    units: values.amountOfUnits,
    storage_type: values.preconfiguredUnitType,
    diameter_mm: values.diameterInMm,
    height_mm: values.heightInMm,
  };
}

const currencyName = 'silowright-currency';
/** ISO 4217; missing until an answer has named it. A reload keeps it. */
const currency = (): string | undefined => storage.getItem(currencyName) ?? undefined;

type Recommendation = GroupFlowAnswer | OlderFlowAnswer;

/** Undefined for answers that only store values. */
function countOf(answer: Partial<Recommendation>): number | undefined {
  if ('preconfigured_unit_recommendations' in answer)
    return Object.keys(answer.preconfigured_unit_recommendations ?? {}).length;
  return 'recommendations' in answer ? answer.recommendations?.length : undefined;
}

/** Milestones that are answers of the server. */
const onCall: { readonly [Name in CallName]?: (answer: CallOutput<Name>, body: unknown) => void } = {
  'create-recommendation': (answer) => {
    const found = countOf(answer as Partial<Recommendation>);
    const { market, product_group, dealer, volume_m3, units } = unitFacts();
    if (found !== undefined)
      reportMilestone('recommended', { market, product_group, dealer, volume_m3, units, found });
  },
  'select-preconfigured-unit': (answer) => {
    if (answer.currency) storage.setItem(currencyName, answer.currency);
  },
  'create-offer': (answer) => {
    const { step, values } = useSession.getState();
    const facts =
      steps[step].sends === 'quotation'
        ? { ...unitFacts(), kind: 'quotation', total_cents: values.price, currency: currency() }
        : { ...unitFacts(), kind: 'request' };
    reportMilestone('quoted', facts, answer.quotation_number);
  },
  'create-lead': (_, body) => {
    const { segment } = body as { readonly segment: string };
    reportMilestone('lead', { market: segment, dealer: sessionValues().dealer_id });
  },
  'book-meeting': (answer) => {
    const { market, dealer } = unitFacts();
    reportMilestone('meeting', { market, dealer }, answer.starts_at);
  },
};

/** Returns a function that stops it. */
export function reportMilestones(): () => void {
  onAnswer((call, body, answer) => onCall[call]?.(answer as never, body));
  const onStep = () => {
    const { step, values } = useSession.getState();
    const { milestone } = steps[step];
    if (milestone?.isReached(values))
      reportMilestone(milestone.name, { ...unitFacts(), total_cents: values.price, currency: currency() });
  };
  onStep();
  const stop = useSession.subscribe(onStep);
  return () => {
    stop();
    onAnswer(() => {});
  };
}
