import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { Db, Store } from '../platform/db/store.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { Catalogues } from './catalogues.ts';
import type { PreparedPublish } from './prepare-publish.ts';
import { largeChangeErrors } from './publish-field-errors.ts';
import { publishInWorker } from './publish-in-worker.ts';
import { insertListContent, type ListKind, listsInForce, listVersions } from './store/price-lists.ts';

export interface Published {
  readonly id: { readonly version: number; readonly segment: PricedSegment };
  readonly repeated: boolean;
}

/** A planned publish; its body is a DuePlan. */
export interface PublishedPlan {
  /** Runs in the transaction of the publish. Throws if the plan no longer waits; nothing is published then. */
  readonly settle: (db: Db, version: number) => Promise<void>;
}

interface Parts {
  readonly store: Store;
  readonly catalogues: Pick<Catalogues, 'refresh'>;
  readonly nowMs: () => number;
}

/**
 * Publishes the next version of a list (D7). Nothing is ever overwritten: the unique keys of the table decide which
 * of two concurrent publishes succeeds. If both are for the same list, the other one is rejected with the author of
 * the first. If they are for prices and options, which belong together, the other one is checked again with the
 * current lists.
 */
export async function publishList(
  parts: Parts,
  kind: ListKind,
  body: Uint8Array,
  author: string,
  plan?: PublishedPlan,
): Promise<Published> {
  const { store, catalogues, nowMs } = parts;
  const inForce = await store.read(listsInForce);
  const { outcome, body: unread } = await publishInWorker(plan ? 'due' : 'prepare', {
    kind,
    body,
    inForce,
  });
  if (!outcome.ok) throw new ApiError(outcome.reason.code, outcome.reason.errors);
  const publish = outcome.value;
  const { segment } = publish;
  const { versions } = inForce[segment]!;
  const id = { version: publish.version, segment };

  // Somebody published the planned prices meanwhile.
  if (plan && publish.isSame) {
    const version = versions[kind];
    await store.write((db) => plan.settle(db, version));
    return { id: { version, segment }, repeated: true };
  }
  if (publish.version !== versions[kind] + 1) {
    await mustBeRepeated(store, kind, segment, publish);
    return { id, repeated: true };
  }
  if (publish.largeChanges.length > 0 && !publish.confirmed) {
    throw new ApiError('large-change-unconfirmed', largeChangeErrors(publish.largeChanges));
  }
  const isFirst = await store.write(async (db) => {
    const isInserted = await insertListContent(db, {
      segment,
      kind,
      version: publish.version,
      content: publish.content,
      content_hash: publish.contentHash,
      author,
      comment: publish.comment,
      published_at: nowMs(),
      against: versions[kind === 'base' ? 'options' : 'base'],
    });
    if (isInserted) await plan?.settle(db, publish.version);
    return isInserted;
  });
  // Another publish succeeded meanwhile, so this recursion ends.
  if (!isFirst) return publishList(parts, kind, unread, author, plan);
  await catalogues.refresh();
  return { id, repeated: false };
}

/** The same content under the same version was published before: its answer was lost. Anything else is stale. */
export async function mustBeRepeated(
  store: Store,
  kind: ListKind,
  segment: PricedSegment,
  publish: PreparedPublish,
): Promise<void> {
  const since = await store.read((db) => listVersions(db, kind, segment, publish.version));
  const same = since.find(({ version }) => version === publish.version);
  if (same?.content_hash === publish.contentHash) return;
  throw new ApiError(
    'stale-version',
    since.map(({ version, author, comment, published_at }) => {
      const time = new Date(published_at).toISOString();
      const message = `Version ${version} by ${author} at ${time}: ${comment}`;
      return { path: 'id.version', code: 'published', message, params: { version, author, time, comment } };
    }),
  );
}
