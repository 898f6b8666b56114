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

/** One more offer or lead of a source, or a refusal that says when to come back (threat 66). */
export function takeShare(
  db: Db,
  engine: EngineName,
  source: Source,
  kind: 'offer' | 'lead',
  nowMs: number,
): Promise<void> {
  return takeShareOf(db, engine, source, { kind, total: allSourcesPerHour[kind] }, nowMs);
}

/** The same of a total that the caller knows. */
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
