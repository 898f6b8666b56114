import { usedStates } from '@silowright/domain/deal/states';
import { maxLength } from '@silowright/domain/session/field-rules';
import * as z from 'zod/mini';
import { endpoint } from './call.ts';
import { currency, line, localeName, storageType, text } from './fields.ts';
import {
  incomingKinds,
  incomingLists,
  incomingStates,
  listSorts,
  mailFilters,
  maxChanged,
  workNames,
} from './incoming-kinds.ts';
import { incomingEvents, incomingSheet, unitPicture } from './incoming-sheet.ts';
import { staffErrors } from './price-fields.ts';

export const incomingKind = z.enum(incomingKinds);
export const incomingList = z.enum(incomingLists);

export const incomingId = line(80).check(z.regex(/^[A-Za-z0-9_-]{1,80}$/));

const mailState = z.enum(['waiting', 'held', 'sending', 'sent', 'dead', 'discarded', 'listed']);

export const incomingItem = z.object({
  id: z.string(),
  created_at: z.string(),
  /** Quotation number or meeting time; empty for a lead. */
  title: z.string(),
  person: z.string(),
  company: z.string(),
  email: z.string(),
  project: z.string(),
  /** One line: unit, product or wish. */
  subject: z.string(),
  total_in_cents: z.nullable(z.number()),
  /** null without a total. */
  currency: z.nullable(currency),
  state: z.enum([...usedStates, ...(['received', 'unconfirmed', 'cancelled'] as const)]),
  /** Of an offer. */
  valid_until: z.nullable(z.string()),
  /** Of a meeting. */
  begins_at: z.nullable(z.string()),
  phone: z.string(),
  place: z.string(),
  /** ISO code; empty if unknown, as market and dealer. */
  country: z.string(),
  market: z.string(),
  dealer: z.string(),
  product: z.string(),
  handled: z.boolean(),
  assigned_to: z.string(),
  /** When it comes back on the desk, and what for (DK-07). */
  follow_up: z.nullable(z.object({ at: z.string(), about: z.string() })),
  /** State of the worst mail: dead, then held, waiting, sent. listed: a digest names the item; null: no mails. */
  mail: z.nullable(mailState),
});

export type IncomingItem = z.output<typeof incomingItem>;

export const day = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
const cents = z.string().check(z.regex(/^\d{1,12}$/));

export const incomingFilters = {
  search: z.optional(line(maxLength.search)),
  state: z.optional(z.enum(incomingStates)),
  handled: z.optional(z.enum(['yes', 'no'])),
  market: z.optional(line(40)),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** The id of a dealer, or `none`. */
  dealer: z.optional(line(80)),
  /** Whose work it is, `me` or `none`. */
  person: z.optional(line(maxLength.assignee)),
  mail: z.optional(z.enum(mailFilters)),
  /** Days of arrival, of meetings their days, both included, on the company's clock. */
  from: z.optional(day),
  to: z.optional(day),
  /** What comes back on the desk today or came back before (DK-07). */
  due: z.optional(z.literal('today')),
  min: z.optional(cents),
  max: z.optional(cents),
};

export const staffMail = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  recipient_role: z.string(),
  state: mailState,
  attempts: z.number(),
  last_error: z.nullable(z.string()),
  created_at: z.string(),
  sent_at: z.nullable(z.string()),
});

export type StaffMail = z.output<typeof staffMail>;

/** Lists also show the unit of a quotation; null if it has none. */
const listedItem = z.object({
  ...incomingItem.shape,
  unit: z.nullable(unitPicture),
  /** The positions beside that unit; absent: there are none. */
  more_positions: z.optional(z.number()),
});

export type ListedItem = z.output<typeof listedItem>;

/** Only what arrived until then, in milliseconds: later items do not move the rows of an open list. */
export const until = z.optional(z.string().check(z.regex(/^\d{1,15}$/)));

export const adminListIncoming = endpoint('admin-list-incoming', 'GET /admin/incoming/:kind', {
  summary: 'Quotations, requests, leads or meetings, a page at a time.',
  staff: 'incoming:read',
  params: z.object({ kind: incomingList }),
  query: z.strictObject({
    ...incomingFilters,
    /** By default `created`, of meetings `begins`. */
    sort: z.optional(z.enum(listSorts)),
    /** By default `desc`. */
    order: z.optional(z.enum(['asc', 'desc'])),
    until,
    /** The `next` of a page: the items behind it. */
    after: z.optional(line(240)),
    /** The `previous` of a page: the items in front of it. */
    before: z.optional(line(240)),
    limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
  }),
  response: z.object({
    items: z.array(listedItem),
    previous: z.nullable(z.string()),
    /** With `is_searching` the page may be short: matching rows may follow behind the tested ones. */
    next: z.nullable(z.string()),
    is_searching: z.boolean(),
    /** The server's time in milliseconds, for `until`. */
    as_of: z.number(),
  }),
  errors: ['bad-request', 'not-found', ...staffErrors],
});

