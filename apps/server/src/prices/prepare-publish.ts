import { hash } from 'node:crypto';
import type { ErrorCode, FieldError } from '@silowright/contract/errors';
import { publishOptionsBody, publishPricesBody } from '@silowright/contract/prices';
import { joinCatalogue } from '@silowright/domain/catalogue/build-catalogue';
import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { BasePriceList, OptionList } from '@silowright/domain/catalogue/option-list';
import { type Outcome, ok, refuse } from '@silowright/domain/outcome';
import {
  checkOptionPublish,
  checkPricePublish,
  type LargeChange,
  type PublishCheck,
} from '@silowright/domain/pricing/check-publish';
import type { ZodMiniType } from 'zod/mini';
import { contentFrom } from '../catalogue/stored-content.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { parseJsonBody } from '../platform/http/json-body.ts';
import { unknownCode } from './known-codes.ts';
import { withOptionPricesOf, withPricesOf } from './merge-prices.ts';
import { changesBetween, type PlannedChange, withPlanned } from './planned-changes.ts';
import { publishFieldErrors } from './publish-field-errors.ts';
import { contentHash } from './release-lists.ts';
import type { ListKind } from './store/price-lists.ts';
import { listFrom, writeList } from './store/price-lists.ts';

/** Only text and bytes, so that it can be sent to a worker without copying every row. */
export interface PublishInput {
  readonly kind: ListKind;
  /** The raw body of the request. */
  readonly body: Uint8Array;
  /** JSON of the current lists and of their catalogue; the body names its segment. */
  readonly inForce: Readonly<
    Record<PricedSegment, { readonly base: string; readonly options: string; readonly catalogue: string }>
  >;
}

export interface PreparedPublish {
  readonly version: number;
  readonly segment: PricedSegment;
  readonly comment: string;
  /** JSON of the list to store: the current rows with the new prices, in their order. */
  readonly content: string;
  readonly contentHash: string;
  readonly largeChanges: readonly LargeChange[];
  readonly confirmed: boolean;
  /** Has the prices that are in force. */
  readonly isSame: boolean;
}

export interface PublishRefusal {
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[];
}

export interface PreparedPlan extends PreparedPublish {
  /** JSON of PlannedChange[]. */
  readonly changes: string;
  readonly changed: number;
  /** Of the changes. */
  readonly changesHash: string;
}

/** The same for a later moment: what the list would change (PX-03). */
export function preparePlan(input: PublishInput): Outcome<PreparedPlan, PublishRefusal> {
  const outcome = preparePublish(input);
  if (!outcome.ok) return outcome;
  const { segment, content } = outcome.value;
  const planned = changesBetween(
    listFrom(input.kind, segment, input.inForce[segment]![input.kind]),
    listFrom(input.kind, segment, content),
  );
  const changes = JSON.stringify(planned);
  return ok({
    ...outcome.value,
    changes,
    changed: planned.length,
    changesHash: hash('sha256', changes, 'base64url'),
  });
}

/** What a plan stores, as the body of its publish. */
export interface DuePlan {
  readonly segment: PricedSegment;
  readonly comment: string;
  readonly changes: readonly PlannedChange[];
}

/** The next version of the list in force with the planned prices; large changes were confirmed when it was planned. */
export function prepareDue(input: PublishInput): Outcome<PreparedPublish, PublishRefusal> {
  const { segment, comment, changes } = JSON.parse(new TextDecoder().decode(input.body)) as DuePlan;
  const lists = input.inForce[segment];
  if (!lists) return unknownSegment(input.inForce);
  const body = {
    ...withPlanned(listFrom(input.kind, segment, lists[input.kind]), changes),
    comment,
    confirmLargeChanges: true,
  };
  return input.kind === 'base' ? prepareBase(body, input) : prepareOptions(body, input);
}

/**
 * Reads, checks and normalises a publish, without checking whether its version is the next one. The result contains
 * the current rows with new prices, so that the same content always has the same hash (D7).
 */
export function preparePublish(input: PublishInput): Outcome<PreparedPublish, PublishRefusal> {
  try {
    const body = parseJsonBody(Buffer.from(input.body.buffer, input.body.byteOffset, input.body.byteLength));
    return input.kind === 'base' ? prepareBase(body, input) : prepareOptions(body, input);
  } catch (error) {
    if (error instanceof ApiError) return refuse({ code: error.code, errors: error.errors });
    throw error;
  }
}

function prepareBase(body: unknown, { inForce }: Pick<PublishInput, 'inForce'>) {
  const shape = read(publishPricesBody, body);
  if (!shape.ok) return shape;
  const { id, prices, ...extras } = shape.value;
  const lists = inForce[id.segment];
  if (!lists) return unknownSegment(inForce);
  const current = listFrom<BasePriceList>('base', id.segment, lists.base);
  const inForceOptions = listFrom<OptionList>('options', id.segment, lists.options);
  const next = { id, prices } as BasePriceList;
  const check = checkPricePublish(current, next, inForceOptions, contentFrom(lists.catalogue, 'in force'));
  if (check.problems.length > 0) return refused(check);
  const list: BasePriceList = { id, prices: withPricesOf(current.prices, next.prices) };
  return ok(prepared(list, current, check, extras));
}

function prepareOptions(body: unknown, { inForce }: Pick<PublishInput, 'inForce'>) {
  const shape = read(publishOptionsBody, body);
  if (!shape.ok) return shape;
  const { id, options, ...extras } = shape.value;
  const lists = inForce[id.segment];
  if (!lists) return unknownSegment(inForce);
  const prices = listFrom<BasePriceList>('base', id.segment, lists.base);
  const current = listFrom<OptionList>('options', id.segment, lists.options);
  const next = { id, options } as OptionList;
  const check = checkOptionPublish(
    current,
    next,
    joinCatalogue(contentFrom(lists.catalogue, 'in force'), prices, current).units,
  );
  if (check.problems.length > 0) return refused(check);
  const list: OptionList = { id, options: withOptionPricesOf(current.options, next.options) };
  return ok(prepared(list, current, check, extras));
}

function prepared(
  list: BasePriceList | OptionList,
  current: BasePriceList | OptionList,
  check: PublishCheck,
  extras: { readonly comment?: string | undefined; readonly confirmLargeChanges?: boolean | undefined },
): PreparedPublish {
  const hashed = contentHash(list);
  return {
    version: list.id.version,
    segment: list.id.segment,
    comment: extras.comment?.trim() ?? '',
    content: writeList('prices' in list ? 'base' : 'options', list),
    contentHash: hashed,
    isSame: hashed === contentHash(current),
    largeChanges: check.largeChanges,
    confirmed: extras.confirmLargeChanges === true,
  };
}

const unknownSegment = (inForce: PublishInput['inForce']) =>
  refuse<PublishRefusal>({
    code: 'bad-request',
    errors: [unknownCode(Object.keys(inForce), 'id.segment')],
  });

const refused = (check: PublishCheck) =>
  refuse<PublishRefusal>({ code: 'bad-request', errors: publishFieldErrors(check.problems) });

function read<Schema extends ZodMiniType>(
  schema: Schema,
  body: unknown,
): Outcome<Schema['_zod']['output'], PublishRefusal> {
  const result = schema.safeParse(body);
  if (result.success) return ok(result.data);
  const errors = result.error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    code: issue.code,
    message: issue.message,
  }));
  return refuse({ code: 'bad-request', errors });
}
