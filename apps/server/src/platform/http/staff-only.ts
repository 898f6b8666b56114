import type { StaffRole, StaffScope } from '@silowright/contract/staff-scopes';
import type { FastifyRequest } from 'fastify';
import type { StaffMember, VerifyStaffToken } from '../identity/verify-staff-token.ts';
import { ApiError } from './api-error.ts';

/** What a caller may do. A machine has no role. */
export interface Grant {
  readonly role?: StaffRole;
  readonly scopes: readonly StaffScope[];
}

/** Decides what a person with a valid login, or a machine with a token, may do. */
export interface StaffAccess {
  readonly grantOf: (member: StaffMember) => Promise<Grant>;
  /** Undefined: the token is unknown, withdrawn or expired. */
  readonly machineOf: (token: string) => Promise<(Grant & { readonly member: StaffMember }) | undefined>;
}

/** Tells a machine's token from a login at first sight, also in a log or a repository. */
export const tokenStart = 'silowright_';

export const isMachineToken = (token: string): boolean => token.startsWith(tokenStart);

interface StaffCaller extends Grant {
  readonly member: StaffMember;
}

const callers = new WeakMap<FastifyRequest, StaffCaller>();

/**
 * The access check of every staff call. Runs before the body is read, so that large bodies of strangers are never
 * parsed.
 */
export type RequireStaff = (request: FastifyRequest, scope: StaffScope) => Promise<void>;

/** Without an identity provider every person is rejected; without `access` every machine is, too. */
export function staffGate(verify: VerifyStaffToken | undefined, access?: StaffAccess): RequireStaff {
  const findCaller = async (token: string): Promise<StaffCaller> => {
    if (isMachineToken(token)) {
      const machine = await access?.machineOf(token);
      if (!machine) throw new ApiError('not-logged-in');
      return machine;
    }
    if (!verify || !access) throw new ApiError('not-logged-in');
    const outcome = await verify(token);
    if (!outcome.ok) throw new ApiError(outcome.reason);
    return { member: outcome.value, ...(await access.grantOf(outcome.value)) };
  };
  return async (request, scope) => {
    const token = /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!token) throw new ApiError('not-logged-in');
    const caller = await findCaller(token);
    if (!caller.scopes.includes(scope)) throw new ApiError('not-allowed');
    callers.set(request, caller);
  };
}

export function staffCaller(request: FastifyRequest): StaffCaller {
  const caller = callers.get(request);
  if (!caller) throw new Error('This route was mounted without the staff check.');
  return caller;
}

/** The calling member of staff, or machine; only after the check. */
export const staffOf = (request: FastifyRequest): StaffMember => staffCaller(request).member;

/** How a member of staff is recorded in a history: by e-mail, because names are not unique. */
export const staffName = (request: FastifyRequest): string => {
  const { email, name, subject } = staffOf(request);
  return email ?? name ?? subject;
};
