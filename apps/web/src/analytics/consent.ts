import { create } from 'zustand';
import { safeStorage } from '../session/safe-storage.ts';

export type Consent = 'granted' | 'refused' | 'open';

const storage = safeStorage(() => window.localStorage);
const name = 'silowright-consent';
const stored = storage.getItem(name);

/** Nothing third-party loads before it is granted (D11, threat 62). */
export const useConsent = create<{ readonly consent: Consent }>(() => ({
  consent: stored === 'granted' || stored === 'refused' ? stored : 'open',
}));

export function decideConsent(consent: 'granted' | 'refused'): void {
  storage.setItem(name, consent);
  useConsent.setState({ consent });
}

let trackerLoaded = false;

export function loadTracker(url: string): void {
  if (trackerLoaded) return;
  trackerLoaded = true;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  document.head.append(script);
}
