import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../../apps/server/src/platform/db/store.ts';
import { ifReadable } from '../../../apps/server/src/platform/db/stored-json.ts';
import { type ListKind, listOfRow } from '../../../apps/server/src/prices/store/price-lists.ts';
import type { SentList } from './publishers.ts';

interface Content {
  readonly prices?: unknown;
  readonly options?: unknown;
}

export interface FoundLists {
  readonly lost: readonly string[];
  readonly half: readonly string[];
}

/**
 * Every version must be one that was sent, whole, without a gap, and everything acknowledged must be there; a plan is
 * published exactly if it has its version. `sent` must have been noted before the rows are read.
 */
export async function findHalfLists(db: Db, sent: readonly SentList[]): Promise<FoundLists> {
  const lists = await db
    .selectFrom('price_lists')
    .select(['kind', 'segment', 'version', 'comment', 'content'])
    .orderBy('version')
    .execute();
  const plans = await db
    .selectFrom('planned_lists')
    .select(['id', 'kind', 'segment', 'state', 'version', 'comment', 'problem'])
    .execute();
  const half: string[] = [];
  const lost: string[] = [];
  const nameOf = (list: { kind: ListKind; segment: string; version?: number | null }) =>
    `${list.kind} list ${list.segment} ${list.version ?? 'planned'}`;

  for (const versions of Map.groupBy(lists, ({ kind, segment }) => `${kind} ${segment}`).values()) {
    const numbers = versions.map(({ version }) => version);
    if (numbers.some((number, position) => number !== position + 1))
      half.push(`${nameOf(versions[0]!)}: versions ${numbers.join()}`);
  }
  const byComment = new Map(sent.map((list) => [list.comment, list]));
  const times = new Map<string, number>();
  for (const list of lists) {
    const from = byComment.get(list.comment);
    if (!from) {
      if (list.version > 1 && list.comment.startsWith('torture')) half.push(`${nameOf(list)} was not sent`);
      continue;
    }
    times.set(list.comment, (times.get(list.comment) ?? 0) + 1);
    const content = ifReadable(() => listOfRow<Content>(list));
    if (!isDeepStrictEqual(content?.prices ?? content?.options, from.rows))
      half.push(`${nameOf(list)} is not what was sent`);
  }
  for (const [comment, count] of times) {
    const from = byComment.get(comment);
    if (count > 1 && from) half.push(`${nameOf(from)} was published ${count} times`);
  }
  const planOf = new Map(plans.map((plan) => [plan.comment, plan]));
  for (const plan of plans) {
    const published = lists.find(({ comment }) => comment === plan.comment);
    if ((plan.state === 'published') !== (published !== undefined))
      half.push(`${nameOf(plan)} is ${plan.state}, its version says otherwise`);
    if (published && published.version !== plan.version)
      half.push(`${nameOf(plan)} is version ${published.version}`);
    if (plan.state === 'failed' || plan.state === 'held')
      lost.push(`${nameOf(plan)} is ${plan.state}: ${plan.problem}`);
  }
  for (const list of sent) {
    const isThere = list.version === undefined ? planOf.has(list.comment) : times.has(list.comment);
    if (list.acknowledged && !isThere) lost.push(`${nameOf(list)}, which was acknowledged`);
  }
  return { lost, half };
}
