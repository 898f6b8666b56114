import type { CallsOf } from '@silowright/contract/calls';
import type * as catalogue from '@silowright/contract/catalogue';
import type * as configurator from '@silowright/contract/configurator';
import type * as pictures from '@silowright/contract/pictures';
import type * as places from '@silowright/contract/places';
import type { HandlersOf } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { createRecommendationHandler } from './create-recommendation.ts';
import { lookupIpHandler, nearestPlaceHandler, searchPlacesHandler } from './find-places.ts';
import { listProductGroupsHandler, listProductsHandler } from './list-products.ts';
import { readLogoHandler, saveLogoHandler, saveSitePhotoHandler, saveYardPlanHandler } from './pictures.ts';
import { selectOptionsHandler } from './select-options.ts';
import { selectPreconfiguredUnitHandler } from './select-preconfigured-unit.ts';
import { changeLocaleHandler, startConfigurationHandler } from './start-configuration.ts';

export const configuratorCalls = (
  parts: ServerParts,
): HandlersOf<
  CallsOf<typeof catalogue> | CallsOf<typeof configurator> | CallsOf<typeof places> | CallsOf<typeof pictures>
> => ({
  'list-products': listProductsHandler(parts),
  'list-product-groups': listProductGroupsHandler(parts),
  'start-configuration': startConfigurationHandler(parts),
  'create-recommendation': createRecommendationHandler(parts),
  'select-preconfigured-unit': selectPreconfiguredUnitHandler(parts),
  'select-options': selectOptionsHandler(parts),
  'change-locale': changeLocaleHandler(parts),
  'lookup-ip': lookupIpHandler,
  'search-places': searchPlacesHandler(parts.places),
  'nearest-place': nearestPlaceHandler(parts.places),
  'save-yard-plan': saveYardPlanHandler(parts),
  'save-logo': saveLogoHandler(parts),
  'read-logo': readLogoHandler(parts),
  'save-site-photo': saveSitePhotoHandler(parts),
});
