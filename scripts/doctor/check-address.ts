import { type Check, findingsOf } from './finding.ts';

const { ok, warning, error } = findingsOf('address');
const onlyHere = /^(localhost|127\.|0\.0\.0\.0|\[::1?\])/;

/** Checks the public address and the proxy settings. */
export const checkAddress: Check = async ({ config }) => {
  const { protocol, host, pathname } = new URL(config.publicUrl);
  const findings = [];
  if (config.production && onlyHere.test(host)) {
    findings.push(
      error(
        `PUBLIC_URL is ${config.publicUrl}: links in mails would not work.`,
        'Set PUBLIC_URL to the address visitors use.',
      ),
    );
  }
  if (config.production && protocol === 'http:') {
    findings.push(
      error(
        'PUBLIC_URL is not https: cookies, personal data and signatures would be sent unencrypted.',
        'Put a proxy with a certificate in front and set PUBLIC_URL to its https address.',
      ),
    );
  }
  if (pathname !== '/') {
    findings.push(
      error(
        `PUBLIC_URL has a path (${pathname}): the site is served from the root of its host.`,
        'Use a separate host, like configurator.example.com.',
      ),
    );
  }
  if (protocol === 'https:' && config.trustProxy.length === 0) {
    findings.push(
      warning(
        'A proxy provides https, but TRUST_PROXY is empty: all visitors would count as one address and share one limit.',
        'Set TRUST_PROXY to the address or network of the proxy.',
      ),
    );
  }
  return findings.length > 0 ? findings : [ok(`visitors come to ${config.publicUrl}`)];
};
