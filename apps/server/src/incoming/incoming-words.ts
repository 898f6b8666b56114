import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { prepared, runIn } from '../platform/db/prepared.ts';
import type { Db } from '../platform/db/store.ts';
import type { IncomingTable, Tables } from '../platform/db/tables.ts';
import { phoneWords, type SearchTerm, searchWords } from './search-words.ts';

type Item = Pick<IncomingTable, 'kind' | 'id'>;

/** A row has at most this many words of one text; the rest of a long note is not searched. */
const maxWords = 200;
/** Words of later notes are no longer found by the search; the notes themselves are kept. */
const maxOfItem = 1_000;

/** The words of an item: its texts, its phone number, and numbers without leading zeros. */
export function wordsOf(texts: readonly string[], phone = ''): string[] {
  const spoken = searchWords(texts).slice(0, maxWords);
  // Users search "123" for Q-2026-000123.
  const short = spoken.flatMap((word) => /^0+([1-9]\d*)$/.exec(word)?.[1] ?? []);
  return [...new Set([...spoken, ...short, ...phoneWords(phone)])];
}

export const searchColumn = (words: readonly string[]): string => words.map((word) => ` ${word}`).join('');

/** Adds words to those of an item, in the transaction that adds the text, for example a note (DK-05). */
export async function addIncomingWords(
  db: Db,
  { kind, id }: Item,
  texts: readonly string[],
  phone = '',
): Promise<void> {
  const row = await db
    .selectFrom('incoming')
    .select('search')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return;
  const known = new Set(row.search.split(' '));
  const fresh = wordsOf(texts, phone).filter((word) => !known.has(word));
  if (fresh.length === 0 || known.size > maxOfItem) return;
  await db
    .updateTable('incoming')
    // Appended by the database: two notes at once both stay.
    .set({ search: sql<string>`search || ${searchColumn(fresh)}` })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
  await insertWords(db, { kind, id }, fresh);
}

export async function insertWords(db: Db, { kind, id }: Item, words: readonly string[]): Promise<void> {
  // A word may be cut within a letter, which JSON cannot contain.
  const keys = JSON.stringify(Object.fromEntries(words.map((word) => [word.toWellFormed(), 0])));
  await runIn(db, insertQuery, { kind, id, keys });
}

/** All words in one parameter, so that any number of them is one query. */
const insertQuery = prepared<Item & { keys: string }, unknown>({
  name: 'incoming-words-insert',
  kind: 'write',
  build: (db, param) => ({
    compile: () =>
      sql`insert into incoming_words (kind, word, id)
        select ${param('kind')}, key, ${param('id')} from json_each(${param('keys')}) where true
        on conflict do nothing`.compile(db),
  }),
});

type Row = ExpressionBuilder<Tables, 'incoming'>;

/** Whether a row contains a term, tested on its own words. */
const signColumns = [
  ...['title', 'person', 'company', 'email', 'phone', 'project', 'place'],
  ...['subject', 'product', 'dealer', 'follow_up_about'],
] as const;

export function containsTerm(row: Row, { words, instead, signs }: SearchTerm): Expression<SqlBool> {
  if (signs !== undefined) {
    const pattern = `%${signs.replace(/[!%_]/g, '!$&')}%`;
    return row.or(
      signColumns.map((column) => sql<SqlBool>`${sql.ref(`incoming.${column}`)} like ${pattern} escape '!'`),
    );
  }
  const has = (word: string) => row('incoming.search', 'like', `% ${word}%`);
  return row.or([row.and(words.map(has)), ...instead.map(has)]);
}

/** The items with a term, if there are at most `most`; undefined if more. */
export async function itemsWithTerm(
  db: Db,
  kind: IncomingTable['kind'],
  { words, instead }: SearchTerm,
  max: number,
): Promise<ReadonlySet<string> | undefined> {
  const longest = words.toSorted((a, b) => b.length - a.length)[0];
  const found = new Set<string>();
  for (const prefix of [...(longest === undefined ? [] : [longest]), ...instead]) {
    const inWords = inRange(db, kind, prefix);
    // Most words are common: whether there are too many is asked without reading them.
    const [tooMany] = await inWords.offset(max).limit(1).execute();
    if (tooMany) return undefined;
    for (const { id } of await inWords.execute()) found.add(id);
  }
  return found;
}

/** The items that have both words, if there are at most `most`; for two words of which each is too common alone. */
export async function itemsWithBoth(
  db: Db,
  kind: IncomingTable['kind'],
  [first, second]: readonly [string, string],
  max: number,
): Promise<ReadonlySet<string> | undefined> {
  const rows = await inRange(db, kind, first)
    .intersect(inRange(db, kind, second))
    .limit(max + 1)
    .execute();
  return rows.length > max ? undefined : new Set(rows.map(({ id }) => id));
}

const inRange = (db: Db, kind: IncomingTable['kind'], prefix: string) =>
  db
    .selectFrom('incoming_words')
    .select('id')
    .where('kind', '=', kind)
    .where('word', '>=', prefix)
    .where('word', '<', `${prefix}\u{10ffff}`);
