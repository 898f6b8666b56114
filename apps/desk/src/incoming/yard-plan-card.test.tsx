import { firstPlan, moveThing, type YardPlan } from '@silowright/domain/yard/yard-plan';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { YardPlanCard, type YardPlanCardProps } from './yard-plan-card.tsx';

const engineering = {
  support: { kind: 'legs', count: 6, circleM: 2.94, widthM: 0.14 },
  loads: { slab: { sideM: 3.6 } },
  connections: [],
  lifting: { radiusM: 12, layingDownM: [9.9, 4.8], crane: { name: '40 t', standM: [8.2, 9] } },
  access: { truckStandM: [3.5, 18], besideM: 0.5, besideLadderM: 1 },
} as unknown as YardPlanCardProps['positions'][number]['engineering'];
const position = (number: string, plan?: YardPlan) =>
  ({
    number,
    amount_of_units: plan?.units.length ?? 1,
    diameter_mm: 2800,
    engineering,
    plan,
  }) as YardPlanCardProps['positions'][number];
const markupOf = (...positions: YardPlanCardProps['positions']) =>
  renderToStaticMarkup(<YardPlanCard positions={positions} />);

it('staff see the plan of the yard and what has no room (TD-06)', () => {
  const plan = firstPlan(2, 4.6);
  const good = markupOf(position('10', plan));
  expect(good).toMatch(/<svg[^>]*role="img".*<title[^>]*>admin\.yard-plan<\/title>/);
  expect(good).toContain('yard-plan.all-good');
  const bad = markupOf(position('10', moveThing(plan, { kind: 'building' }, plan.units[0]!)));
  expect(bad).toContain('yard-plan.state.bad');
});

it('staff see all units of a project on it (PJ-06)', () => {
  const markup = markupOf(position('10', firstPlan(1, 4.6)), position('20'), position('30'));
  for (const label of ['10', '20', '30']) expect(markup).toContain(`>${label}</text>`);
  expect(markup).toContain('yard-plan.all-good');
});
