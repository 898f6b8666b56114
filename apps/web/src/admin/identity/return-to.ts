import { useHistoryText } from '../use-history-text.ts';

/** Only pages of the desk: addresses from a history entry or the provider are not trusted. */
const isStaffPage = (address: unknown): address is string =>
  typeof address === 'string' && /^\/admin\/[a-z]/.test(address);

/** The history state of /admin: the page that required the login. */
export const returnState = (address: unknown): { readonly returnTo: string } | undefined =>
  isStaffPage(address) && !address.startsWith('/admin/home') ? { returnTo: address } : undefined;

/** The page that required this login; undefined if the login started at /admin itself. */
export const useReturnTo = (): string | undefined => returnState(useHistoryText('returnTo'))?.returnTo;
