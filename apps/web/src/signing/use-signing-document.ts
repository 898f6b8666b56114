import { useQuery } from '@tanstack/react-query';
import type { CallOutput } from '../api.ts';
import { queryClient } from '../use-call.ts';
import { fetchSigningDocument } from './signing-calls.ts';

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
      queryFn: () => fetchSigningDocument(configurationId, token),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
