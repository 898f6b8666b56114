import { useLocationProperty } from 'wouter/use-browser-location';

/** A text in the history state of this page. A text, because the state object may be new on every read. */
export const useHistoryText = (name: string): string | undefined =>
  useLocationProperty(() => {
    const text: unknown = window.history.state?.[name];
    return typeof text === 'string' ? text : undefined;
  });

/** Only pages of the desk: addresses from a history entry or the provider are not trusted. */
const isStaffPage = (address: unknown): address is string =>
  typeof address === 'string' && /^\/admin\/[a-z]/.test(address);

/** The history state of /admin: the page that required the login. */
export const returnState = (address: unknown): { readonly returnTo: string } | undefined =>
  isStaffPage(address) && !address.startsWith('/admin/home') ? { returnTo: address } : undefined;

/** The page that required this login; undefined if the login started at /admin itself. */
export const useReturnTo = (): string | undefined => returnState(useHistoryText('returnTo'))?.returnTo;
