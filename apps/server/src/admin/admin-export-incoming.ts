import { Readable } from 'node:stream';
import type { adminExportIncoming } from '@silowright/contract/admin-export-incoming';
import type { IncomingItem } from '@silowright/contract/incoming-fields';
import { type CsvSeparator, defuse, writeCsv, writeCsvLines } from '@silowright/domain/pricing/csv-cells';
import type { Handler } from '../http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import type { IncomingQuestion } from '../store/incoming.ts';
import type { Store } from '../store/store.ts';
import { readPage } from './incoming-items.ts';

const columns = [
  'created_at',
  'title',
  'person',
  'company',
  'email',
  'project',
  'subject',
  'total_in_cents',
  'currency',
  'state',
  'handled',
  'assigned_to',
  'mail',
] as const;

const pageSize = 500;

/** Cells typed by visitors: spreadsheet formulas are defused (threat 23). */
const cellsOf = (item: IncomingItem): string[] => columns.map((column) => defuse(String(item[column] ?? '')));

/** One page at a time, the next only after the reader took the last, so that memory does not grow with the list. */
async function* readPages(
  store: Store,
  question: Omit<IncomingQuestion, 'after' | 'limit'>,
): AsyncGenerator<IncomingItem[]> {
  let after: IncomingQuestion['after'];
  do {
    const page = await store.read((db) => readPage(db, { ...question, after, limit: pageSize }));
    yield page;
    const last = page.length === pageSize ? page.at(-1) : undefined;
    after = last && { createdAt: Date.parse(last.created_at), id: last.id };
  } while (after);
}

export async function* exportIncoming(
  store: Store,
  question: Omit<IncomingQuestion, 'after' | 'limit'>,
  separator: CsvSeparator,
): AsyncGenerator<string> {
  let text = writeCsv([columns], separator);
  for await (const page of readPages(store, question)) {
    yield text + writeCsvLines(page.map(cellsOf), separator);
    text = '';
  }
}

/** All rows. A read that fails later aborts the connection, so that no file looks complete. */
export const adminExportIncomingHandler =
  ({ store, expiryMs }: Pick<ServerParts, 'store' | 'expiryMs'>): Handler<typeof adminExportIncoming> =>
  ({ params, query, reply }) => {
    const question = { kind: params.kind, search: query.search, filter: query.state, nowMs: expiryMs() };
    reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${params.kind}.csv"`);
    return Readable.from(exportIncoming(store, question, query.separator ?? ','), { highWaterMark: 1 });
  };
