import * as z from 'zod/mini';
import { listId, publishAnswer, publishErrors, publishExtras } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { line, text } from './fields.ts';

const filter = z.union([text(500), z.array(text(500)).check(z.maxLength(200))]);

/** Checks the shape only. checkOptionPublish checks prices and formulas and reports all problems at once (D6, D7). */
const publishedGroup = z.strictObject({
  id: line(60),
  key: line(120),
  filters: z.strictObject({ types: filter, expression: filter, diameters: filter }),
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

export const adminPublishOptions = endpoint('admin-publish-options', {
  summary: 'Publishes the next version of an option price list.',
  access: 'staff',
  scope: 'prices:write',
  priority: 'high',
  body: publishOptionsBody,
  response: publishAnswer,
  errors: publishErrors,
});