export const adminGetIncoming = endpoint('admin-get-incoming', 'GET /admin/incoming/:kind/:id', {
  summary: 'One of them with all it carries: its data, mails, documents and timeline.',
  staff: 'incoming:read',
  params: z.object({ kind: incomingKind, id: incomingId }),
  response: z.object({
    item: incomingItem,
    handled_by: z.nullable(z.string()),
    valid_until: z.nullable(z.string()),
    configuration_id: z.nullable(z.string()),
    /** Opens a copy of the configuration; null if there is none or its link was erased. */
    reopen_path: z.nullable(z.string()),
    sheet: incomingSheet,
    /** All revisions of a quotation, newest first; empty for others. */
    revisions: z.array(z.object({ id: z.string(), title: z.string(), state: incomingItem.shape.state })),
    /** From arrival on, oldest first; of all revisions of a quotation (DK-07). */
    events: incomingEvents,
    mails: z.array(staffMail),
    documents: z.array(z.object({ id: z.string(), kind: z.string(), created_at: z.string() })),
  }),
  errors: ['not-found', ...staffErrors],
});

export const adminCountIncoming = endpoint('admin-count-incoming', 'GET /admin/count/:kind', {
  summary: 'How many items of a list match, what they are worth, and how many arrived later than `until`.',
  staff: 'incoming:read',
  params: z.object({ kind: incomingList }),
  query: z.strictObject({ ...incomingFilters, until, exact: z.optional(z.literal('yes')) }),
  response: z.object({
    count: z.number(),
    /** Only the newest rows were counted; `exact` counts all, which takes longer. */
    is_at_least: z.boolean(),
    /** By currency, of those that have a price. */
    amounts: z.array(z.object({ currency, count: z.number(), total_in_cents: z.number() })),
    newer: z.number(),
  }),
  errors: ['bad-request', 'not-found', ...staffErrors],
});

/** When it comes back on the desk, and what for. */
export const followUp = z.object({ at: z.iso.datetime(), about: line(maxLength.search) });

/** The new text, and the text as it was read. The call is refused if somebody changed it in between. */
const replacedText = <Text extends z.ZodMiniType<string>>(value: Text) =>
  z.strictObject({ was: value, becomes: value });

