import visitorRoutes from 'virtual:routes/visitors';
import type { Language } from '@silowright/domain/locale';
import { type CallInput, type CallOutput, type LooseInput, send } from '@silowright/ui/calls/api.ts';
import { config } from '@silowright/ui/calls/config.ts';
import { queryClient } from '@silowright/ui/calls/query-client.ts';
import { safeStorage } from '@silowright/ui/kept/safe-storage.ts';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

type SigningCall =
  | 'sign-request'
  | 'read-signing'
  | 'price-choice'
  | 'give-buyer'
  | 'sign-quotation'
  | 'decline-quotation';

/** The token is sent in a header, never in an address, which would appear in logs and referrers (D10, SG-04). */
const headersOf = (token: string | undefined) => ({
  Accept: 'application/json',
  ...(token !== undefined && { 'Sign-Token': token }),
});

export async function signingCall<Name extends SigningCall>(
  name: Name,
  input: CallInput<Name>,
  token: string | undefined,
): Promise<CallOutput<Name>> {
  const response = await send(visitorRoutes[name], input as LooseInput, headersOf(token));
  return (await response.json()) as CallOutput<Name>;
}

async function fetchDocument(
  configurationId: string,
  token: string | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await send(
    visitorRoutes['read-signing-document'],
    { params: { configurationId } },
    { ...headersOf(token), Accept: 'application/pdf' },
  );
  return new Uint8Array(await response.arrayBuffer());
}

export interface SigningProps {
  readonly signing: CallOutput<'read-signing'>;
  readonly configurationId: string;
  readonly token: string | undefined;
}

/** The quotation PDF, or the sealed one once signed. */
export const useSigningDocument = ({ signing: { state }, configurationId, token }: SigningProps) =>
  useQuery(
    {
      queryKey: ['read-signing-document', configurationId, token, state],
      queryFn: () => fetchDocument(configurationId, token),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );

const storage = safeStorage(() => window.sessionStorage);

/** From the fragment of the link (D10), kept for this tab: a reload or an overlay may drop the fragment. */
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

/** Message from the framed complete page to its parent; all providers end on that page. */
export const signedMessage = 'silowright-signed';
/** The same, if the mail to the customer is held (D9). */
export const signedAndHeldMessage = 'silowright-signed-held';

/** The buyer is known; an external provider may take the signature now. */
export const buyerGivenMessage = 'silowright-buyer-given';

export const completeAddress = (language: Language, mail: 'queued' | 'held' = 'queued'): string =>
  `${config.base}/sign/${language}/complete${mail === 'held' ? '?mail=held' : ''}`;
