import { plannedUnit } from '@silowright/domain/engineering/site-plan';
import { plansOf, type Yard, type YardPosition } from '@silowright/domain/yard/standing-units';
import { call } from '@silowright/ui/calls/api.ts';
import { pictured } from '../project/position-words.ts';
import { isReady, type Position, positionsNow } from '../project/project-store.ts';
import { storePositions } from '../project/store-positions.ts';
import { sessionValues, useSession } from '../session/session-store.ts';
import { planIn, savePlan } from './yard-session.ts';

/** A position on the plan. */
export interface PositionOnYard extends YardPosition {
  readonly configurationId: string;
  /** Alternatives that are not in the picture: they would stand at the same place. */
  readonly instead: readonly Position[];
}

/** Everything that stands on the plan: one configuration, or what a picture of the project shows (PJ-06). */
export async function loadYard(diameterMm: number): Promise<readonly [PositionOnYard, ...PositionOnYard[]]> {
  const positions = positionsNow().filter(isReady);
  if (positions.length < 2) {
    const { id, amountOfUnits = 1 } = sessionValues();
    const unit = plannedUnit(diameterMm, await call('engineering-data', { params: { id } }));
    const plan = planIn(useSession.getState());
    return [{ number: '', unit, amountOfUnits, plan, configurationId: id, instead: [] }];
  }
  await storePositions();
  const onYard = pictured(positions).map(async ({ key, number, input, amountOfUnits }) => {
    const position = positions.find((each) => each.key === key)!;
    const { id } = position.session.values;
    const data = await call('engineering-data', { params: { id } });
    const unit = plannedUnit(input.diameterMm, data);
    const instead = insteadOf(position, positions);
    const plan = [position, ...instead].map(({ session }) => planIn(session)).find((each) => each);
    return { number, unit, amountOfUnits, plan, configurationId: id, instead };
  });
  return Promise.all(onYard) as Promise<never>;
}

const insteadOf = (position: Position, positions: readonly Position[]): Position[] =>
  positions.filter(
    ({ key, role }) =>
      key !== position.key &&
      role.kind === 'alternative' &&
      position.role.kind === 'alternative' &&
      role.group === position.role.group,
  );

/** Each position keeps its own places and what is around all; null removes the plan. */
export async function saveYard(positions: readonly PositionOnYard[], yard: Yard | null): Promise<void> {
  const plans = yard ? plansOf(yard) : [];
  for (const [at, { configurationId, instead }] of positions.entries()) {
    const plan = plans[at] ?? null;
    await savePlan(plan, configurationId);
    for (const { session } of instead) {
      const units = plan?.units.slice(0, session.values.amountOfUnits ?? 1) ?? [];
      await savePlan(plan && { ...plan, units }, session.values.id);
    }
  }
}
