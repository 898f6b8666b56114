import { heldMails, releaseIfRoom } from '../store/held-mails.ts';
import { forgetOldUses } from '../store/source-uses.ts';
import type { Store } from '../store/store.ts';

/** Held mails leave by themselves as soon as there is room for them; each is settled by a commit of its own. */
export async function releaseHeld(store: Store, nowMs: () => number): Promise<number> {
  await store.write((db) => forgetOldUses(db, nowMs()));
  let released = 0;
  for (const id of await store.read((db) => heldMails(db, nowMs()))) {
    if (await store.write((db) => releaseIfRoom(db, store.engine, id, nowMs()))) released += 1;
  }
  return released;
}
