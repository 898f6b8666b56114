import type { FastifyRequest } from 'fastify';
import type { StaffMember, VerifyStaffToken } from '../outside/identity/verify-staff-token.ts';
import { ApiError } from './api-error.ts';

const members = new WeakMap<FastifyRequest, StaffMember>();

/**
 * The access check of every staff call. Runs before the body is read, so that large bodies of strangers are never
 * parsed.
 */
export type RequireStaff = (request: FastifyRequest) => Promise<void>;

/** Without an identity provider every caller is rejected. */
export function staffGate(verify: VerifyStaffToken | undefined): RequireStaff {
  return async (request) => {
    const token = /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!token || !verify) throw new ApiError('not-logged-in');
    const outcome = await verify(token);
    if (!outcome.ok) throw new ApiError(outcome.reason);
    members.set(request, outcome.value);
  };
}

/** The calling member of staff; only after the check. */
export function staffOf(request: FastifyRequest): StaffMember {
  const member = members.get(request);
  if (!member) throw new Error('This route was mounted without the staff check.');
  return member;
}

/** How a member of staff is recorded in a history: by e-mail, because names are not unique. */
export const staffName = (request: FastifyRequest): string => {
  const { email, name, subject } = staffOf(request);
  return email ?? name ?? subject;
};
