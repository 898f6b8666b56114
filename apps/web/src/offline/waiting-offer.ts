import { safeStorage } from '../session/safe-storage.ts';
import type { AskedOffer } from '../session/session-store.ts';

const storage = safeStorage(() => window.localStorage);
const name = 'silowright-waiting';

/**
 * An offer asked for without a network (D30). It survives the end of the tab. Its configuration's id and content
 * identify it on the server, so that it becomes one offer however often it is sent (D9).
 */
export const keepWaiting = (asked: AskedOffer): void => storage.setItem(name, JSON.stringify(asked));

export const forgetWaiting = (): void => storage.removeItem(name);

export function waitingOffer(): AskedOffer | undefined {
  try {
    return JSON.parse(storage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
