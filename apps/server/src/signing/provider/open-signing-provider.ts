import type { Config } from '../../platform/config/config.ts';
import { docusealSigning } from './docuseal.ts';
import type { SigningProvider } from './signing-provider.ts';
import { embeddedSigning } from './signing-provider.ts';

export function openSigningProvider(
  config: Pick<Config, 'signProvider' | 'docusealUrl' | 'docusealSite' | 'docusealToken' | 'publicUrl'>,
): SigningProvider {
  const { signProvider, docusealUrl, docusealSite, docusealToken, publicUrl } = config;
  return signProvider === 'docuseal' && docusealToken
    ? docusealSigning({ apiUrl: docusealUrl, site: docusealSite, token: docusealToken, publicUrl })
    : embeddedSigning;
}
