import * as z from 'zod/mini';
import { endpoint } from './call.ts';
import { currency } from './fields.ts';

/** Settings of the installation for the web app. Nothing here is secret. */
export const publicSettings = endpoint('public-settings', 'GET /settings', {
  summary: 'Company data, links and public keys of this installation.',
  access: 'anybody',
  response: z.object({
    /** In which prices and option lists are kept. */
    base_currency: currency,
    company: z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      homepage: z.string(),
      /** Of the dates on paper. */
      time_zone: z.string(),
    }),
    /** Claims made in the texts (D11, D17). */
    claims: z.object({
      iso_9001: z.boolean(),
      years_of_experience: z.number(),
      journey_percent: z.number(),
      dealer_hours: z.number(),
      contact_hours: z.number(),
      /** From order to delivery, by the conditions of the catalogue; null if it has none. */
      delivery_weeks: z.nullable(z.number()),
    }),
    links: z.object({
      privacy: z.nullable(z.string()),
      imprint: z.nullable(z.string()),
      terms: z.nullable(z.string()),
    }),
    /** The release of this server, like 1.2.0 (IN-07). */
    version: z.string(),
    ip_lookup_url: z.nullable(z.string()),
    google_maps_key: z.nullable(z.string()),
    map_tiles: z.nullable(z.object({ url: z.string(), attribution: z.string() })),
    /** Aerial pictures below the plan of the yard (TD-06). */
    aerial_tiles: z.nullable(z.object({ url: z.string(), attribution: z.string(), zoom: z.number() })),
    book_meeting_url: z.nullable(z.string()),
    tracker_script_url: z.nullable(z.string()),
    chat_script_url: z.nullable(z.string()),
    identity: z.nullable(
      z.object({
        domain: z.string(),
        /** If it differs from the domain: another provider, reached through this server. */
        issuer: z.nullable(z.string()),
        client_id: z.string(),
        organization: z.nullable(z.string()),
        environment: z.enum(['staging', 'production', 'demo']),
      }),
    ),
  }),
  errors: ['too-many-requests', 'unavailable'],
});
