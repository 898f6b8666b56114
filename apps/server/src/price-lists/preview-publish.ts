import type { PublishEffect } from '@silowright/contract/publish-effect';
import { ApiError } from '../http/api-error.ts';
import { lastPricedOffers } from '../store/last-offers.ts';
import { type ListKind, listsInForce } from '../store/price-lists.ts';
import type { Store } from '../store/store.ts';
import { publishAside } from './publish-aside.ts';

const lastQuotations = 100;

/**
 * The effect of a list on the last quotations before it is published. `signal` is aborted when the caller
 * disconnects.
 */
export async function previewPublish(
  store: Store,
  kind: ListKind,
  body: Uint8Array,
  signal?: AbortSignal,
): Promise<PublishEffect> {
  const [inForce, agricultural, road_salt] = await store.read(async (db) => [
    await listsInForce(db),
    await lastPricedOffers(db, 'agricultural', lastQuotations),
    await lastPricedOffers(db, 'road_salt', lastQuotations),
  ]);
  const input = { kind, body, inForce, offers: { agricultural, road_salt } };
  const { outcome } = await publishAside('effect', input, signal);
  if (!outcome.ok) throw new ApiError(outcome.reason.code, outcome.reason.errors);
  return outcome.value;
}
