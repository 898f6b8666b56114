import type { listProductGroups, ProductGroup } from '@silowright/contract/list-product-groups';
import { wireProductGroups } from '@silowright/domain/catalogue/product-groups';
import { isPricedSegment, readSegment } from '@silowright/domain/catalogue/segments';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';

/** Only markets with full configuration have groups. */
export const listProductGroupsHandler: Handler<typeof listProductGroups> = ({ params }) => {
  const segment = readSegment(params.segment);
  if (!segment || !isPricedSegment(segment)) throw new ApiError('not-found');
  return { 'product-groups': wireProductGroups(segment) as ProductGroup[] };
};
