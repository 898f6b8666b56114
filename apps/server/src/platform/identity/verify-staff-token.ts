import { type StaffRole, scopesOfRole, staffRoles } from '@silowright/contract/staff-scopes';
import { type Outcome, ok, refuse } from '@silowright/domain/outcome';
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { IdentitySettings } from '../config/identity-settings.ts';
import { ProviderAway } from './provider-keys.ts';

export interface StaffMember {
  /** The provider's permanent, unique id of the account. */
  readonly subject: string;
  readonly email?: string;
  readonly name?: string;
  /** From the provider's claim. */
  readonly role?: StaffRole;
}

/** Codes of the error table: 401, 403 and 503. */
export type TokenRefusal = 'not-logged-in' | 'not-allowed' | 'unavailable';

export type VerifyStaffToken = (token: string) => Promise<Outcome<StaffMember, TokenRefusal>>;

export interface StaffTokenRules {
  readonly identity: Pick<IdentitySettings, 'issuer' | 'clientId' | 'organisation' | 'roleClaim'>;
  readonly keys: JWTVerifyGetKey;
  readonly now?: () => number;
}

const leewaySeconds = 60;
const maxTokenLength = 8_192;

/**
 * The server's check of every admin call (ID-06): the raw id token is the bearer token (ID-05). Checking only issuer
 * and audience would accept seven kinds of bad token (threats 38, 39), so algorithm, required claims, type, issue
 * time and organisation are checked too.
 */
export function staffTokenVerifier({ identity, keys, now = Date.now }: StaffTokenRules): VerifyStaffToken {
  return async (token) => {
    if (token.length > maxTokenLength) return refuse('not-logged-in');
    try {
      const currentDate = new Date(now());
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
        issuer: identity.issuer,
        audience: identity.clientId,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'iat', 'sub'],
        clockTolerance: leewaySeconds,
        currentDate,
      });
      if (protectedHeader.typ !== undefined && protectedHeader.typ !== 'JWT') return refuse('not-logged-in');
      if (!isIdTokenFor(payload, identity.clientId, currentDate)) return refuse('not-logged-in');
      if (identity.organisation !== undefined && payload.org_id !== identity.organisation) {
        return refuse('not-allowed');
      }
      return ok(staffMemberOf(payload, identity.roleClaim));
    } catch (error) {
      if (error instanceof ProviderAway) return refuse('unavailable');
      if (error instanceof errors.JOSEError || error instanceof TypeError) return refuse('not-logged-in');
      throw error;
    }
  };
}

/**
 * OpenID Connect checks that jose does not make: not issued in the future, one subject, and ours among several
 * audiences.
 */
function isIdTokenFor(payload: JWTPayload, clientId: string, currentDate: Date): boolean {
  const issuedInFuture = (payload.iat ?? 0) > currentDate.getTime() / 1000 + leewaySeconds;
  const severalAudiences = Array.isArray(payload.aud) && payload.aud.length > 1;
  const meantForUs = payload.azp === undefined ? !severalAudiences : payload.azp === clientId;
  return !issuedInFuture && meantForUs && typeof payload.sub === 'string' && payload.sub !== '';
}

function staffMemberOf(payload: JWTPayload, roleClaim: string | undefined): StaffMember {
  const text = (value: unknown) =>
    typeof value === 'string' && value !== '' ? value.slice(0, 254) : undefined;
  const email = text(payload.email);
  const name = text(payload.name);
  const role = roleClaim === undefined ? undefined : strongestRole(payload[roleClaim]);
  return {
    subject: payload.sub ?? '',
    ...(email && { email }),
    ...(name && { name }),
    ...(role && { role }),
  };
}

/** Of several roles the one that may do most; a name that is no role counts for nothing. */
function strongestRole(claim: unknown): StaffRole | undefined {
  const claimed = [claim].flat();
  return staffRoles
    .filter((role) => claimed.includes(role))
    .sort((a, b) => scopesOfRole[b].length - scopesOfRole[a].length)[0];
}
