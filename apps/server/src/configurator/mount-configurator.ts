import { listProductGroups, listProducts } from '@silowright/contract/catalogue';
import {
  changeLocale,
  createRecommendation,
  selectOptions,
  selectPreconfiguredUnit,
} from '@silowright/contract/configurator';
import {
  copyConfiguration,
  createOffer,
  downloadQuotation,
  downloadSiteSheet,
  downloadUnitFile,
  offerSummary,
  reopenConfiguration,
} from '@silowright/contract/deals';
import { readEngineeringData } from '@silowright/contract/engineering';
import {
  readLogo,
  readSitePhoto,
  saveLogo,
  saveSitePhoto,
  saveYardPlan,
} from '@silowright/contract/pictures';
import { nearestPlace, searchPlaces } from '@silowright/contract/places';
import { copyConfigurationHandler } from '../deals/copy-configuration.ts';
import { createOfferHandler } from '../deals/create-offer.ts';
import { downloadQuotationHandler } from '../deals/download-quotation.ts';
import { downloadSiteSheetHandler } from '../deals/download-site-sheet.ts';
import { downloadUnitFileHandler } from '../deals/download-unit-file.ts';
import { engineeringDataHandler } from '../deals/engineering-data.ts';
import { offerSummaryHandler } from '../deals/offer-summary.ts';
import { readSitePhotoHandler } from '../deals/read-site-photo.ts';
import { reopenConfigurationHandler } from '../deals/reopen-configuration.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { changeLocaleHandler } from './change-locale.ts';
import { createRecommendationHandler } from './create-recommendation.ts';
import { listProductGroupsHandler } from './list-product-groups.ts';
import { listProductsHandler } from './list-products.ts';
import { nearestPlaceHandler } from './nearest-place.ts';
import { readLogoHandler } from './read-logo.ts';
import { saveLogoHandler } from './save-logo.ts';
import { saveSitePhotoHandler } from './save-site-photo.ts';
import { saveYardPlanHandler } from './save-yard-plan.ts';
import { searchPlacesHandler } from './search-places.ts';
import { selectOptionsHandler } from './select-options.ts';
import { selectPreconfiguredUnitHandler } from './select-preconfigured-unit.ts';

export function mountConfigurator(mount: Mount, parts: ServerParts): void {
  mount(listProducts, listProductsHandler(parts));
  mount(listProductGroups, listProductGroupsHandler(parts));
  mount(createRecommendation, createRecommendationHandler(parts));
  mount(selectPreconfiguredUnit, selectPreconfiguredUnitHandler(parts));
  mount(selectOptions, selectOptionsHandler(parts));
  mount(readEngineeringData, engineeringDataHandler(parts));
  mount(offerSummary, offerSummaryHandler(parts));
  mount(createOffer, createOfferHandler(parts));
  mount(downloadQuotation, downloadQuotationHandler(parts));
  mount(downloadSiteSheet, downloadSiteSheetHandler(parts));
  mount(downloadUnitFile, downloadUnitFileHandler(parts));
  mount(reopenConfiguration, reopenConfigurationHandler(parts));
  mount(copyConfiguration, copyConfigurationHandler(parts));
  mount(saveYardPlan, saveYardPlanHandler(parts));
  mount(saveLogo, saveLogoHandler(parts));
  mount(readLogo, readLogoHandler(parts));
  mount(saveSitePhoto, saveSitePhotoHandler(parts));
  mount(readSitePhoto, readSitePhotoHandler(parts));
  mount(changeLocale, changeLocaleHandler(parts));
  mount(searchPlaces, searchPlacesHandler(parts.places));
  mount(nearestPlace, nearestPlaceHandler(parts.places));
}
