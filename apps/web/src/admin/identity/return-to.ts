import { useHistoryText } from '../use-history-text.ts';

/** Only pages of the back office: what a history entry or the provider hands back is not trusted further. */
const isStaffPage = (address: unknown): address is string =>
  typeof address === 'string' && /^\/admin\/[a-z]/.test(address);

/** The state of the history entry of /admin: where somebody was going who had to log in first. */
export const returnState = (address: unknown): { readonly returnTo: string } | undefined =>
  isStaffPage(address) && !address.startsWith('/admin/home') ? { returnTo: address } : undefined;

/** Where this login was forced; undefined where it began at /admin itself. */
export const useReturnTo = (): string | undefined => returnState(useHistoryText('returnTo'))?.returnTo;
