import { safeStorage } from '../../session/safe-storage.ts';

/** The raw id token is the bearer token of admin calls, stored for this tab only (ID-05). */
const name = 'bearerId';
const storage = safeStorage();

export const readBearer = (): string | undefined => (storage.getItem(name) as string | null) ?? undefined;
export const saveBearer = (token: string): void => void storage.setItem(name, token);
export const clearBearer = (): void => void storage.removeItem(name);
