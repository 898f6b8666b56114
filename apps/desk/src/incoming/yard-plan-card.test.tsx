import { firstPlan, moveThing } from '@silowright/domain/yard/yard-plan';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { YardPlanCard, type YardPlanCardProps } from './yard-plan-card.tsx';

const engineering = {
  support: { kind: 'legs', count: 6, circleM: 2.94, widthM: 0.14 },
  loads: { slab: { sideM: 3.6 } },
  connections: [],
  lifting: { radiusM: 12, layingDownM: [9.9, 4.8], crane: { name: '40 t', standM: [8.2, 9] } },
  access: { truckStandM: [3.5, 18], besideM: 0.5, besideLadderM: 1 },
} as unknown as YardPlanCardProps['engineering'];
const markupOf = (plan: ReturnType<typeof firstPlan>) =>
  renderToStaticMarkup(
    <YardPlanCard plan={plan as YardPlanCardProps['plan']} diameterMm={2800} engineering={engineering} />,
  );

it('staff see the plan of the yard and what has no room (TD-06)', () => {
  const plan = firstPlan(2, 4.6);
  const good = markupOf(plan);
  expect(good).toMatch(/<svg[^>]*role="img".*<title[^>]*>admin\.yard-plan<\/title>/);
  expect(good).toContain('yard-plan.all-good');
  const bad = markupOf(moveThing(plan, { kind: 'building' }, plan.units[0]!));
  expect(bad).toContain('yard-plan.state.bad');
});
