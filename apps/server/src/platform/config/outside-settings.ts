import { anyText, oneOf, origin, setting, site, tilesAddress, wholeNumber } from './setting.ts';

/** Settings of links for visitors and of external services. */
export const outsideSettings = {
  privacyUrl: setting('PRIVACY_URL', 'visitor', {
    description: 'Link in the footer.',
    parse: site,
  }),
  imprintUrl: setting('IMPRINT_URL', 'visitor', {
    description: 'Link in the footer.',
    parse: site,
  }),
  termsUrl: setting('TERMS_URL', 'visitor', {
    description: 'Link in the footer; the delivery terms of the quotation.',
    parse: site,
  }),
  ipLookupUrl: setting('IP_LOOKUP_URL', 'outside', {
    description:
      'Another service for the visitor’s IP address, called after consent only. Default: this server.',
    parse: site,
  }),
  googleMapsKey: setting('GOOGLE_MAPS_KEY', 'outside', {
    description: 'Map and places by Google; without it the bundled ones are used. The key is public.',
    parse: anyText,
  }),
  mapTilesUrl: setting('MAP_TILES_URL', 'outside', {
    description:
      'Map tiles of any provider instead of the bundled map, with {z}, {x} and {y}: `https://tiles.example/{z}/{x}/{y}.png`. Visitors’ browsers load them.',
    parse: tilesAddress,
  }),
  mapTilesAttribution: setting('MAP_TILES_ATTRIBUTION', 'outside', {
    description: 'What the provider of the map tiles wants to be named as, shown on the map.',
    parse: anyText,
  }),
  aerialTilesUrl: setting('AERIAL_TILES_URL', 'outside', {
    description:
      'Aerial pictures that a visitor may put below the plan of the yard, with {z}, {x} and {y}. Visitors’ browsers load them, and this server for the page of the site sheet. Without it the plan has none. Check that the provider allows the pictures to be printed.',
    parse: tilesAddress,
  }),
  aerialTilesAttribution: setting('AERIAL_TILES_ATTRIBUTION', 'outside', {
    description: 'What the provider of the aerial pictures wants to be named as, shown below the plan.',
    parse: anyText,
  }),
  aerialTilesZoom: setting('AERIAL_TILES_ZOOM', 'outside', {
    description: 'The most detailed zoom of the aerial pictures.',
    parse: wholeNumber(12, 22),
    default: '19',
  }),
  bookMeetingUrl: setting('BOOK_MEETING_URL', 'outside', {
    description: 'An external page for meetings; without it the built-in one is used.',
    parse: site,
  }),
  trackerScriptUrl: setting('TRACKER_SCRIPT_URL', 'outside', {
    description: 'A tracker script, loaded after consent only.',
    parse: site,
  }),
  chatScriptUrl: setting('CHAT_SCRIPT_URL', 'outside', {
    description: 'A chat widget, loaded after consent only.',
    parse: site,
  }),
  signProvider: setting('SIGN_PROVIDER', 'outside', {
    description: 'The signing provider: this site or DocuSeal.',
    default: 'embedded',
    parse: oneOf('embedded', 'docuseal'),
  }),
  signKeyFile: setting('SIGN_KEY_FILE', 'outside', {
    description:
      'Private key (PEM, mode 600) that seals signed quotations; without it one is created in DATA_DIR.',
    parse: anyText,
  }),
  signCertFile: setting('SIGN_CERT_FILE', 'outside', {
    description: 'Certificate (PEM) of SIGN_KEY_FILE, followed by its chain.',
    parse: anyText,
  }),
  signTimestampUrl: setting('SIGN_TIMESTAMP_URL', 'outside', {
    description: 'A timestamp server (RFC 3161) that proves the time of a signature.',
    parse: site,
  }),
  docusealUrl: setting('DOCUSEAL_URL', 'outside', {
    description: 'The API of DocuSeal, with SIGN_PROVIDER=docuseal.',
    default: 'https://api.docuseal.com',
    parse: site,
  }),
  docusealSite: setting('DOCUSEAL_SITE', 'outside', {
    description: 'The site of DocuSeal with its pages and documents, with SIGN_PROVIDER=docuseal.',
    default: 'https://docuseal.com',
    parse: origin,
  }),
  docusealToken: setting('DOCUSEAL_TOKEN', 'outside', {
    description: 'Access token of DocuSeal’s API, with SIGN_PROVIDER=docuseal.',
    secret: true,
    parse: anyText,
  }),
  webhookUrl: setting('WEBHOOK_URL', 'outside', {
    description: 'Receives offers, leads and signatures as signed JSON.',
    parse: site,
  }),
  webhookSecret: setting('WEBHOOK_SECRET', 'outside', {
    description: 'Signs the calls to WEBHOOK_URL.',
    secret: true,
    parse: anyText,
  }),
  hubspotToken: setting('HUBSPOT_TOKEN', 'outside', {
    description: 'Access token of a HubSpot private app: offers and leads become contacts and deals there.',
    secret: true,
    parse: anyText,
  }),
} as const;
