import { externalIdentity, type IdentityConfig, type IdentitySettings } from '../config/identity-settings.ts';
import { discoverProvider } from './discover-provider.ts';
import { type LoginRelay, loginRelay } from './login-relay.ts';
import { type KeySource, providerKeys } from './provider-keys.ts';
import { staffTokenVerifier, type VerifyStaffToken } from './verify-staff-token.ts';

/** The staff login of this installation; `verify` is undefined if staff cannot log in. */
export interface StaffLogin {
  readonly identity?: IdentitySettings;
  readonly verify?: VerifyStaffToken;
  /** Of a provider with other paths than the browser's library expects (IN-04). */
  readonly relay?: LoginRelay;
  /** The demo account, printed at the start. */
  readonly account?: { readonly email: string; readonly password: string };
  readonly stop: () => Promise<void>;
}

export const noStaffLogin: StaffLogin = { stop: async () => {} };

export interface StaffLoginConfig extends IdentityConfig {
  readonly demoLogin: boolean;
  readonly demoLoginPort: number;
  readonly demoLoginSeconds: number;
  readonly dataDir: string;
  readonly publicUrl: string;
  readonly authClientSecret?: string | undefined;
}

/** The external provider if configured, else the demo provider if allowed (D2). */
export async function openStaffLogin(config: StaffLoginConfig): Promise<StaffLogin> {
  const external = externalIdentity(config);
  if (external && !external.keysUrl) {
    const discover = discoverProvider(external.issuer);
    return {
      identity: external,
      verify: verifierOf(external, async () => (await discover()).jwks_uri),
      relay: loginRelay({ identity: external, discover, clientSecret: config.authClientSecret }),
      stop: async () => {},
    };
  }
  if (external?.keysUrl) {
    return { identity: external, verify: verifierOf(external, external.keysUrl), stop: async () => {} };
  }
  if (!config.demoLogin) return noStaffLogin;
  const { startDemoProvider } = await import('./demo/start-demo-provider.ts').catch(explainMissing);
  const demo = await startDemoProvider({
    port: config.demoLoginPort,
    sessionSeconds: config.demoLoginSeconds,
    dataDir: config.dataDir,
    publicUrl: config.publicUrl,
    ...(config.authOrgId && { organisation: config.authOrgId }),
  });
  return { ...demo, verify: verifierOf(demo.identity, demo.identity.keysUrl) };
}

const verifierOf = (identity: IdentitySettings, url: KeySource['url']): VerifyStaffToken =>
  staffTokenVerifier({ identity, keys: providerKeys({ url }) });

/** The demo provider is enabled, but its package is installed for development only. */
export class DemoLoginMissing extends Error {
  constructor() {
    super(
      'DEMO_LOGIN is on, but the demo provider is not installed. Configure AUTH_DOMAIN_… or turn DEMO_LOGIN off.',
    );
  }
}

export function explainMissing(error: unknown): never {
  const { code, message } = error as NodeJS.ErrnoException;
  throw code === 'ERR_MODULE_NOT_FOUND' && message.includes('oidc-provider') ? new DemoLoginMissing() : error;
}
