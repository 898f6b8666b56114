import * as z from 'zod/mini';
import { endpoint } from './call.ts';
import { line, text } from './fields.ts';
import {
  listId,
  listKind,
  pricedSegment,
  publication,
  publishAnswer,
  publishEffect,
  publishErrors,
  publishExtras,
  staffErrors,
} from './price-fields.ts';

/** A list of 100,000 rows, with a margin. */
export const largestListBytes = 40_000_000;

/** A row of the base price list (PR-09). */
export const basePriceRow = z.object({
  name: z.string(),
  volume: z.number(),
  uuid: z.string(),
  priceInCents: z.number(),
  heightInMm: z.number(),
  passage_width_in_mm: z.optional(z.number()),
  passage_height_in_mm: z.optional(z.number()),
});

export const adminGetPrices = endpoint('admin-get-prices', 'GET /admin/unit/prices/:segment', {
  summary: 'The base price list in force for a segment.',
  staff: 'prices:read',
  params: z.object({ segment: pricedSegment }),
  response: z.object({
    id: z.object({ version: z.number(), segment: z.string() }),
    prices: z.array(basePriceRow),
    publication,
  }),
  errors: ['not-found', ...staffErrors],
});

const filter = z.union([z.string(), z.array(z.string())]);

/** A group of the option price list (PR-09, D6). */
export const publishedOptionGroup = z.object({
  id: z.string(),
  key: z.string(),
  filters: z.object({ types: filter, expression: filter, diameters: filter }),
  optional: z.boolean(),
  multi: z.boolean(),
  options: z.array(
    z.object({
      label: z.string(),
      value: z.string(),
      default_selected: z.optional(z.boolean()),
      priceInCents: z.optional(z.number()),
      formula: z.optional(z.string()),
    }),
  ),
});

export const adminGetOptions = endpoint('admin-get-options', 'GET /admin/unit/options/:segment', {
  summary: 'The option price list in force for a segment.',
  staff: 'prices:read',
  params: z.object({ segment: pricedSegment }),
  response: z.object({
    id: z.object({ version: z.number(), segment: z.string() }),
    options: z.array(publishedOptionGroup),
    publication,
  }),
  errors: ['not-found', ...staffErrors],
});

/** Checks the shape only. checkPricePublish checks the prices and reports all problems at once (D7). */
const publishedRow = z.strictObject({
  name: line(200),
  volume: z.number(),
  uuid: line(60),
  priceInCents: z.optional(z.unknown()),
  heightInMm: z.number(),
  passage_width_in_mm: z.optional(z.number()),
  passage_height_in_mm: z.optional(z.number()),
});

export const publishPricesBody = z.strictObject({
  id: listId,
  prices: z.array(publishedRow).check(z.maxLength(200_000)),
  ...publishExtras,
});

export const adminPublishPrices = endpoint('admin-publish-prices', 'PUT /admin/unit/prices', {
  summary: 'Publishes the next version of a base price list.',
  staff: 'prices:write',
  takes: 'bytes',
  largestBodyBytes: largestListBytes,
  priority: 'high',
  body: publishPricesBody,
  response: publishAnswer,
  errors: publishErrors,
});

const publishedFilter = z.union([text(500), z.array(text(500)).check(z.maxLength(200))]);

/** Checks the shape only. checkOptionPublish checks prices and formulas and reports all problems at once (D6, D7). */
const publishedGroup = z.strictObject({
  id: line(60),
  key: line(120),
  filters: z.strictObject({
    types: publishedFilter,
    expression: publishedFilter,
    diameters: publishedFilter,
  }),
  optional: z.boolean(),
  multi: z.boolean(),
  options: z
    .array(
      z.strictObject({
        label: line(200),
        value: line(60),
        default_selected: z.optional(z.boolean()),
        priceInCents: z.optional(z.unknown()),
        formula: z.optional(text(5_000)),
      }),
    )
    .check(z.maxLength(500)),
});

export const publishOptionsBody = z.strictObject({
  id: listId,
  options: z.array(publishedGroup).check(z.maxLength(500)),
  ...publishExtras,
});

export const adminPublishOptions = endpoint('admin-publish-options', 'PUT /admin/unit/options', {
  summary: 'Publishes the next version of an option price list.',
  staff: 'prices:write',
  takes: 'bytes',
  largestBodyBytes: largestListBytes,
  priority: 'high',
  body: publishOptionsBody,
  response: publishAnswer,
  errors: publishErrors,
});

export const adminPreviewPrices = endpoint('admin-preview-prices', 'POST /admin/unit/prices/effect', {
  summary:
    'What a base price list would do to the last 100 quotations; with progress as lines of JSON if they are accepted.',
  staff: 'prices:write',
  takes: 'bytes',
  largestBodyBytes: largestListBytes,
  body: publishPricesBody,
  response: publishEffect,
  errors: ['bad-request', 'payload-too-large', ...staffErrors],
});

export const adminPreviewOptions = endpoint('admin-preview-options', 'POST /admin/unit/options/effect', {
  summary:
    'What an option price list would do to the last 100 quotations; with progress as lines of JSON if they are accepted.',
  staff: 'prices:write',
  takes: 'bytes',
  largestBodyBytes: largestListBytes,
  body: publishOptionsBody,
  response: publishEffect,
  errors: ['bad-request', 'payload-too-large', ...staffErrors],
});

export const adminListHistory = endpoint('admin-list-history', 'GET /admin/unit/history/:kind/:segment', {
  summary: 'Every published version of a list, the newest first.',
  staff: 'prices:read',
  params: z.object({ kind: listKind, segment: pricedSegment }),
  response: z.array(publication),
  errors: ['not-found', ...staffErrors],
});

export const adminGetVersion = endpoint(
  'admin-get-version',
  'GET /admin/unit/history/:kind/:segment/:version',
  {
    summary: 'One published version of a list, to compare or to publish again.',
    staff: 'prices:read',
    params: z.object({
      kind: listKind,
      segment: pricedSegment,
      version: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
    }),
    response: z.object({
      publication,
      prices: z.optional(z.array(basePriceRow)),
      options: z.optional(z.array(publishedOptionGroup)),
    }),
    errors: ['not-found', ...staffErrors],
  },
);
