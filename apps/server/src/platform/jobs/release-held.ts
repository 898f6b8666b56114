import type { Store } from '../db/store.ts';
import { forgetOldUses } from '../source/source-uses.ts';
import type { GuardedClock } from '../watch/guard-clock.ts';
import { heldMails, releaseIfRoom } from './held-mails.ts';

/** Releases held mails as soon as there is room; each in a separate commit. */
export async function releaseHeld(
  store: Store,
  { nowMs, expiryMs }: Pick<GuardedClock, 'nowMs' | 'expiryMs'>,
): Promise<number> {
  await store.write((db) => forgetOldUses(db, { nowMs: nowMs(), expiryMs: expiryMs() }));
  let released = 0;
  for (const id of await store.read((db) => heldMails(db, nowMs()))) {
    if (await store.write((db) => releaseIfRoom(db, id, nowMs()))) released += 1;
  }
  return released;
}
