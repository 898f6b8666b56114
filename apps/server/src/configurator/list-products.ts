import type { listProducts } from '@silowright/contract/list-products';
import { productMarketsOf, segmentNamed } from '@silowright/domain/catalogue/catalogue-markets';
import { productsIn } from '@silowright/domain/catalogue/catalogue-products';
import { localeOfLanguage } from '@silowright/domain/locale';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import type { ServerParts } from '../server-parts.ts';

/** A segment is given by its id or its label (D17). */
export const listProductsHandler =
  ({ catalogues, catalogue }: Pick<ServerParts, 'catalogues' | 'catalogue'>): Handler<typeof listProducts> =>
  ({ params, query }) => {
    const { markets, products } = catalogues.content();
    const segment = segmentNamed(markets, params.segment);
    if (!segment) throw new ApiError('not-found');
    const names = {
      locale: localeOfLanguage(params.language, catalogue.languages),
      fallback: catalogue.defaultLanguage,
    };
    const simplified = query.simplified !== 'false';
    return productsIn(products, productMarketsOf(markets, segment, simplified), names).map((product) => ({
      ...product,
      substances: [...product.substances],
      synonyms: [...product.synonyms],
    }));
  };
