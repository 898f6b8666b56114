import { describe, expect, it } from 'vitest';
import type { SessionValues } from '../session/values.ts';
import { firstOpenStep } from './first-open-step.ts';
import { indicatorSteps, stepAfter, stepBefore, stepListFor } from './step-list.ts';
import {
  basicFlow,
  buttonOf,
  classicFlow,
  customFlow,
  extendedFlow,
  type StepId,
  stepIds,
  steps,
} from './steps.ts';

/** Every question is answered. */
const everything: SessionValues = {
  id: '0000-0000-0000',
  segment: 'agricultural',
  productName: 'Flour',
  substance: 'solid',
  productGroupType: 'animal_feed',
  volumePerUnit: 30,
  amountOfUnits: 2,
  construction: 'silo_skirt',
  placement: 'outside',
  locationPlacename: 'Zwolle',
  recommendationShown: 'product-group',
  uuid: 'x',
  diameter_height: '2400|7193',
  emailAddress: 'a@b.nl',
  phoneNumber: '+31205550100',
  lastName: 'B',
  company_name: 'C',
  price: 1,
};
const flows = {
  basic: { list: basicFlow, choice: { start: 'product-basic', classic: false } },
  extended: { list: extendedFlow, choice: { start: 'product-group', classic: false } },
  classic: { list: classicFlow, choice: { start: 'product-basic', classic: true } },
  custom: { list: customFlow, choice: { start: 'product-group', classic: false } },
} as const;
const ready = { isAskedFor: true, hasOpenChoices: false };
const words = {
  t: (key: string) => key,
  number: String,
  volume: (m3: number) => `${m3} m³`,
  market: () => 'Market',
};

const inFlows = stepIds.flatMap((id) => steps[id].flows.map((name) => [id, name] as const));

describe('every step is one entry', () => {
  it.each(stepIds)('%s says in which flow it is, or starts all of them (RT-08)', (id) => {
    expect(steps[id].flows.length > 0 || id === 'market').toBe(true);
  });

  it.each(inFlows)(
    '%s in the %s flow opens when all before it is answered, and leads on (RT-10, RT-11)',
    (id, name) => {
      const { list, choice } = flows[name];
      expect(firstOpenStep(id, everything, choice, ready)).toBe(id);
      if (name !== 'custom') expect(stepListFor(id, choice)).toEqual(list);
      const after = stepAfter(id, list);
      expect(after === undefined).toBe(steps[id].sends !== undefined);
      if (after) expect(stepBefore(after, list)).toBe(id);
      expect(indicatorSteps(id, list)).toEqual(after ? list.slice(0, -1) : []);
    },
  );

  it.each(inFlows)(
    '%s in the %s flow is open while it is not answered, and nothing after it (RT-10)',
    (id, name) => {
      const { list, choice } = flows[name];
      const asks = steps[id].isAnswered;
      if (!asks) return;
      const before = list.slice(0, list.indexOf(id));
      const needed = Object.keys(everything).find((key) => {
        const less = { ...everything, [key]: undefined } as SessionValues;
        return !asks(less) && before.every((other) => steps[other].isAnswered?.(less) ?? true);
      });
      expect(needed).toBeDefined();
      const less = { ...everything, [needed!]: undefined } as SessionValues;
      expect(firstOpenStep(list.at(-1)!, less, choice, ready)).toBe(steps[id].answeredAt ?? id);
    },
  );

  it.each<[StepId, string | undefined]>([
    ['market', 'Market'],
    ['product-basic', 'Flour'],
    ['product-group', 'product-group.animal_feed'],
    ['volume', '2 × 30 m³'],
    ['type', 'construction.silo_skirt'],
    ['location', 'Zwolle'],
    ['configure', undefined],
    ['overview', undefined],
    ['recommendation', undefined],
    ['contact', undefined],
    ['results', undefined],
    ['finalized', undefined],
    ['finalized-basic', undefined],
  ])('%s is answered in short by %s', (id, answer) => {
    expect(steps[id].answer?.(everything, words)).toBe(answer);
    expect(steps[id].answer?.({ id: everything.id }, words)).toBeUndefined();
  });

  it('the market is no answer to change if the address named it (RT-18)', () => {
    expect(steps.market.answer?.({ ...everything, noBackToMarket: true }, words)).toBeUndefined();
  });

  it.each<[StepId, string]>([
    ['volume', 'step.volume'],
    ['recommendation', 'action.next'],
    ['finalized', 'overview.submit'],
    ['results', 'contact.submit'],
    ['finalized-basic', 'contact.submit'],
  ])('the button that opens %s says %s', (id, key) => {
    expect(buttonOf(id)).toBe(key);
  });

  it('a configured unit is a milestone as soon as its price is known (A9)', () => {
    expect(stepIds.flatMap((id) => steps[id].milestone?.name ?? [])).toEqual(['configured']);
    const { milestone } = steps.overview;
    expect([everything, { id: '' }].map((values) => milestone?.isReached(values))).toEqual([true, false]);
  });
});
