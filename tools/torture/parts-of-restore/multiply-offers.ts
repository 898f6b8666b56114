import type {
  BackupSource,
  Cell,
  TableShape,
} from '../../../apps/server/src/platform/backup/backup-tables.ts';

/** Tables whose size does not depend on the number of offers. */
const shared = new Set([
  ...[
    'price_lists',
    'shipped_lists',
    'catalogue_versions',
    'dealers',
    'dealer_saves',
    'dealer_revisions',
    'media',
    'offer_numbers',
    'erasures',
    'visit_counts',
    'unmet_wishes',
    'option_counts',
  ],
  ...['clock', 'processes', 'source_uses'],
]);
/** Values that identify an offer. They are replaced wherever they occur, including inside JSON. */
const identifying =
  /^(id|configuration_id|offer_id|lead_id|meeting_id|number|client_email|content_hash|recipient_hash|message_id|browser_hash|\w*token_hash)$/;

/** A text of a template row, split at the identifying values. */
type Cut = readonly (string | { readonly token: string })[];

/**
 * Creates an installation with many offers by copying a few real ones. Every row is as the server wrote it, with new
 * ids, numbers and addresses. Documents are large, so only one offer in `documentEvery` has one.
 */
export async function multiplyOffers(
  few: BackupSource,
  offers: number,
  documentEvery: number,
): Promise<BackupSource> {
  const templates = await countOf(few, 'offers');
  const tokens = await tellingValues(few);
  const cutting = new RegExp(`(${tokens.map(escaped).join('|')})`);
  const cut = (text: string): Cut =>
    text.split(cutting).map((piece, position) => (position % 2 === 1 ? { token: piece } : piece));
  const copies = Math.ceil(offers / templates);

  return {
    ...few,
    async *rows(table: TableShape) {
      if (table.name === 'offer_numbers') {
        yield [table.columns.map((column) => (column === 'year' ? 2026 : offers))];
        return;
      }
      for await (const rows of few.rows(table)) {
        if (shared.has(table.name)) {
          yield rows;
          continue;
        }
        const cuts = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cut(cell) : cell)));
        const every = table.name === 'documents' ? documentEvery : 1;
        for (let copy = 0; copy < copies; copy += every) {
          yield cuts.map((cells) =>
            cells.map((cell): Cell => (Array.isArray(cell) ? joined(cell, copy) : (cell as Cell))),
          );
        }
      }
    },
    close: async () => {},
  };
}

const escaped = (text: string): string => text.replace(/[^\w]/g, '\\$&');

const joined = (cells: Cut, copy: number): string =>
  cells.map((piece) => (typeof piece === 'string' ? piece : renamed(piece.token, copy))).join('');

/** A value of the same kind and length, different for every copy. */
function renamed(token: string, copy: number): string {
  const [, name, host] = /^([^@<>]+)@([^@<>]+)$/.exec(token) ?? [];
  if (host) return `${name}.${copy}@${host}`;
  const [, year, number] = /^Q-(\d{4})-(\d{6})$/.exec(token) ?? [];
  if (year) return `Q-${year}-${String(copy * 10 + Number(number)).padStart(6, '0')}`;
  return `${token.slice(0, -6)}${copy.toString(36).padStart(6, '0')}`;
}

async function tellingValues(source: BackupSource): Promise<string[]> {
  const values = new Set<string>();
  for (const table of source.tables.filter(({ name }) => !shared.has(name))) {
    for await (const rows of source.rows(table)) {
      for (const row of rows) {
        row.forEach((cell, position) => {
          const column = table.columns[position] ?? '';
          if (typeof cell === 'string' && cell.length > 8 && identifying.test(column)) values.add(cell);
        });
      }
    }
  }
  // Longer values first, because they may contain shorter ones.
  return [...values].sort((one, other) => other.length - one.length);
}

async function countOf(source: BackupSource, name: string): Promise<number> {
  const table = source.tables.find((one) => one.name === name);
  let count = 0;
  if (table) for await (const rows of source.rows(table)) count += rows.length;
  return count;
}
