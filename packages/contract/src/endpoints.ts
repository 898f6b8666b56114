import { adminEndpoints } from './admin-endpoints.ts';
import { bookMeeting } from './book-meeting.ts';
import { cancelMeeting } from './cancel-meeting.ts';
import { changeLocale } from './change-locale.ts';
import { confirmMeeting } from './confirm-meeting.ts';
import { copyConfiguration } from './copy-configuration.ts';
import { createLead } from './create-lead.ts';
import { createOffer } from './create-offer.ts';
import { createRecommendation } from './create-recommendation.ts';
import { declineQuotation } from './decline-quotation.ts';
import { docusealEvent } from './docuseal-event.ts';
import { downloadQuotation } from './download-quotation.ts';
import { downloadSiteSheet } from './download-site-sheet.ts';
import { downloadUnitFile } from './download-unit-file.ts';
import type { BodyOf, CallName, ParamsOf, QueryOf, ResponseOf } from './endpoint.ts';
import { readEngineeringData } from './engineering-data.ts';
import { estimateBudget } from './estimate-budget.ts';
import { giveBuyer } from './give-buyer.ts';
import { listMeetingSlots } from './list-meeting-slots.ts';
import { listProductGroups } from './list-product-groups.ts';
import { listProducts } from './list-products.ts';
import { lookupIp } from './lookup-ip.ts';
import { moveMeeting } from './move-meeting.ts';
import { nearestPlace } from './nearest-place.ts';
import { offerSummary } from './offer-summary.ts';
import { publicSettings } from './public-settings.ts';
import { readLogo } from './read-logo.ts';
import { readMeeting } from './read-meeting.ts';
import { readSigning } from './read-signing.ts';
import { readSigningDocument } from './read-signing-document.ts';
import { readSitePhoto } from './read-site-photo.ts';
import { reopenConfiguration } from './reopen-configuration.ts';
import { resendQuotation } from './resend-quotation.ts';
import { saveLogo } from './save-logo.ts';
import { saveSitePhoto } from './save-site-photo.ts';
import { saveYardPlan } from './save-yard-plan.ts';
import { searchPlaces } from './search-places.ts';
import { selectOptions } from './select-options.ts';
import { selectPreconfiguredUnit } from './select-preconfigured-unit.ts';
import { signQuotation } from './sign-quotation.ts';
import { signRequest } from './sign-request.ts';
import { startConfiguration } from './start-configuration.ts';

/** Every call of the API. The server mounts them; the OpenAPI document and the route map are made from them. */
export const endpoints = [
  startConfiguration,
  createLead,
  listProducts,
  listProductGroups,
  createRecommendation,
  selectPreconfiguredUnit,
  selectOptions,
  readEngineeringData,
  offerSummary,
  createOffer,
  downloadQuotation,
  downloadSiteSheet,
  downloadUnitFile,
  reopenConfiguration,
  copyConfiguration,
  saveYardPlan,
  saveLogo,
  readLogo,
  saveSitePhoto,
  readSitePhoto,
  changeLocale,
  lookupIp,
  estimateBudget,
  searchPlaces,
  nearestPlace,
  publicSettings,
  listMeetingSlots,
  bookMeeting,
  readMeeting,
  confirmMeeting,
  moveMeeting,
  cancelMeeting,
  signRequest,
  readSigning,
  readSigningDocument,
  giveBuyer,
  signQuotation,
  declineQuotation,
  resendQuotation,
  docusealEvent,
  ...adminEndpoints,
] as const;

type EndpointOf<Name extends CallName> = Extract<(typeof endpoints)[number], { readonly name: Name }>;
type Part<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { readonly [key in Key]: Value };

/** What a call sends and gets, by its name. The browser imports these as types only. */
export type CallInput<Name extends CallName> = Part<'params', ParamsOf<EndpointOf<Name>>> &
  Part<'query', QueryOf<EndpointOf<Name>>> &
  Part<'body', BodyOf<EndpointOf<Name>>>;
export type CallOutput<Name extends CallName> = ResponseOf<EndpointOf<Name>>;
