import type { YardPlan } from '@silowright/domain/yard/yard-plan';
import { type CallInput, call } from '@silowright/ui/calls/api.ts';
import { isLike, readKept } from '@silowright/ui/kept/kept-json.ts';
import { setDraftOf } from '../project/project-store.ts';
import { type SessionState, sessionValues } from '../session/session-store.ts';

/** The name of the draft that holds the plan in this tab. */
const name = 'yard';

export const yardDraft = (plan: YardPlan) => ({ [name]: { plan: JSON.stringify(plan) } });

/** What the plan is drawn from. */
const modelPlan = {
  units: [],
  turnDeg: 0,
  entrance: { x: 0, width: 0 },
  truck: { way: [] },
  crane: { x: 0, y: 0 },
};

/** The plan that was saved with a configuration. */
export function planIn({ drafts }: Pick<SessionState, 'drafts'>): YardPlan | undefined {
  return readKept(drafts[name]?.plan, (plan) => isLike(modelPlan, plan));
}

/** Saves it on the server, which checks it, and then in this tab. null removes it. */
export async function savePlan(plan: YardPlan | null, id = sessionValues().id): Promise<void> {
  await call('save-yard-plan', { body: { id, plan } as CallInput<'save-yard-plan'>['body'] });
  setDraftOf(id, name, plan ? yardDraft(plan)[name] : undefined);
}
