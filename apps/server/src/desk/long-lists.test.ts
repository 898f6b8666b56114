import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchColumn } from '../incoming/incoming-words.ts';
import { blankIncoming } from '../platform/db/testing/blank-incoming.ts';

import { type OpenDesk, openDesk } from './testing/open-desk.ts';

const rows = 2_300;
const now = Date.parse('2026-03-10T12:00:00Z');

/** Newer rows have either of two marks and words; only the oldest row has both. */
function rowAt(position: number) {
  const isOldest = position === 0;
  const isEven = position % 2 === 0;
  const id = `row-${String(position).padStart(5, '0')}`;
  const words = isOldest ? ['oost', 'west'] : [isEven ? 'oost' : 'west'];
  return {
    words: words.map((word) => ({ kind: 'quotations' as const, word, id })),
    incoming: {
      ...blankIncoming,
      id,
      title: id,
      created_at: now - (rows - position) * 60_000,
      valid_until: now + 1,
      market: isEven ? 'a' : 'b',
      handled: isOldest || !isEven ? 1 : 0,
      total_cents: 100,
      currency: position % 10 === 0 ? 'DKK' : null,
      search: searchColumn(words),
    },
  };
}

describe('a list longer than a quick look', () => {
  let office: OpenDesk;
  beforeAll(async () => {
    office = await openDesk(undefined, {}, { nowMs: () => now });
    const all = Array.from({ length: rows }, (_, position) => rowAt(position));
    await office.store.write(async (db) => {
      for (let from = 0; from < rows; from += 400) {
        const some = all.slice(from, from + 400);
        await db
          .insertInto('incoming')
          .values(some.map(({ incoming }) => incoming))
          .execute();
        await db
          .insertInto('incoming_words')
          .values(some.flatMap(({ words }) => words))
          .execute();
      }
    });
  });
  afterAll(() => office.close());
  const get = async (path: string) => (await office.call('GET', path)).json;

  it.each(['market=a&handled=yes', 'search=oost+west', 'search=oost+west&sort=name'])(
    'answers %s from the newest rows first, and finds the rest behind its cursor (DK-04, DK-05)',
    async (query) => {
      const first = await get(`/admin/incoming/quotations?${query}`);
      expect(first).toMatchObject({ items: [], is_searching: true });
      const rest = await get(`/admin/incoming/quotations?${query}&after=${encodeURIComponent(first.next)}`);
      expect(rest).toMatchObject({ items: [{ id: 'row-00000' }], is_searching: false, next: null });
    },
  );

  it('goes on quickly where a page is full, and each row comes once (DK-04)', async () => {
    const seen: string[] = [];
    let after = '';
    do {
      const page = await get(
        `/admin/incoming/quotations?market=a&handled=no&limit=100${after && `&after=${encodeURIComponent(after)}`}`,
      );
      seen.push(...page.items.map(({ id }: { id: string }) => id));
      after = page.next ?? '';
    } while (after);
    expect([seen.length, new Set(seen).size]).toEqual([1_149, 1_149]);
    expect(seen).toEqual(seen.toSorted().toReversed());
  });

  it('counts the newest rows at once, all of them when asked, and never adds two currencies (DK-04)', async () => {
    expect(await get('/admin/count/quotations?market=a&handled=yes')).toMatchObject({
      count: 0,
      is_at_least: true,
    });
    expect(await get('/admin/count/quotations?market=a&handled=yes&exact=yes')).toMatchObject({
      count: 1,
      is_at_least: false,
    });
    expect(await get('/admin/count/quotations?exact=yes')).toEqual({
      count: rows,
      is_at_least: false,
      newer: 0,
      amounts: [
        { currency: 'EUR', count: 2_070, total_in_cents: 207_000 },
        { currency: 'DKK', count: 230, total_in_cents: 23_000 },
      ],
    });
  });
});
