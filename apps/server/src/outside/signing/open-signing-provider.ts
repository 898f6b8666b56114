import type { Config } from '../../config.ts';
import type { Store } from '../../store/store.ts';
import { embeddedSigning } from './embedded-signing.ts';
import type { SigningProvider } from './signing-provider.ts';

/** The one the settings name. */
export function openSigningProvider(_config: Config, _store: Store, _nowMs: () => number): SigningProvider {
  return embeddedSigning;
}
