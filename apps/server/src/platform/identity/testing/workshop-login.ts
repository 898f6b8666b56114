import { createLocalJWKSet } from 'jose';
import { addressesOf, type IdentitySettings } from '../../config/identity-settings.ts';
import { noStaffLogin, type StaffLogin } from '../open-staff-login.ts';
import { staffTokenVerifier } from '../verify-staff-token.ts';
import { openTokenWorkshop, type TokenWorkshop } from './forged-tokens.ts';

let shared: TokenWorkshop | undefined;

/** Keys are slow to create; all tests of a process share them. */
export function sharedWorkshop(): TokenWorkshop {
  shared ??= openTokenWorkshop();
  return shared;
}

/** A staff login that trusts the tokens of the workshop. */
export function workshopLogin(workshop: TokenWorkshop, roleClaim?: string) {
  const { issuer, clientId, organisation, keySet } = workshop;
  const identity: IdentitySettings = {
    environment: 'production',
    ...addressesOf(new URL(issuer).host),
    clientId,
    organisation,
    ...(roleClaim && { roleClaim }),
  };
  const verify = staffTokenVerifier({ identity, keys: createLocalJWKSet(keySet) });
  return { ...noStaffLogin, identity, verify } satisfies StaffLogin;
}
