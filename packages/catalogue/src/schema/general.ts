import { iconNames, sceneNames } from '@silowright/domain/catalogue/market-pictures';
import { textureKinds } from '@silowright/domain/catalogue/texture';
import { volumeUnitCodes } from '@silowright/domain/catalogue/volume-unit';
import * as z from 'zod';
import {
  amount,
  code,
  country,
  currency,
  hexColour,
  locale,
  millimetres,
  positive,
  schemaLink,
  webAddress,
} from './shared.ts';

const range = z
  .tuple([positive, positive])
  .refine(([min, max]) => min < max, 'the first number must be smaller than the second');

/** `catalogue.json` */
export const catalogue = z.strictObject({
  $schema: schemaLink,
  format: z.literal(1),
  name: z.string().min(1),
  works: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  /** Where the map opens before a place is chosen; the works if it is missing. */
  map: z
    .strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      zoom: z.number().int().min(3).max(12),
    })
    .optional(),
  languages: z.array(locale).nonempty(),
  default_language: locale,
  /** In which people read and type volumes; m³ if absent. All data, calls and formulas are in m³. */
  volume_unit: z
    .enum(volumeUnitCodes)
    .optional()
    .describe('Unit in which people read and type volumes; m3 if absent. All data stay in m³.'),
  limits: z.strictObject({
    volume_m3: range,
    /** Decimals of a volume that visitors ask for, in the unit of volume; whole ones if absent. */
    volume_decimals: z.number().int().min(0).max(3).optional(),
    height_limit_m: range,
    headroom_mm: millimetres,
    longest_list: z.number().int().positive().optional(),
  }),
  ranking: z
    .strictObject({
      oversize_weight: positive,
      preferred_factor: positive,
      wind_factor: positive,
      slender_above: positive,
      slender_factor: positive,
      diameter_factors: z.array(z.strictObject({ above_mm: millimetres, factor: positive })),
    })
    .optional(),
  keys: z.partialRecord(z.enum(['body_colour', 'roof_colour', 'gloss', 'logo']), z.string()).optional(),
});

const step = z.enum(['product-group', 'product-basic']);
const flow = z.union([step, z.strictObject({ flag: z.string(), on: step, off: step })]);

/** A list may show a segment in its own way. */
const listed = z.union([
  code,
  z.strictObject({
    segment: code,
    title: code.optional(),
    flow: flow.optional(),
    open: z.boolean().optional(),
    product_markets: z.array(code).optional(),
  }),
]);

/** `markets.json` */
export const markets = z.strictObject({
  $schema: schemaLink,
  lists: z.record(code, z.array(listed).nonempty()),
  fallback: code.optional(),
  budget: code.optional(),
  segments: z.record(
    code,
    z.strictObject({
      label: code,
      title: code.optional(),
      flow,
      open: z.boolean(),
      priced: z.boolean(),
      scene: z.enum(sceneNames),
      icon: z.enum(iconNames),
      container: z.enum(['silo', 'tank', 'by-substance']),
      dealer_skips_lead: z.boolean().optional(),
      product_markets: z.array(code).optional(),
    }),
  ),
});

const needs = {
  density_kg_m3: positive,
  temperature_c: z.number(),
  storage_types: z.array(code).nonempty(),
  products: z.array(code),
  rare_products: z.array(code).optional(),
  texture: z.strictObject({ kind: z.enum(textureKinds), colour: hexColour }).optional(),
};

/** `product-groups.json`: segment → groups. */
export const productGroup = z.strictObject({
  type: code,
  substance: z.enum(['solid', 'liquid']),
  show_examples: z.boolean().optional(),
  explosive: z.boolean().optional(),
  needs: z.strictObject(needs).optional(),
  characteristics: z
    .array(z.strictObject({ type: code, show_temperature: z.boolean(), ...needs }))
    .nonempty()
    .optional(),
});
export const productGroups = z
  .object({ $schema: schemaLink })
  .catchall(z.union([z.array(productGroup), z.string()]));

