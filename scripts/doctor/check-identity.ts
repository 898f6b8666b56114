import { externalIdentity } from '../../apps/server/src/platform/config/identity-settings.ts';
import { type Check, type Finding, findingsOf, reasonOf } from './finding.ts';
import { nameCertificateFault } from './name-certificate-fault.ts';

const { ok, warning, error } = findingsOf('identity');
const patienceMs = 8000;

/** Checks the discovery document and the keys of the provider. */
export const checkIdentity: Check = async ({ config, nowMs }) => {
  const identity = externalIdentity(config);
  if (!identity) {
    const names = `AUTH_DOMAIN_${config.authEnv.toUpperCase()} and AUTH_CLIENT_ID_${config.authEnv.toUpperCase()}`;
    if (!config.demoLogin) return [warning('staff cannot log in.', `Set ${names}.`)];
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
    const described = (await fetched(
      `${identity.issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`,
    )) as {
      issuer?: string;
      jwks_uri?: string;
    };
    findings.push(
      described.issuer === identity.issuer
        ? ok(`${identity.domain} describes itself as expected`)
        : error(
            `its tokens name the issuer ${described.issuer}; expected ${identity.issuer}`,
            identity.keysUrl
              ? 'Set AUTH_DOMAIN_… to the domain that the provider uses as issuer, even if you have a custom domain.'
              : 'Set AUTH_ISSUER to that name, letter by letter.',
          ),
    );
    const { keys = [] } = (await fetched(identity.keysUrl ?? described.jwks_uri ?? '')) as {
      keys?: { kty?: string; alg?: string }[];
    };
    const usable = keys.filter(({ kty, alg }) => kty === 'RSA' && (alg ?? 'RS256') === 'RS256');
    findings.push(
      usable.length > 0
        ? ok(`${usable.length} keys for RS256`)
        : error('it has no key for RS256.', 'Configure the application to sign its tokens with RS256.'),
    );
  } catch (fault) {
    const certificate = await nameCertificateFault(fault, identity.issuer, nowMs);
    findings.push(
      certificate === undefined
        ? error(
            `cannot be reached: ${reasonOf(fault)}`,
            'Check AUTH_DOMAIN_… or AUTH_ISSUER, and the network access of this machine.',
          )
        : error(
            `the certificate of ${identity.issuer} ${certificate}: nobody can log in.`,
            'Have it renewed; for an issuer of your own set NODE_EXTRA_CA_CERTS to its certificate.',
          ),
    );
  }
  if (!identity.organisation && config.staffDefaultRole !== 'none') {
    findings.push(
      warning(
        'AUTH_ORG_ID is missing: every account of this client counts as staff.',
        'Set AUTH_ORG_ID, or STAFF_DEFAULT_ROLE=none with AUTH_ROLE_CLAIM.',
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
