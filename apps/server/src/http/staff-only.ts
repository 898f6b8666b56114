import type { FastifyRequest } from 'fastify';
import type { StaffMember, VerifyStaffToken } from '../outside/identity/verify-staff-token.ts';
import { ApiError } from './api-error.ts';

const members = new WeakMap<FastifyRequest, StaffMember>();

/** The gate of every staff call: asked before the body is read, so that a stranger's megabytes are never parsed. */
export type RequireStaff = (request: FastifyRequest) => Promise<void>;

/** Without an identity provider nobody is staff. */
export function staffGate(verify: VerifyStaffToken | undefined): RequireStaff {
  return async (request) => {
    const token = /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!token || !verify) throw new ApiError('not-logged-in');
    const outcome = await verify(token);
    if (!outcome.ok) throw new ApiError(outcome.reason);
    members.set(request, outcome.value);
  };
}

/** Who calls; only after the gate. */
export function staffOf(request: FastifyRequest): StaffMember {
  const member = members.get(request);
  if (!member) throw new Error('This route was mounted without the gate of staff.');
  return member;
}

/** How a member of staff stands in a history: by e-mail, for names repeat. */
export const staffName = (request: FastifyRequest): string => {
  const { email, name, subject } = staffOf(request);
  return email ?? name ?? subject;
};
