import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import { ApiError } from '../http/api-error.ts';
import { insertListContent, type ListKind, listsInForce, listVersions } from '../store/price-lists.ts';
import type { Store } from '../store/store.ts';
import type { Catalogues } from './catalogues.ts';
import type { PreparedPublish } from './prepare-publish.ts';
import { publishAside } from './publish-aside.ts';
import { largeChangeErrors } from './publish-field-errors.ts';

export interface Published {
  readonly id: { readonly version: number; readonly segment: PricedSegment };
  readonly repeated: boolean;
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
): Promise<Published> {
  const { store, catalogues, nowMs } = parts;
  const inForce = await store.read(listsInForce);
  const { outcome, body: unread } = await publishAside('prepare', { kind, body, inForce });
  if (!outcome.ok) throw new ApiError(outcome.reason.code, outcome.reason.errors);
  const publish = outcome.value;
  const { segment } = publish;
  const { versions } = inForce[segment]!;
  const id = { version: publish.version, segment };

  if (publish.version !== versions[kind] + 1) {
    await mustBeRepeated(store, kind, segment, publish);
    return { id, repeated: true };
  }
  if (publish.largeChanges.length > 0 && !publish.confirmed) {
    throw new ApiError('large-change-unconfirmed', largeChangeErrors(publish.largeChanges));
  }
  const isFirst = await store.write((db) =>
    insertListContent(db, {
      segment,
      kind,
      version: publish.version,
      content: publish.content,
      content_hash: publish.contentHash,
      author,
      comment: publish.comment,
      published_at: nowMs(),
      against: versions[kind === 'base' ? 'options' : 'base'],
    }),
  );
  // Another publish succeeded meanwhile, so this recursion ends.
  if (!isFirst) return publishList(parts, kind, unread, author);
  await catalogues.refresh();
  return { id, repeated: false };
}

/** The same content under the same version was published before: its answer was lost. Anything else is stale. */
async function mustBeRepeated(
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
