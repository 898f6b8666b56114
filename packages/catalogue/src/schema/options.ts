import { groupKinds } from '@silowright/domain/catalogue/option-list';
import * as z from 'zod';
import { gloss, paint, part } from './part.ts';
import { amount, code, currency, millimetres, schemaLink } from './shared.ts';

const optionValue = z.string().min(1).max(60);

/** A choice within a group. Its price is a number in major units or a formula in minor units. */
export const option = z.strictObject({
  value: optionValue,
  /** For staff and price lists; the text of the default language if it is missing. */
  label: z.string().min(1).max(200).optional(),
  price: amount.optional(),
  /** Own prices in other currencies, in their main units; without one the rate of money.json applies. */
  prices: z.record(currency, amount).optional(),
  formula: z.string().min(1).max(1000).optional(),
  default_selected: z.boolean().optional(),
  /** The visitor says which in words of their own, for example a colour that is not listed. */
  custom: z.literal(true).optional(),
  article: z.string().optional(),
  raises_mm: millimetres.optional(),
  draw: z.array(z.union([part, paint, gloss])).optional(),
  no_visible_effect: z.string().min(1).optional(),
});

export const optionGroup = z.strictObject({
  id: code,
  key: z.string().regex(/^[a-z_]+\.[a-z0-9_]+$/, 'must be section.name in lower case'),
  types: z.array(code).nonempty(),
  expression: z.string().max(1000).optional(),
  diameters: z.array(millimetres).optional(),
  optional: z.boolean().optional(),
  multi: z.boolean().optional(),
  /** What the choices are, where they are shown or preselected in their own way. */
  kind: z.enum(groupKinds).optional(),
  /** What the price is for: each unit, which is usual, or the whole order, such as one structural calculation. */
  per: z.enum(['unit', 'order']).optional(),
  options: z.array(option).nonempty(),
});

/** `options/{segment}.json` */
export const optionList = z.strictObject({ $schema: schemaLink, groups: z.array(optionGroup) });
export type OptionListFile = z.output<typeof optionList>;
