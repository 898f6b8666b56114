import * as z from 'zod/mini';
import { endpoint } from './call.ts';
import { language, line, whole } from './fields.ts';
import { staffErrors } from './price-fields.ts';
import { heldPlans } from './price-plans.ts';
import { machineScopes, staffRoles, staffScopes } from './staff-scopes.ts';

export const adminGetMe = endpoint('admin-get-me', 'GET /admin/me', {
  summary: 'Who is calling, and what this caller may do.',
  staff: 'desk:read',
  response: z.object({
    id: z.string(),
    name: z.string(),
    /** How this caller is named as an assignee and in a history. */
    recorded_as: z.string(),
    role: z.enum(staffRoles),
    /** In which the caller reads the desk; null: none was chosen. */
    language: z.nullable(z.string()),
    scopes: z.array(z.enum(staffScopes)),
  }),
  errors: staffErrors,
});

export const adminChooseLanguage = endpoint('admin-choose-language', 'PUT /admin/me/language', {
  summary: 'Keeps the language in which the caller reads the desk (D21).',
  staff: 'desk:read',
  body: z.strictObject({ language }),
  response: z.object({ language: z.string() }),
  errors: ['bad-request', ...staffErrors],
});

export const adminListColleagues = endpoint('admin-list-colleagues', 'GET /admin/colleagues', {
  summary: 'Everybody that work can be assigned to, by name.',
  staff: 'desk:read',
  response: z.array(
    z.object({
      /** As written into `assigned_to` and into histories. */
      key: z.string(),
      name: z.string(),
      is_me: z.boolean(),
    }),
  ),
  errors: staffErrors,
});

export const adminListPeople = endpoint('admin-list-people', 'GET /admin/people', {
  summary: 'Everybody who has logged in, with the role; the last seen first.',
  staff: 'access:write',
  response: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.nullable(z.string()),
      /** The role that counts. */
      role: z.enum([...staffRoles, 'none']),
      /** `provider`: from the login's claim, which an administrator cannot change here. */
      role_from: z.enum(['provider', 'administrator', 'default']),
      last_seen: z.string(),
    }),
  ),
  errors: staffErrors,
});

export const adminGiveRole = endpoint('admin-give-role', 'PUT /admin/people/:id/role', {
  summary: 'Gives a person a role. Nobody changes their own, so that one administrator always remains.',
  staff: 'access:write',
  params: z.object({ id: line(255) }),
  /** Null: the default role again. */
  body: z.strictObject({ role: z.nullable(z.enum(staffRoles)) }),
  response: z.object({ ok: z.literal(true), held: heldPlans }),
  errors: ['bad-request', 'not-found', ...staffErrors],
});

export const adminListTokens = endpoint('admin-list-tokens', 'GET /admin/tokens', {
  summary: 'The tokens of machines, without their secrets; the newest first.',
  staff: 'access:write',
  response: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      scopes: z.array(z.enum(machineScopes)),
      author: z.string(),
      made_at: z.string(),
      expires_at: z.string(),
      withdrawn_at: z.nullable(z.string()),
      withdrawn_by: z.nullable(z.string()),
      last_used_at: z.nullable(z.string()),
    }),
  ),
  errors: staffErrors,
});

/** Longest life of a token in days: a forgotten one ends by itself. */
export const maxTokenDays = 730;

export const adminMakeToken = endpoint('admin-make-token', 'POST /admin/tokens', {
  summary: 'Makes a token for a machine. The answer is the only time that the token is shown.',
  staff: 'access:write',
  body: z.strictObject({
    name: line(80).check(z.minLength(1)),
    scopes: z.array(z.enum(machineScopes)).check(
      z.minLength(1),
      z.maxLength(machineScopes.length),
      z.refine((scopes) => new Set(scopes).size === scopes.length, { error: 'names a scope twice' }),
    ),
    days: whole(1, maxTokenDays),
  }),
  response: z.object({ id: z.string(), token: z.string(), expires_at: z.string() }),
  errors: ['bad-request', ...staffErrors],
});

export const adminWithdrawToken = endpoint('admin-withdraw-token', 'DELETE /admin/tokens/:id', {
  summary: 'Withdraws a token of a machine, at once and for good.',
  staff: 'access:write',
  params: z.object({ id: line(80) }),
  response: z.object({ ok: z.literal(true), held: heldPlans }),
  errors: ['not-found', ...staffErrors],
});

export const adminGetClock = endpoint('admin-get-clock', 'GET /admin/clock', {
  summary:
    "Whether the server's clock is right; while it is in doubt nothing is erased and no quotation expires.",
  staff: 'desk:read',
  response: z.object({
    right: z.boolean(),
    now: z.string(),
    /** The last known correct time. */
    seen: z.string(),
  }),
  errors: staffErrors,
});

export const adminConfirmClock = endpoint('admin-confirm-clock', 'POST /admin/clock/confirm', {
  summary: "Confirms that the server's clock is right.",
  staff: 'access:write',
  /** The time that staff confirmed. Another process may show another one. */
  body: z.strictObject({ now: z.iso.datetime() }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['bad-request', ...staffErrors],
});
