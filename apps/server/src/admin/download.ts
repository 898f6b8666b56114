import type { adminExportIncoming, adminGetDocument } from '@silowright/contract/admin-incoming';
import { defuse, writeCsv } from '@silowright/domain/pricing/csv-cells';
import type { ServerParts } from '../app.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import { readDocument } from '../store/incoming.ts';
import { readPage } from './incoming.ts';

type Parts = Pick<ServerParts, 'store' | 'nowMs'>;

export const getDocumentHandler =
  ({ store }: Parts): Handler<typeof adminGetDocument> =>
  async ({ params, reply }) => {
    const document = await store.read((db) => readDocument(db, params.id));
    if (!document) throw new ApiError('not-found');
    reply.header('content-type', 'application/pdf').send(Buffer.from(document.bytes));
    return undefined;
  };

const columns = [
  'created_at',
  'title',
  'person',
  'company',
  'email',
  'project',
  'subject',
  'total_in_cents',
  'state',
  'handled',
  'assigned_to',
  'mail',
] as const;

/** So many rows fit a spreadsheet; a longer list is narrowed by a search first. */
const mostRows = 10_000;
const pageSize = 500;

/** Visitors wrote these cells: what a spreadsheet would run is defused (threat 23). */
export const exportIncomingHandler =
  ({ store, nowMs }: Parts): Handler<typeof adminExportIncoming> =>
  async ({ params, query, reply }) => {
    const rows: string[][] = [];
    let after: { createdAt: number; id: string } | undefined;
    do {
      const page = await store.read((db) =>
        readPage(db, {
          kind: params.kind,
          search: query.search,
          filter: query.state,
          after,
          limit: pageSize,
          nowMs: nowMs(),
        }),
      );
      for (const item of page) rows.push(columns.map((column) => defuse(String(item[column] ?? ''))));
      const last = page.length === pageSize ? page.at(-1) : undefined;
      after = last && { createdAt: Date.parse(last.created_at), id: last.id };
    } while (after && rows.length < mostRows);
    reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${params.kind}.csv"`)
      .send(writeCsv([columns, ...rows], query.separator ?? ','));
    return undefined;
  };