/** `countries.json` */
const sea = z.strictObject({ standard: positive, wide: positive });
export const countries = z.strictObject({
  $schema: schemaLink,
  elsewhere: z.strictObject({ wind_ms: positive, permit_countries: positive, detour: positive }),
  served: z.record(
    country,
    z.strictObject({
      wind_ms: positive,
      permit_countries: positive.optional(),
      detour: positive.optional(),
      currency,
      sea: sea.optional(),
    }),
  ),
});

/** `money.json` */
export const money = z.strictObject({
  $schema: schemaLink,
  base: currency,
  currencies: z.record(
    currency,
    z.strictObject({
      minor_digits: z.number().int().min(0).max(4),
      rate: positive.optional(),
      unit_rounding: positive.optional(),
      option_rounding: positive.optional(),
      tariff_rounding: positive.optional(),
    }),
  ),
  default_currency: currency,
  vat: z.strictObject({
    seller_country: country,
    seller_number: z.string().optional(),
    rules: z.array(
      z.strictObject({
        buyer: z.union([country, z.literal('EU'), z.literal('*')]),
        kind: z.enum(['domestic', 'reverse-charge', 'intra-community', 'export', 'undecided']),
        assembly: z.boolean().optional(),
        needs: z.enum(['vat-number']).optional(),
        rate_percent: z.number().min(0).max(100).optional(),
        sentence: z.string().optional(),
      }),
    ),
  }),
});

/** `tariff.json`; amounts are major units of the base currency. */
export const tariff = z.strictObject({
  $schema: schemaLink,
  rounding: positive,
  least_km: positive,
  longest_km: positive,
  trailer_m: positive,
  gap_m: positive,
  classes: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        up_to_mm: millimetres,
        per_km: positive,
        escort_per_km: amount,
        minimum: positive,
        permit: amount,
        permit_free_at_home: z.boolean().optional(),
        survey: amount,
        several_per_truck: z.boolean(),
        by_sea: z.enum(['standard', 'wide']).nullable(),
        longest_km: positive.nullable().optional(),
      }),
    )
    .nonempty()
    .max(30),
  panels: z.strictObject({ class: z.string() }).optional(),
  cranes: z
    .array(
      z.strictObject({
        up_to_height_m: positive.optional(),
        up_to_mass_t: positive.optional(),
        cost: positive,
      }),
    )
    .nonempty(),
  crew: z.strictObject({
    people: positive,
    per_hour: positive,
    base_hours: positive,
    hours_per_m3: positive,
    more_units_crane: positive,
    more_units_hours: positive,
    travel_per_km: positive,
    overnight_above_km: positive,
    overnight: positive,
  }),
});

/** `brand/brand.json` */
export const brand = z.strictObject({
  $schema: schemaLink,
  name: z.string().min(1),
  mark: z.string(),
  logo: z.string().optional(),
  colours: z.strictObject({ brand: hexColour, strong: hexColour, tint: hexColour }),
  font: z.string().nullable(),
  share_picture: z.string().optional(),
  /** What the texts claim about the company and promise; what is missing is not claimed. */
  claims: z
    .strictObject({
      iso_9001: z.boolean().optional(),
      years_of_experience: z.number().int().min(1).max(500).optional(),
      dealer_hours: z.number().int().min(1).max(1000).optional(),
      contact_hours: z.number().int().min(1).max(1000).optional(),
    })
    .optional(),
  contact: z.strictObject({
    email: z.email(),
    phone: z.string().min(1),
    homepage: webAddress,
    address: z.array(z.string().min(1)).min(1),
    sender: z.email(),
    sales: z.email(),
  }),
});

export type BrandFile = z.output<typeof brand>;

/** `texts/{locale}.json` */
export const texts = z.record(z.string(), z.string());
