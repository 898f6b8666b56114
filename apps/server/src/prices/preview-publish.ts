import type { PublishEffect } from '@silowright/contract/price-fields';
import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { Store } from '../platform/db/store.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { publishAside, type Watch } from './publish-aside.ts';
import { type QuotedPrice, quotedLast } from './quoted-last.ts';
import { type ListKind, listsInForce } from './store/price-lists.ts';

const lastQuotations = 100;

/** The effect of a list on the last quotations before it is published. */
export async function previewPublish(
  store: Store,
  kind: ListKind,
  body: Uint8Array,
  watch?: Watch,
): Promise<PublishEffect> {
  const input = await store.read(async (db) => {
    const inForce = await listsInForce(db);
    const offers: Record<PricedSegment, readonly QuotedPrice[]> = {};
    for (const segment of Object.keys(inForce))
      offers[segment] = (await quotedLast.tell(db, { segment, limit: lastQuotations })).flat();
    return { kind, body, inForce, offers };
  });
  const { outcome } = await publishAside('effect', input, watch);
  if (!outcome.ok) throw new ApiError(outcome.reason.code, outcome.reason.errors);
  return outcome.value;
}
