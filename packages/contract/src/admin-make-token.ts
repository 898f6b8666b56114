import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { line, whole } from './fields.ts';
import { machineScopes } from './staff-scopes.ts';

/** Longest life of a token in days: a forgotten one ends by itself. */
export const maxTokenDays = 730;

export const adminMakeToken = endpoint('admin-make-token', {
  summary: 'Makes a token for a machine. The answer is the only time that the token is shown.',
  access: 'staff',
  scope: 'access:write',
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
