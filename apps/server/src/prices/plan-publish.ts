import { randomUUID } from 'node:crypto';
import type { Store } from '../platform/db/store.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { mustBeRepeated } from './publish.ts';
import { largeChangeErrors } from './publish-field-errors.ts';
import { publishInWorker } from './publish-in-worker.ts';
import { insertPlan, waitingPlanAt } from './store/planned-lists.ts';
import { type ListKind, listsInForce } from './store/price-lists.ts';

/** Beyond this the date is a typing error. */
const maxAheadMs = 2 * 366 * 86_400_000;

export interface Planned {
  readonly id: string;
  readonly dueAt: number;
  readonly changed: number;
  readonly repeated: boolean;
}

/** Keeps the changes of a list for a later moment, after the same checks as a publish (PX-03). */
export async function planPublish(
  { store, nowMs }: { readonly store: Store; readonly nowMs: () => number },
  kind: ListKind,
  body: Uint8Array,
  { author, authorId }: { readonly author: string; readonly authorId: string },
  dueAt: number,
): Promise<Planned> {
  if (dueAt <= nowMs() || dueAt > nowMs() + maxAheadMs) throw wrongMoment(dueAt <= nowMs());
  const inForce = await store.read(listsInForce);
  const { outcome } = await publishInWorker('plan', { kind, body, inForce });
  if (!outcome.ok) throw new ApiError(outcome.reason.code, outcome.reason.errors);
  const { segment, version, changes, changed, changesHash, comment, largeChanges, confirmed } = outcome.value;
  if (version !== inForce[segment]!.versions[kind] + 1)
    await mustBeRepeated(store, kind, segment, outcome.value);
  if (changed === 0)
    throw new ApiError('bad-request', [
      { path: 'prices', code: 'unchanged', message: 'The list changes nothing.' },
    ]);
  if (largeChanges.length > 0 && !confirmed)
    throw new ApiError('large-change-unconfirmed', largeChangeErrors(largeChanges));
  const plan = {
    id: randomUUID(),
    segment,
    kind,
    due_at: dueAt,
    changes,
    changed,
    author,
    comment,
    author_id: authorId,
    content_hash: changesHash,
    created_at: nowMs(),
  };
  const found = await store.write(async (db) =>
    (await insertPlan(db, plan)) ? plan : waitingPlanAt(db, plan),
  );
  if (found?.content_hash !== changesHash) throw new ApiError('changed-meanwhile');
  return { id: found.id, dueAt, changed, repeated: found !== plan };
}

const wrongMoment = (isPast: boolean) =>
  new ApiError('bad-request', [
    {
      path: 'at',
      code: isPast ? 'past' : 'too-far',
      message: isPast ? 'The moment is not in the future.' : 'The moment is more than two years ahead.',
    },
  ]);
