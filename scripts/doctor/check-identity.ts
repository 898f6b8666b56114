import { externalIdentity } from '../../apps/server/src/config/identity-settings.ts';
import { type Check, type Finding, findingsOf, reasonOf } from './finding.ts';

const { ok, warning, error } = findingsOf('identity');
const patienceMs = 8000;

/** The provider's own description of itself, and its keys. */
export const checkIdentity: Check = async ({ config }) => {
  const identity = externalIdentity(config);
  if (!identity) {
    const names = `AUTH_DOMAIN_${config.authEnv.toUpperCase()} and AUTH_CLIENT_ID_${config.authEnv.toUpperCase()}`;
    if (!config.demoLogin) return [warning('nobody can log in as staff.', `Set ${names}.`)];
    return [
      config.production
        ? error(
            'the demo account is on in production: its password is in the log.',
            `Set ${names}, and DEMO_LOGIN=off.`,
          )
        : ok('a demo account, on this machine'),
    ];
  }
  const findings: Finding[] = [];
  try {
    const described = (await fetched(`${identity.issuer}.well-known/openid-configuration`)) as {
      issuer?: string;
    };
    findings.push(
      described.issuer === identity.issuer
        ? ok(`${identity.domain} describes itself as expected`)
        : error(
            `its tokens say ${described.issuer}, we expect ${identity.issuer}`,
            'Set AUTH_DOMAIN_… to the domain the provider itself names, also when it has one of your own.',
          ),
    );
    const { keys = [] } = (await fetched(identity.keysUrl)) as { keys?: { kty?: string; alg?: string }[] };
    const usable = keys.filter(({ kty, alg }) => kty === 'RSA' && (alg ?? 'RS256') === 'RS256');
    findings.push(
      usable.length > 0
        ? ok(`${usable.length} keys for RS256`)
        : error('it has no key for RS256.', 'Let the application sign its tokens with RS256.'),
    );
  } catch (fault) {
    findings.push(
      error(
        `cannot be asked: ${reasonOf(fault)}`,
        'Look at AUTH_DOMAIN_…, and whether this machine may reach it.',
      ),
    );
  }
  if (!identity.organisation) {
    findings.push(
      warning(
        'AUTH_ORG_ID is missing: every account of this client counts as staff.',
        'Set AUTH_ORG_ID, or let nobody sign up at the provider.',
      ),
    );
  }
  return findings;
};

async function fetched(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
