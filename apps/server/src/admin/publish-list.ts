import type { PricedSegment } from '@silowright/domain/catalogue/segments';
import type { ServerParts } from '../app.ts';
import { ApiError } from '../http/api-error.ts';
import { insertListContent, type ListKind, listsInForce, listVersions } from '../store/price-lists.ts';
import { prepareAside } from './prepare-aside.ts';
import type { PreparedPublish } from './prepare-publish.ts';
import { largeChangeErrors } from './publish-field-errors.ts';

export interface Published {
  readonly id: { readonly version: number; readonly segment: PricedSegment };
  readonly repeated: boolean;
}

type Parts = Pick<ServerParts, 'store' | 'catalogues' | 'nowMs'>;

/**
 * Publishes the next version of a list (D7). Nothing is ever overwritten: the key of the table decides which of
 * two publishes at once is the next version, and the other one hears who was first.
 */
export async function publishList(
  { store, catalogues, nowMs }: Parts,
  kind: ListKind,
  body: Uint8Array,
  author: string,
): Promise<Published> {
  const inForce = await store.read(listsInForce);
  const outcome = await prepareAside({ kind, body, inForce });
  if (!outcome.ok) throw new ApiError(outcome.reason.code, outcome.reason.errors);
  const publish = outcome.value;
  const { segment } = publish;
  const id = { version: publish.version, segment };

  if (publish.version !== inForce[segment].versions[kind] + 1) {
    await mustBeRepeated(store, kind, segment, publish);
    return { id, repeated: true };
  }
  if (publish.largeChanges.length > 0 && !publish.confirmed) {
    throw new ApiError('large-change-unconfirmed', largeChangeErrors(publish.largeChanges));
  }
  const first = await store.write((db) =>
    insertListContent(db, {
      segment,
      kind,
      version: publish.version,
      content: publish.content,
      content_hash: publish.contentHash,
      author,
      comment: publish.comment,
      published_at: nowMs(),
    }),
  );
  if (!first) await mustBeRepeated(store, kind, segment, publish);
  await catalogues.refresh();
  return { id, repeated: !first };
}

/** The same content under the same version was published before: its answer was lost. Anything else is stale. */
async function mustBeRepeated(
  store: ServerParts['store'],
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
