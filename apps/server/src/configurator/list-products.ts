import type { listProducts } from '@silowright/contract/catalogue';
import { productMarketsOf } from '@silowright/domain/catalogue/catalogue-markets';
import { productsIn } from '@silowright/domain/catalogue/catalogue-products';
import { localeOfLanguage } from '@silowright/domain/locale';
import type { Handler } from '../platform/http/mount.ts';
import { segmentOf } from '../prices/known-codes.ts';
import type { ServerParts } from '../server-parts.ts';

export const listProductsHandler =
  (parts: Pick<ServerParts, 'catalogues' | 'catalogue' | 'texts'>): Handler<typeof listProducts> =>
  ({ params, query }) => {
    const { catalogues, catalogue } = parts;
    const { markets, products } = catalogues.content();
    const segment = segmentOf(parts, params.segment);
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
