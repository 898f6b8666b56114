import { useSyncExternalStore } from 'react';
import { safeStorage } from '../session/safe-storage.ts';

const storage = safeStorage(() => window.sessionStorage);

/** Of the link's fragment (D10); kept for this tab, for a reload and what lies on top may lose the fragment. */
function signToken(configurationId: string): string | undefined {
  const name = `silowright-sign-${configurationId}`;
  const fragment = window.location.hash.slice(1);
  if (fragment) storage.setItem(name, fragment);
  const kept = storage.getItem(name);
  return fragment || (typeof kept === 'string' ? kept : undefined);
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
}

export const useSignToken = (configurationId: string): string | undefined =>
  useSyncExternalStore(subscribe, () => signToken(configurationId));
