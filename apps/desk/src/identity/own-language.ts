import { queryClient } from '@silowright/ui/calls/query-client.ts';
import { offeredLanguage } from '@silowright/ui/catalogue/offered-languages.ts';
import { showLanguage } from '@silowright/ui/texts/use-texts.ts';
import { useEffect } from 'react';
import { invalidateCalls, staffCall, staffQuery } from '../calls/staff-api.ts';
import { deskLanguage, onDeskLanguage, rememberDeskLanguage } from './desk-language.ts';
import { useStaffSession } from './staff-session.tsx';

/** A choice that could not be kept counts in this browser all the same. */
const keep = (language: string): void =>
  void staffCall('admin-choose-language', { body: { language } })
    .then(() => invalidateCalls('admin-get-me'))
    .catch(console.warn);

/** Shows the desk in the language of who logged in, and keeps what they choose (D21). */
export function useOwnLanguage(): void {
  const isIn = useStaffSession().status === 'in';
  useEffect(() => {
    if (!isIn) return;
    const before = onDeskLanguage(keep);
    if (before !== null) keep(before);
    else void showOwn();
    return () => void onDeskLanguage(undefined);
  }, [isIn]);
}

async function showOwn(): Promise<void> {
  const shown = deskLanguage();
  const me = await queryClient.fetchQuery(staffQuery('admin-get-me', {})).catch(() => undefined);
  const own = offeredLanguage(me?.language);
  // Not over a choice that was made meanwhile.
  if (!own || deskLanguage() !== shown) return;
  rememberDeskLanguage(own);
  // An address that names a language is shown in it.
  if (!new URLSearchParams(window.location.search).has('language')) await showLanguage(own);
}
