import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BackOffice, openBackOffice } from '../apps/server/src/admin/testing/open-back-office.ts';
import { openStore } from '../apps/server/src/store/engine/open-store.ts';
import { searchWords } from '../apps/server/src/store/search-words.ts';
import { publishLarge } from './admin-parts/publish-large.ts';

const rows = 100_000;
const questions = {
  'newest page': '',
  'rare word': '?search=zwaluw',
  'word in every row': '?search=q',
  'two words': '?search=jansen+zwolle',
  number: '?search=Q-2026-054321',
  'state open': '?state=open',
  'state withdrawn, rare': '?state=withdrawn',
  'not handled': '?state=unhandled',
};

/** Compares lists of 100,000 quotations with an empty store, and measures a publish of 100,000 rows under load. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'silowright-bench-'));
  const empty = await openBackOffice(
    await openStore({ engine: 'sqlite', dataDir: path.join(folder, 'empty') }),
  );
  const full = await openBackOffice(
    await openStore({ engine: 'sqlite', dataDir: path.join(folder, 'full') }),
  );
  await fill(full);
  console.log(`${rows} quotations against an empty store (SQLite), median of a call`);
  for (const [name, query] of Object.entries(questions)) {
    const [a, b] = [await median(empty, query), await median(full, query)];
    console.log(`  ${name.padEnd(24)} ${b.toFixed(2)} ms, ${(b / a).toFixed(1)} x`);
  }
  await empty.close();
  await full.close();
  rmSync(folder, { recursive: true });
  await publishLarge();
}

async function median(office: BackOffice, query: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 60; round += 1) {
    const begun = performance.now();
    const { status } = await office.call('GET', `/admin/incoming/quotations${query}`);
    if (status !== 200) throw new Error(`${query} answered ${status}`);
    if (round >= 10) times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** Same rows as recordIncoming, but inserted in bulk, because filling is not measured. */
async function fill({ store }: BackOffice): Promise<void> {
  const startMs = Date.now() - rows * 60_000;
  const batch = 500;
  for (let from = 0; from < rows; from += batch) {
    const items = Array.from({ length: batch }, (_, index) => itemOf(from + index, startMs));
    await store.write(async (db) => {
      await db
        .insertInto('offers')
        .values(items.map(({ offer }) => offer))
        .execute();
      await db
        .insertInto('incoming')
        .values(items.map(({ incoming }) => incoming))
        .execute();
      await db
        .insertInto('incoming_words')
        .values(items.flatMap(({ words }) => words))
        .execute();
    });
  }
}

const names = ['Jansen', 'de Vries', 'Müller', 'Sørensen', 'Peeters'];
const cities = ['Zwolle', 'Kassel', 'Viborg', 'Hasselt'];

function itemOf(each: number, startMs: number) {
  const id = randomUUID();
  const created_at = startMs + each * 60_000;
  const title = `Q-2026-${String(each).padStart(6, '0')}`;
  const email = `${each}@example.com`;
  const shown = {
    title,
    person: `Jan ${names[each % names.length]}`,
    company: each % 20_000 === 7 ? 'Zwaluw Agro' : `Bedrijf ${each}`,
    email,
    project: cities[each % cities.length] ?? '',
    subject: 'vvs4 Ø2.80 m 36 m³',
  };
  const words = searchWords(Object.values(shown));
  return {
    offer: {
      id,
      configuration_id: id,
      number: title,
      revision: 1,
      content_hash: id,
      client_email: email,
      state: each % 5_000 === 0 ? ('withdrawn' as const) : ('open' as const),
      frozen: '{}',
      valid_until: created_at + 90 * 86_400_000,
      reopen_token_hash: id,
      sign_token_hash: id,
      created_at,
    },
    incoming: {
      kind: 'quotations' as const,
      id,
      created_at,
      ...shown,
      total_cents: 938_000,
      search: words.map((word) => ` ${word}`).join(''),
      handled: 0,
      handled_by: null,
      assigned_to: '',
      note: '',
      follow_up_at: null,
      follow_up_about: '',
    },
    words: words.map((word) => ({ kind: 'quotations' as const, word, id })),
  };
}
