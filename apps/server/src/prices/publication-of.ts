import type { Publication } from '@silowright/contract/price-fields';
import type { ListVersion } from './store/price-lists.ts';

export const publicationOf = (row: ListVersion): Publication => ({
  version: row.version,
  author: row.author,
  comment: row.comment,
  published_at: new Date(row.published_at).toISOString(),
});
