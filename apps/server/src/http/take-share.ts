import type { Source } from '../source/source.ts';
import {
  allSourcesPerHour,
  type NewUse,
  recordUse,
  type SourceUse,
  waitOfSource,
} from '../store/source-uses.ts';
import type { Db, EngineName } from '../store/store.ts';
import { ApiError } from './api-error.ts';

/** Counts one more offer or lead of a source, or rejects it with a time to retry (threat 66). */
export function takeShare(
  db: Db,
  engine: EngineName,
  source: Source,
  kind: 'offer' | 'lead',
  nowMs: number,
): Promise<void> {
  return takeShareOf(db, engine, source, { kind, total: allSourcesPerHour[kind] }, nowMs);
}

/** The same for a total given by the caller. */
export async function takeShareOf(
  db: Db,
  engine: EngineName,
  source: Source,
  use: NewUse & { readonly kind: SourceUse; readonly total: number },
  nowMs: number,
): Promise<void> {
  const waitMs = await waitOfSource(db, engine, source, use, nowMs);
  if (waitMs > 0) throw new ApiError('too-many-requests', [], Math.ceil(waitMs / 1000));
  await recordUse(db, source, use, nowMs);
}
