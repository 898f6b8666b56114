import type { Route } from './route.ts';

/**
 * Method and path of every call of visitors, written only here. The browser imports this table, so it must not
 * import zod or a schema. Paths are below the API base, with `:name` for parameters and no trailing slash (the
 * server takes both).
 */
export const visitorCalls = {
  'start-configuration': ['PUT', '/dealer/start-configuration'],
  'create-lead': ['PUT', '/lead'],
  'list-products': ['GET', '/products/:language/:segment'],
  'list-product-groups': ['GET', '/product-groups/:segment'],
  'create-recommendation': ['PUT', '/configurator/create-recommendation'],
  'select-preconfigured-unit': ['PUT', '/configurator/select-preconfigured-unit'],
  'select-options': ['PUT', '/configurator/select-options'],
  'engineering-data': ['GET', '/configurator/engineering/:id'],
  'offer-summary': ['GET', '/configurator/offer-summary/:id'],
  'create-offer': ['PUT', '/configurator/create-offer'],
  'download-quotation': ['GET', '/configurator/quotation/:id'],
  'download-site-sheet': ['GET', '/configurator/site-sheet/:id'],
  'download-unit-file': ['GET', '/unit-file/:format'],
  'reopen-configuration': ['GET', '/configurator/reopen/:token'],
  'copy-configuration': ['PUT', '/configurator/copy-configuration'],
  'save-yard-plan': ['PUT', '/configurator/yard-plan'],
  'save-site-photo': ['PUT', '/configurator/site-photo'],
  'read-site-photo': ['GET', '/configurator/site-photo/:id'],
  'change-locale': ['PUT', '/configurator/change-locale'],
  'lookup-ip': ['GET', '/ip'],
  'estimate-budget': ['GET', '/budget/estimate'],
  'search-places': ['GET', '/places'],
  'nearest-place': ['GET', '/places/nearest'],
  'public-settings': ['GET', '/settings'],
  'list-meeting-slots': ['GET', '/meeting-slots'],
  'book-meeting': ['PUT', '/meetings'],
  'read-meeting': ['GET', '/meetings/:token'],
  'confirm-meeting': ['PUT', '/meetings/:token/confirm'],
  'move-meeting': ['PUT', '/meetings/:token'],
  'cancel-meeting': ['DELETE', '/meetings/:token'],
  'sign-request': ['GET', '/configurator/signrequest/:configurationId'],
  'read-signing': ['GET', '/signing/:configurationId'],
  'read-signing-document': ['GET', '/signing/:configurationId/document'],
  'give-buyer': ['PUT', '/signing/:configurationId/buyer'],
  'sign-quotation': ['PUT', '/signing/:configurationId'],
  'decline-quotation': ['PUT', '/signing/:configurationId/decline'],
  'resend-quotation': ['PUT', '/signing/:configurationId/mail'],
} as const satisfies Record<string, Route>;

/** Calls of other servers; not used by the browser. */
export const providerCalls = {
  'docuseal-event': ['POST', '/signing/docuseal'],
} as const satisfies Record<string, Route>;