export const adminChangeIncoming = endpoint('admin-change-incoming', 'PUT /admin/incoming/:kind/:id', {
  summary: 'Marks it handled, assigns it, adds a note, sets a follow-up, withdraws or extends an offer.',
  staff: 'incoming:write',
  params: z.object({ kind: incomingKind, id: incomingId }),
  body: z.strictObject({
    handled: z.optional(z.boolean()),
    assigned_to: z.optional(replacedText(line(maxLength.assignee))),
    /** Added to the timeline. */
    note: z.optional(
      text(maxLength.note).check(z.refine((value) => value.trim() !== '', { error: 'must not be empty' })),
    ),
    /** Null: none. The outcome of a finished one becomes part of the timeline. */
    follow_up: z.optional(
      z.strictObject({
        was: z.nullable(followUp),
        becomes: z.nullable(followUp),
        outcome: z.optional(line(maxLength.search)),
      }),
    ),
    /** Makes an open offer unsignable. */
    withdraw: z.optional(z.literal(true)),
    /** Makes an open or expired offer valid for this many days from now. */
    extend_days: z.optional(z.number().check(z.int(), z.gte(1), z.lte(365))),
  }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['bad-request', 'not-found', 'offer-closed', 'changed-meanwhile', ...staffErrors],
});

const earlier = z.strictObject({
  id: incomingId,
  assigned_to: line(maxLength.assignee),
  handled: z.boolean(),
  follow_up: z.nullable(followUp),
});

/** One action on many items. Those that do not allow it are skipped and counted. */
export const adminChangeMany = endpoint('admin-change-many', 'POST /admin/change/:kind', {
  summary:
    'Assigns, marks as handled, plans a follow-up, extends or sends again many items at once, or takes that back.',
  staff: 'incoming:write',
  params: z.object({ kind: incomingKind }),
  body: z.strictObject({
    ids: z.array(incomingId).check(z.minLength(1), z.maxLength(maxChanged)),
    assigned_to: z.optional(line(maxLength.assignee)),
    handled: z.optional(z.boolean()),
    extend_days: z.optional(z.number().check(z.int(), z.gte(1), z.lte(365))),
    send_again: z.optional(z.literal(true)),
    /** Null: none. */
    follow_up: z.optional(z.nullable(followUp)),
  }),
  response: z.object({
    changed: z.number(),
    skipped: z.number(),
    /** How the changed items were, to take an assignment or a mark back. */
    earlier: z.array(earlier),
  }),
  errors: ['bad-request', 'not-found', ...staffErrors],
});

/** Returns a file. Cells of a CSV file that a spreadsheet would run as formulas are defused. */
export const adminExportIncoming = endpoint('admin-export-incoming', 'GET /admin/export/:kind', {
  summary: 'A whole list as CSV or XLSX, with the columns one wants.',
  staff: 'incoming:read',
  params: z.object({ kind: incomingList }),
  query: z.strictObject({
    ...incomingFilters,
    /** As in the list; by default the newest first. */
    sort: z.optional(z.enum(listSorts)),
    order: z.optional(z.enum(['asc', 'desc'])),
    separator: z.optional(z.enum([',', ';'])),
    format: z.optional(z.enum(['csv', 'xlsx'])),
    /** Names of columns, separated by commas; by default all. */
    columns: z.optional(line(1000)),
    /** Titles, decimals and dates of this locale; without it names, cents and UTC, for machines. */
    locale: z.optional(localeName),
  }),
  response: z.unknown(),
  errors: ['bad-request', 'not-found', ...staffErrors],
});

/** Returns the PDF itself; only errors are JSON. */
export const adminGetDocument = endpoint('admin-get-document', 'GET /admin/documents/:id', {
  summary: 'The PDF of a quotation, plain or signed.',
  staff: 'incoming:read',
  params: z.object({ id: line(120) }),
  response: z.unknown(),
  errors: ['not-found', ...staffErrors],
});

/** The most views that one person keeps for one list. */
export const maxViews = 20;

export const savedView = z.object({
  id: z.string(),
  name: z.string(),
  /** The query of the list's address. */
  query: z.string(),
  shared: z.boolean(),
  is_mine: z.boolean(),
});
export type SavedView = z.output<typeof savedView>;

export const adminListViews = endpoint('admin-list-views', 'GET /admin/views/:kind', {
  summary: 'The saved views of a list: own ones and those for everybody.',
  staff: 'incoming:read',
  params: z.object({ kind: incomingList }),
  response: z.array(savedView),
  errors: ['not-found', ...staffErrors],
});

export const adminSaveView = endpoint('admin-save-view', 'PUT /admin/views/:kind', {
  summary: 'Keeps the filters of a list under a name; a name of one’s own is replaced.',
  // A view is personal: whoever may read a list may keep one.
  staff: 'incoming:read',
  params: z.object({ kind: incomingList }),
  body: z.strictObject({
    name: line(60).check(z.minLength(1)),
    query: line(1000),
    shared: z.boolean(),
  }),
  response: savedView,
  errors: ['bad-request', 'not-found', ...staffErrors],
});

export const adminForgetView = endpoint('admin-forget-view', 'DELETE /admin/views/:kind/:id', {
  summary: 'Removes a view of one’s own.',
  staff: 'incoming:read',
  params: z.object({ kind: incomingList, id: incomingId }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['not-found', ...staffErrors],
});

export const adminGetWork = endpoint('admin-get-work', 'GET /admin/work', {
  summary: 'What waits on the desk: counts, each with the query of the list that it counts.',
  staff: 'incoming:read',
  response: z.object({
    rows: z.array(
      z.object({
        name: z.enum(workNames),
        list: z.enum([...incomingLists, 'mails']),
        /** The filters of the list's address. */
        query: z.string(),
        count: z.number(),
        /** There are more: only the newest were counted. */
        is_at_least: z.boolean(),
        /** Of these, assigned to the caller. */
        mine: z.number(),
        /** The most pressing one; null if there is none. */
        first: z.nullable(
          z.object({
            who: z.string(),
            what: z.string(),
            at: z.string(),
            /** The unit of a quotation, to be named in the reader's language. */
            unit: z.optional(z.object({ type: storageType, market: z.string(), volume: z.number() })),
          }),
        ),
      }),
    ),
    /** Not handled yet, by list. */
    waiting: z.object({
      quotations: z.number(),
      requests: z.number(),
      leads: z.number(),
      meetings: z.number(),
      mails: z.number(),
    }),
    /** The day on the company's clock. */
    today: z.string(),
  }),
  errors: staffErrors,
});
