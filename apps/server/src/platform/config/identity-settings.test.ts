import { describe, expect, it } from 'vitest';
import { externalIdentity } from './identity-settings.ts';

const both = {
  authDomainStaging: 'staging.example.com',
  authClientIdStaging: 'client-staging',
  authDomainProduction: 'login.example.com',
  authClientIdProduction: 'client-production',
};

describe('the external identity provider', () => {
  it.each([
    ['production', 'https://login.example.com/', 'client-production'],
    ['staging', 'https://staging.example.com/', 'client-staging'],
  ] as const)('of %s has its own domain and client id (ID-01)', (authEnv, issuer, clientId) => {
    expect(externalIdentity({ ...both, authEnv })).toMatchObject({
      environment: authEnv,
      issuer,
      clientId,
      keysUrl: `${issuer}.well-known/jwks.json`,
    });
  });

  it('contains the organisation that staff must belong to (ID-06)', () => {
    expect(externalIdentity({ ...both, authEnv: 'production', authOrgId: 'org_1' })?.organisation).toBe(
      'org_1',
    );
  });

  it('is absent if its domain or client id is missing (ID-01)', () => {
    expect(externalIdentity({ authEnv: 'production', authDomainProduction: 'x.example' })).toBeUndefined();
    expect(externalIdentity({ ...both, authEnv: 'staging', authClientIdStaging: undefined })).toBeUndefined();
  });
});
