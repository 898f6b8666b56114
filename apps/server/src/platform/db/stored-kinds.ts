import { unnamedCurrency } from '@silowright/domain/catalogue/money';
import * as z from 'zod/mini';
import { inPositions } from './quotation-positions.ts';
import type { StoredKind } from './stored-json.ts';

const record = z.looseObject({});
const list = z.array(z.unknown());
const whole = z.int();

const kind = (
  name: string,
  schema: z.ZodMiniType = record,
  upgrades: StoredKind['upgrades'] = [],
): StoredKind => ({ name, version: upgrades.length + 1, schema, upgrades });

const text = z.optional(z.string());
const number = z.optional(whole);

const position = z.looseObject({
  id: z.string(),
  number: z.string(),
  role: z.looseObject({ kind: z.enum(['included', 'optional', 'alternative']) }),
  kind: z.literal('units'),
  configurationId: text,
  unit: z.optional(z.looseObject({ uuid: text, type: text, segment: text })),
  amountOfUnits: number,
  lines: z.optional(z.array(z.looseObject({ key: text, value: text, priceCents: number }))),
  unitPriceCents: number,
});

/**
 * Earlier releases wrote less: everything may be missing, but nothing is of another type. Only a priced one must have
 * its positions.
 */
const quotation = z
  .looseObject({
    kind: z.optional(z.enum(['priced', 'request'])),
    number: text,
    revision: number,
    issuedAt: text,
    validUntil: text,
    locale: text,
    currency: text,
    addressee: z.optional(z.looseObject({ email: text })),
    positions: z.optional(z.array(position).check(z.minLength(1))),
    totalCents: number,
    data: z.optional(z.looseObject({ segment: text })),
  })
  .check(
    z.refine(({ kind: of, positions }) => of !== 'priced' || positions !== undefined, {
      path: ['positions'],
      error: 'are missing',
    }),
  );

const listId = z.looseObject({ version: whole, segment: z.string() });

/** Every document that is stored as JSON (C21). A change of its form is one more upgrade. */
export const storedKinds = {
  quotation: kind('quotation', quotation, [
    // Before currencies had names.
    (older) => (older.kind === 'priced' ? { currency: unnamedCurrency, ...older } : older),
    // Before a quotation had positions.
    (older) => (older.kind === 'priced' ? inPositions(older) : older),
  ]),
  draft: kind(
    'draft of a revision',
    z.looseObject({
      amount_of_units: whole,
      selection: record,
      discount: z.nullable(record),
      extras: list,
      transport: z.nullable(record),
      why: z.string(),
      message: z.string(),
    }),
  ),
  catalogue: kind(
    'catalogue version',
    z.looseObject({ storageTypes: list, units: record, options: record, delivery: record, limits: record }),
  ),
  differences: kind('differences of catalogue version', list),
  basePrices: kind('base price list', z.looseObject({ id: listId, prices: list })),
  options: kind('option list', z.looseObject({ id: listId, options: list })),
  shippedLists: kind(
    'shipped lists',
    z.looseObject({ base: z.looseObject({ prices: list }), options: z.looseObject({ options: list }) }),
  ),
  plannedChanges: kind('planned price list', list),
  configuration: kind('configuration'),
  selection: kind('selection'),
  yardPlan: kind('plan of the yard'),
  lead: kind('lead'),
  meeting: kind('meeting'),
  message: kind('message'),
  signingEvent: kind('signing event'),
  dealer: kind('dealer', list),
  dealerSave: kind('save of dealers', list),
  dealerChange: kind('change of a dealer', list),
  erasure: kind('erasure', z.unknown()),
  token: kind('token', list),
} as const satisfies Record<string, StoredKind>;
