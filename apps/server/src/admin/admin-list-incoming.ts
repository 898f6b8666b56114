import type { adminListIncoming } from '@silowright/contract/admin-list-incoming';
import type { IncomingItem } from '@silowright/contract/incoming-fields';
import type { UnitPicture } from '@silowright/contract/incoming-sheet';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { frozenOffers, type IncomingKind, type IncomingQuestion } from '../store/incoming.ts';
import type { Db } from '../store/store.ts';
import { readPage } from './incoming-items.ts';
import { unitPictureOf } from './incoming-sheet.ts';

export const adminListIncomingHandler =
  ({ store, expiryMs }: Pick<ServerParts, 'store' | 'expiryMs'>): Handler<typeof adminListIncoming> =>
  async ({ params: { kind }, query }) => {
    const limit = Number(query.limit ?? 50);
    const question = { kind, search: query.search, filter: query.state, limit: limit + 1, nowMs: expiryMs() };
    const after = readCursor(query.after);
    const before = readCursor(query.before);
    return store.read(async (db) => {
      const items = await readPage(db, { ...question, after, before });
      const isBackwards = after === undefined && before !== undefined;
      // Fewer newer rows than a page: return the newest page.
      if (isBackwards && items.length <= limit) return pageOf(db, kind, await readPage(db, question), limit);
      const page = isBackwards ? items.slice(-limit) : items;
      return pageOf(db, kind, page, limit, {
        hasNewer: after !== undefined || isBackwards,
        hasOlder: isBackwards,
      });
    });
  };

/** A page of at most `limit`, with cursors in both directions. */
async function pageOf(
  db: Db,
  kind: IncomingKind,
  items: readonly IncomingItem[],
  limit: number,
  { hasNewer, hasOlder } = { hasNewer: false, hasOlder: false },
) {
  const page = items.slice(0, limit);
  const units = kind === 'quotations' ? await unitsOf(db, page) : undefined;
  return {
    items: page.map((item) => ({ ...item, unit: units?.get(item.id) ?? null })),
    previous: hasNewer ? cursorOf(page[0]) : null,
    next: hasOlder || items.length > limit ? cursorOf(page.at(-1)) : null,
  };
}

const cursorOf = (item: IncomingItem | undefined): string | null =>
  item ? `${Date.parse(item.created_at)}.${item.id}` : null;

/** The units drawn next to the quotations; read for the page only. */
async function unitsOf(db: Db, page: readonly IncomingItem[]): Promise<Map<string, UnitPicture | null>> {
  const offers = await frozenOffers(
    db,
    page.map(({ id }) => id),
  );
  return new Map(offers.map(({ id, frozen }) => [id, unitPictureOf(JSON.parse(frozen))]));
}

function readCursor(text: string | undefined): IncomingQuestion['after'] {
  if (text === undefined) return undefined;
  const [, createdAt, id] = /^(\d{1,15})\.(.+)$/.exec(text) ?? [];
  if (!createdAt || !id) throw new ApiError('bad-request');
  return { createdAt: Number(createdAt), id };
}
