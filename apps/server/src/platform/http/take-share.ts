import type { Db } from '../db/store.ts';
import type { Source } from '../source/source.ts';
import { lockSource, type NewUse, type SourceUse, SourceUses } from '../source/source-uses.ts';
import { ApiError } from './api-error.ts';

/** Counts one more use by a source, or rejects it with a time to retry (threat 66). */
export async function takeShare(
  db: Db,
  source: Source,
  use: NewUse & { readonly kind: SourceUse; readonly total: number },
  nowMs: number,
): Promise<void> {
  await lockSource(db, source);
  const uses = await SourceUses.of(db, source, nowMs);
  const refusal = refusalOf(uses, source, use);
  if (refusal) throw refusal;
  uses.add(source, use);
  await uses.keep(db);
}

/** The error for a source that must wait. */
export function refusalOf(
  uses: SourceUses,
  source: Source,
  use: { readonly kind: SourceUse; readonly total: number },
): ApiError | undefined {
  const waitMs = uses.waitOf(source, use);
  return waitMs > 0 ? new ApiError('too-many-requests', [], Math.ceil(waitMs / 1000)) : undefined;
}
