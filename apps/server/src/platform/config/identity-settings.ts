/** The issuer of staff tokens, and what the server requires of them (ID-06). */
export interface IdentitySettings {
  readonly environment: 'staging' | 'production' | 'demo';
  /** Setting of the browser's identity library: a host name, or an address with its scheme. */
  readonly domain: string;
  readonly clientId: string;
  /** Staff must belong to it; without one any account of the provider's client is accepted. */
  readonly organisation?: string;
  /** The claim with the role of staff (DK-09). */
  readonly roleClaim?: string;
  /** Exactly as in the token, with a trailing slash. */
  readonly issuer: string;
  /** Absent: the provider's discovery document names it, and logins go through this server (IN-04). */
  readonly keysUrl?: string;
}

export interface IdentityConfig {
  readonly publicUrl?: string | undefined;
  readonly authIssuer?: string | undefined;
  readonly authClientId?: string | undefined;
  readonly authEnv: 'staging' | 'production';
  readonly authDomainStaging?: string | undefined;
  readonly authClientIdStaging?: string | undefined;
  readonly authDomainProduction?: string | undefined;
  readonly authClientIdProduction?: string | undefined;
  readonly authOrgId?: string | undefined;
  readonly authRoleClaim?: string | undefined;
}

/** The external provider of the selected environment; undefined if none is configured (ID-01). */
export function externalIdentity(config: IdentityConfig): IdentitySettings | undefined {
  const common = {
    environment: config.authEnv,
    ...(config.authOrgId && { organisation: config.authOrgId }),
    ...(config.authRoleClaim && { roleClaim: config.authRoleClaim }),
  };
  if (config.authIssuer && config.authClientId && config.publicUrl) {
    const domain = new URL(config.publicUrl).origin;
    return { ...common, domain, clientId: config.authClientId, issuer: config.authIssuer };
  }
  const staging = config.authEnv === 'staging';
  const domain = staging ? config.authDomainStaging : config.authDomainProduction;
  const clientId = staging ? config.authClientIdStaging : config.authClientIdProduction;
  if (!domain || !clientId) return undefined;
  return { ...common, clientId, ...addressesOf(domain) };
}

/** A bare domain means https, as in the browser's library. */
export function addressesOf(domain: string): { domain: string; issuer: string; keysUrl: string } {
  const bare = domain.replace(/\/+$/, '');
  const base = /^https?:\/\//.test(bare) ? bare : `https://${bare}`;
  return { domain: bare, issuer: `${base}/`, keysUrl: `${base}/.well-known/jwks.json` };
}
