import { useEffect } from 'react';
import { pushEvent } from '../analytics/data-layer.ts';
import { useConsent } from '../session/consent.ts';
import { useSession } from '../session/session-store.ts';

/** Sends the e-mail address to the marketing tracker, only after consent (FN-06, D11). */
export function usePushEmail(): void {
  const consent = useConsent((state) => state.consent);
  const email = useSession((state) => state.values.emailAddress);
  useEffect(() => {
    if (consent === 'granted' && email) pushEvent({ event: 'identify', email });
  }, [consent, email]);
}
