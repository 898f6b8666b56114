import { safeStorage } from '@silowright/ui/kept/safe-storage.ts';
import { useSyncExternalStore } from 'react';

const storage = safeStorage(() => window.sessionStorage);

/**
 * The token in the link's fragment (D10). Stored for this tab, because a reload or an overlay may drop the
 * fragment.
 */
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
