import { Readable } from 'node:stream';
import { type ExportColumn, exportColumns } from '@silowright/contract/incoming-kinds';
import { type CsvSeparator, writeCsv, writeCsvLines } from '@silowright/domain/pricing/csv-cells';
import { csvSeparatorFor } from '@silowright/domain/pricing/price-list-csv';
import { frozenOffers } from '../deals/store/offers.ts';
import { buyersOf } from '../deals/store/signing-events.ts';
import type { Store } from '../platform/db/store.ts';
import { ApiError, fieldError } from '../platform/http/api-error.ts';
import type { Texts } from '../platform/texts.ts';
import type { HandlerOf } from '../server-parts.ts';
import { type ExportRow, exportStyle } from './export-cells.ts';
import { readPage } from './incoming-items.ts';
import { filterOf, orderOf } from './incoming-question.ts';
import { isOfferColumn, offerCells } from './offer-cells.ts';
import { countIncoming } from './store/count-incoming.ts';
import type { IncomingPlace } from './store/incoming-filter.ts';
import { type ListedQuestion, placeIn } from './store/list-by-next.ts';
import { maxSheetRows, writeXlsx } from './write-xlsx.ts';

/** Quotations with all their lines are large. */
const pageSize = 200;

/** One page at a time, the next only after the reader took the last, so that memory does not grow with the list. */
export async function* exportPages(
  store: Store,
  question: Omit<ListedQuestion, 'limit'>,
  offers?: { readonly publicUrl: string; readonly texts: Texts },
): AsyncGenerator<ExportRow[]> {
  let after: IncomingPlace | undefined;
  do {
    const page: ExportRow[] = await store.read(async (db) => {
      const { rows } = await readPage(db, { ...question, after, limit: pageSize });
      if (!offers) return [...rows];
      const ids = rows.map(({ row }) => row.id);
      const buyers = await buyersOf(db, ids);
      const cells = new Map(
        (await frozenOffers(db, ids)).map(({ id, frozen }) => [
          id,
          offerCells({ id, frozen, buyer: buyers.get(id) }, offers.publicUrl, offers.texts),
        ]),
      );
      return rows.map((read) => ({ ...read, offer: cells.get(read.row.id) }));
    });
    yield page;
    const last = page.length === pageSize ? page.at(-1)?.row : undefined;
    after = last && placeIn(question.sort ?? 'created_at', last, question.nowMs);
  } while (after);
}

async function* csvText(
  titles: readonly string[],
  pages: AsyncIterable<readonly ExportRow[]>,
  cells: (row: ExportRow) => string[],
  separator: CsvSeparator,
): AsyncGenerator<string> {
  let text = writeCsv([titles], separator);
  for await (const page of pages) {
    yield text + writeCsvLines(page.map(cells), separator);
    text = '';
  }
}

/** All rows. A read that fails later aborts the connection, so that no file looks complete. */
export const adminExportIncomingHandler: HandlerOf<'admin-export-incoming'> =
  (parts) =>
  async ({ params: { kind }, query, request, reply }) => {
    const { store, config } = parts;
    const { separator, format = 'csv', columns, locale, sort = 'created', order, ...filters } = query;
    const filter = filterOf(parts, kind, filters, request);
    const chosen = columnsOf(columns);
    const style = exportStyle(chosen, locale, { timeZone: config.companyTimezone, texts: parts.texts });
    const hasOffers = kind !== 'leads' && kind !== 'meetings' && chosen.some(isOfferColumn);
    const pages = exportPages(
      store,
      { ...filter, sort: orderOf(kind, sort), ascending: order === 'asc' },
      hasOffers ? { publicUrl: config.publicUrl, texts: parts.texts } : undefined,
    );
    reply.header('content-disposition', `attachment; filename="${kind}.${format}"`);
    if (format === 'csv') {
      reply.header('content-type', 'text/csv; charset=utf-8');
      const between = separator ?? (locale ? csvSeparatorFor(locale.slice(0, 2) as 'en') : ',');
      return Readable.from(csvText(style.titles, pages, style.texts, between), { highWaterMark: 1 });
    }
    const { count } = await store.read((db) => countIncoming(db, filter));
    if (count >= maxSheetRows)
      throw new ApiError('bad-request', [
        fieldError('format', 'too-many', 'more rows than a sheet can hold'),
      ]);
    reply.header('content-type', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    const sheet = (async function* () {
      for await (const page of pages) yield page.map(style.cells);
    })();
    return Readable.from(writeXlsx(kind, style.titles, sheet), { highWaterMark: 1 });
  };

/** In the order of the request; by default all. */
function columnsOf(requested: string | undefined): readonly ExportColumn[] {
  if (requested === undefined) return exportColumns;
  const chosen = requested.split(',').map((name) => exportColumns.find((column) => column === name));
  const known = chosen.flatMap((column) => column ?? []);
  if (known.length === 0 || known.length < chosen.length) throw new ApiError('bad-request');
  return [...new Set(known)];
}
