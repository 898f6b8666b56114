import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { line, text } from './fields.ts';
import { incomingKinds, incomingStates } from './incoming-kinds.ts';
import { incomingEvents, incomingSheet, unitPicture } from './incoming-sheet.ts';

const kind = z.enum(incomingKinds);
const id = line(80).check(z.regex(/^[A-Za-z0-9_-]{1,80}$/));

const mailState = z.enum(['waiting', 'held', 'sending', 'sent', 'dead', 'discarded', 'listed']);

const incomingItem = z.object({
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
  state: z.enum(['open', 'expired', 'signed', 'declined', 'withdrawn', 'voided', 'received']),
  handled: z.boolean(),
  assigned_to: z.string(),
  /** State of the worst mail: dead, then held, waiting, sent. listed: a digest names the item; null: no mails. */
  mail: z.nullable(mailState),
});
export type IncomingItem = z.output<typeof incomingItem>;

/** Lists also show the unit of a quotation; null if it has none. */
const listedItem = z.object({ ...incomingItem.shape, unit: z.nullable(unitPicture) });
export type ListedItem = z.output<typeof listedItem>;

const filters = {
  search: z.optional(line(200)),
  state: z.optional(z.enum(incomingStates)),
};

export const adminListIncoming = endpoint('admin-list-incoming', {
  summary: 'Quotations, leads or meetings, the newest first, a page at a time.',
  access: 'staff',
  params: z.object({ kind }),
  query: z.strictObject({
    ...filters,
    /** The `next` of a page: older items. */
    after: z.optional(line(120)),
    /** The `previous` of a page: newer items. */
    before: z.optional(line(120)),
    limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
  }),
  response: z.object({
    items: z.array(listedItem),
    previous: z.nullable(z.string()),
    next: z.nullable(z.string()),
  }),
  errors: ['bad-request', 'not-found', ...staffErrors],
});

const staffMail = z.object({
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

export const adminGetIncoming = endpoint('admin-get-incoming', {
  summary: 'One of them with all it carries: its data, mails, documents and notes.',
  access: 'staff',
  params: z.object({ kind, id }),
  response: z.object({
    item: incomingItem,
    note: z.string(),
    handled_by: z.nullable(z.string()),
    valid_until: z.nullable(z.string()),
    configuration_id: z.nullable(z.string()),
    /** Opens a copy of the configuration; null if there is none or its link was erased. */
    reopen_path: z.nullable(z.string()),
    sheet: incomingSheet,
    /** From arrival on, oldest first. */
    events: incomingEvents,
    mails: z.array(staffMail),
    documents: z.array(z.object({ id: z.string(), kind: z.string(), created_at: z.string() })),
  }),
  errors: ['not-found', ...staffErrors],
});

/** The new text, and the text as it was read. The call is refused if somebody changed it in between. */
const replacedText = <Text extends z.ZodMiniType<string>>(value: Text) =>
  z.strictObject({ was: value, becomes: value });

export const adminChangeIncoming = endpoint('admin-change-incoming', {
  summary: 'Marks it handled, assigns it, notes something, withdraws or extends an offer.',
  access: 'staff',
  params: z.object({ kind, id }),
  body: z.strictObject({
    handled: z.optional(z.boolean()),
    assigned_to: z.optional(replacedText(line(120))),
    note: z.optional(replacedText(text(4_000))),
    /** Makes an open offer unsignable. */
    withdraw: z.optional(z.literal(true)),
    /** Makes an open or expired offer valid for this many days from now. */
    extend_days: z.optional(z.number().check(z.int(), z.gte(1), z.lte(365))),
  }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['bad-request', 'not-found', 'offer-closed', 'changed-meanwhile', ...staffErrors],
});

export const adminListMails = endpoint('admin-list-mails', {
  summary: 'Mails that did not go out: dead letters and held ones.',
  access: 'staff',
  response: z.array(
    z.object({
      ...staffMail.shape,
      incoming: z.nullable(z.object({ kind, id: z.string() })),
    }),
  ),
  errors: staffErrors,
});

export const adminSendAgain = endpoint('admin-send-again', {
  summary: 'Sends a mail again.',
  access: 'staff',
  params: z.object({ id: line(80) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['not-found', ...staffErrors],
});

/** Returns the PDF itself; only errors are JSON. */
export const adminGetDocument = endpoint('admin-get-document', {
  summary: 'The PDF of a quotation, plain or signed.',
  access: 'staff',
  params: z.object({ id: line(120) }),
  response: z.unknown(),
  errors: ['not-found', ...staffErrors],
});

/** Returns a CSV file. Cells that a spreadsheet would run as formulas are defused. */
export const adminExportIncoming = endpoint('admin-export-incoming', {
  summary: 'Quotations, leads or meetings as CSV.',
  access: 'staff',
  params: z.object({ kind }),
  query: z.strictObject({ ...filters, separator: z.optional(z.enum([',', ';'])) }),
  response: z.unknown(),
  errors: ['bad-request', 'not-found', ...staffErrors],
});
