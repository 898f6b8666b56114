import visitorRoutes from 'virtual:routes/visitors';
import { type CallInput, type CallOutput, type LooseInput, send } from '@silowright/ui/calls/api.ts';
import { queryClient } from '@silowright/ui/calls/query-client.ts';
import { useQuery } from '@tanstack/react-query';

type SigningCall = 'sign-request' | 'read-signing' | 'give-buyer' | 'sign-quotation' | 'decline-quotation';

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
