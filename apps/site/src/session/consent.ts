import { safeStorage } from '@silowright/ui/kept/safe-storage.ts';
import { create } from 'zustand';

export type Consent = 'granted' | 'refused' | 'open';

const storage = safeStorage(() => window.localStorage);
const name = 'silowright-consent';
const stored = storage.getItem(name);

/** No third-party script loads before consent is granted (D11, threat 62). */
export const useConsent = create<{ readonly consent: Consent }>(() => ({
  consent: stored === 'granted' || stored === 'refused' ? stored : 'open',
}));

export function decideConsent(consent: 'granted' | 'refused'): void {
  storage.setItem(name, consent);
  useConsent.setState({ consent });
}

const loaded = new Set<string>();

/** Loads a third-party script: the tracker or the chat. */
export function loadThirdParty(url: string): void {
  if (loaded.has(url)) return;
  loaded.add(url);
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  document.head.append(script);
}
