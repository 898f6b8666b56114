import type { Config } from '../platform/config/config.ts';
import type { PlannedListsTable } from '../platform/db/staff-tables.ts';
import type { Store } from '../platform/db/store.ts';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { GuardedClock } from '../platform/watch/guard-clock.ts';
import { watchLeaps } from '../platform/watch/guard-clock.ts';
import { heldBecause } from './author-of-plan.ts';
import type { Catalogues } from './catalogues.ts';
import type { DuePlan } from './prepare-publish.ts';
import { publishList } from './publish.ts';
import { holdPlan, nextPlan, readPlan, settlePlan } from './store/planned-lists.ts';

interface Parts {
  readonly store: Store;
  readonly catalogues: Pick<Catalogues, 'refresh'>;
  readonly nowMs: () => number;
  readonly clock: Pick<GuardedClock, 'trouble'>;
  readonly config: Pick<Config, 'staffDefaultRole'>;
}

/** Another process published the plan, or somebody withdrew it. */
class PlanGone extends Error {}

/**
 * Publishes every plan that is due, oldest first. Any number of processes may do so at once: a plan is settled in the
 * transaction that publishes it, so it is published once. What somebody planned who may no longer change prices is
 * held instead (S21). Nothing is published while the clock is in doubt. Returns
 * when the next plan is due.
 */
export async function publishPlanned(parts: Parts): Promise<number | undefined> {
  const { store, nowMs, clock, config } = parts;
  for (;;) {
    const next = await store.read(nextPlan);
    if (!next || next.due_at > nowMs() || clock.trouble()) return next?.due_at;
    const plan = await store.read((db) => readPlan(db, next.id));
    if (plan?.state !== 'waiting') continue;
    const held = await store.read((db) => heldBecause(db, plan, config.staffDefaultRole));
    if (held) await store.write((db) => holdPlan(db, plan.id, held));
    else await publishPlan(parts, plan);
  }
}

async function publishPlan(parts: Parts, plan: PlannedListsTable): Promise<void> {
  const { store, nowMs } = parts;
  const { id, kind, segment, comment, author } = plan;
  const due: DuePlan = {
    segment,
    comment,
    changes: readStored(storedKinds.plannedChanges, id, plan.changes),
  };
  const end = { settled_at: nowMs(), settled_by: 'system' };
  try {
    await publishList(parts, kind, new TextEncoder().encode(JSON.stringify(due)), author, {
      settle: async (db, version) => {
        if (!(await settlePlan(db, id, { ...end, state: 'published', version }))) throw new PlanGone();
      },
    });
  } catch (error) {
    if (error instanceof PlanGone) return;
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    // It would fail again: staff see why and decide.
    const problem = JSON.stringify(error.errors);
    await store.write((db) => settlePlan(db, id, { ...end, state: 'failed', problem }));
  }
}

/** As often as other processes look for new lists; earlier if a plan is due. */
const pollMs = 1_500;

export function startPlannedPublishing(
  parts: Parts,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const isSteady = watchLeaps(parts.nowMs);
  const look = async (): Promise<void> => {
    const looked = isSteady() ? publishPlanned(parts) : Promise.resolve(undefined);
    const dueAt = await looked.catch((error: unknown) => {
      onError(error);
      return undefined;
    });
    if (isStopped) return;
    const waitMs = Math.max(0, Math.min(pollMs, (dueAt ?? Number.POSITIVE_INFINITY) - parts.nowMs()));
    // In doubt or failed: not at once again.
    timer = setTimeout(run, waitMs === 0 ? pollMs : waitMs).unref();
  };
  let running = Promise.resolve();
  const run = () => {
    running = look();
  };
  run();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
