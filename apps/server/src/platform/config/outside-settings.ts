import { anyText, oneOf, origin, setting, site, tilesAddress, wholeNumber } from './setting.ts';

/** Settings of links for visitors and of external services. */
export const outsideSettings = {
  privacyUrl: setting({
    name: 'PRIVACY_URL',
    group: 'visitor',
    description: 'Link in the footer.',
    parse: site,
  }),
  imprintUrl: setting({
    name: 'IMPRINT_URL',
    group: 'visitor',
    description: 'Link in the footer.',
    parse: site,
  }),
  termsUrl: setting({
    name: 'TERMS_URL',
    group: 'visitor',
    description: 'Link in the footer; the delivery terms of the quotation.',
    parse: site,
  }),
  ipLookupUrl: setting({
    name: 'IP_LOOKUP_URL',
    group: 'outside',
    description:
      'Another service for the visitor’s IP address, called after consent only. Default: this server.',
    parse: site,
  }),
  googleMapsKey: setting({
    name: 'GOOGLE_MAPS_KEY',
    group: 'outside',
    description: 'Map and places by Google; without it the bundled ones are used. The key is public.',
    parse: anyText,
  }),
  mapTilesUrl: setting({
    name: 'MAP_TILES_URL',
    group: 'outside',
    description:
      'Map tiles of any provider instead of the bundled map, with {z}, {x} and {y}: `https://tiles.example/{z}/{x}/{y}.png`. Visitors’ browsers load them.',
    parse: tilesAddress,
  }),
  mapTilesAttribution: setting({
    name: 'MAP_TILES_ATTRIBUTION',
    group: 'outside',
    description: 'What the provider of the map tiles wants to be named as, shown on the map.',
    parse: anyText,
  }),
  aerialTilesUrl: setting({
    name: 'AERIAL_TILES_URL',
    group: 'outside',
    description:
      'Aerial pictures that a visitor may put below the plan of the yard, with {z}, {x} and {y}. Visitors’ browsers load them, and this server for the page of the site sheet. Without it the plan has none. Check that the provider allows the pictures to be printed.',
    parse: tilesAddress,
  }),
  aerialTilesAttribution: setting({
    name: 'AERIAL_TILES_ATTRIBUTION',
    group: 'outside',
    description: 'What the provider of the aerial pictures wants to be named as, shown below the plan.',
    parse: anyText,
  }),
  aerialTilesZoom: setting({
    name: 'AERIAL_TILES_ZOOM',
    group: 'outside',
    description: 'The most detailed zoom of the aerial pictures.',
    parse: wholeNumber(12, 22),
    default: '19',
  }),
  bookMeetingUrl: setting({
    name: 'BOOK_MEETING_URL',
    group: 'outside',
    description: 'An external page for meetings; without it the built-in one is used.',
    parse: site,
  }),
  trackerScriptUrl: setting({
    name: 'TRACKER_SCRIPT_URL',
    group: 'outside',
    description: 'A tracker script, loaded after consent only.',
    parse: site,
  }),
  chatScriptUrl: setting({
    name: 'CHAT_SCRIPT_URL',
    group: 'outside',
    description: 'A chat widget, loaded after consent only.',
    parse: site,
  }),
  signProvider: setting({
    name: 'SIGN_PROVIDER',
    group: 'outside',
    description: 'The signing provider: this site or DocuSeal.',
    default: 'embedded',
    parse: oneOf('embedded', 'docuseal'),
  }),
  signKeyFile: setting({
    name: 'SIGN_KEY_FILE',
    group: 'outside',
    description:
      'Private key (PEM, mode 600) that seals signed quotations; without it one is created in DATA_DIR.',
    parse: anyText,
  }),
  signCertFile: setting({
    name: 'SIGN_CERT_FILE',
    group: 'outside',
    description: 'Certificate (PEM) of SIGN_KEY_FILE, followed by its chain.',
    parse: anyText,
  }),
  signTimestampUrl: setting({
    name: 'SIGN_TIMESTAMP_URL',
    group: 'outside',
    description: 'A timestamp server (RFC 3161) that proves the time of a signature.',
    parse: site,
  }),
  docusealUrl: setting({
    name: 'DOCUSEAL_URL',
    group: 'outside',
    description: 'The API of DocuSeal, with SIGN_PROVIDER=docuseal.',
    default: 'https://api.docuseal.com',
    parse: site,
  }),
  docusealSite: setting({
    name: 'DOCUSEAL_SITE',
    group: 'outside',
    description: 'The site of DocuSeal with its pages and documents, with SIGN_PROVIDER=docuseal.',
    default: 'https://docuseal.com',
    parse: origin,
  }),
  docusealToken: setting({
    name: 'DOCUSEAL_TOKEN',
    group: 'outside',
    description: 'Access token of DocuSeal’s API, with SIGN_PROVIDER=docuseal.',
    secret: true,
    parse: anyText,
  }),
  webhookUrl: setting({
    name: 'WEBHOOK_URL',
    group: 'outside',
    description: 'Receives offers, leads and signatures as signed JSON.',
    parse: site,
  }),
  webhookSecret: setting({
    name: 'WEBHOOK_SECRET',
    group: 'outside',
    description: 'Signs the calls to WEBHOOK_URL.',
    secret: true,
    parse: anyText,
  }),
  hubspotToken: setting({
    name: 'HUBSPOT_TOKEN',
    group: 'outside',
    description: 'Access token of a HubSpot private app: offers and leads become contacts and deals there.',
    secret: true,
    parse: anyText,
  }),
} as const;
