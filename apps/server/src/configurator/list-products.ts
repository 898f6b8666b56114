import type { listProducts } from '@silowright/contract/list-products';
import { productsOf } from '@silowright/domain/catalogue/products';
import { readSegment } from '@silowright/domain/catalogue/segments';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';

/** A segment is given by its id or its label (D17). */
export const listProductsHandler: Handler<typeof listProducts> = ({ params, query }) => {
  const segment = readSegment(params.segment);
  if (!segment) throw new ApiError('not-found');
  return productsOf(segment, params.language, query.simplified !== 'false').map((product) => ({
    ...product,
    substances: [...product.substances],
    synonyms: [...product.synonyms],
  }));
};
