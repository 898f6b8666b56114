import type { CallOutput } from '../api.ts';
import { useLoaded } from '../use-loaded.ts';
import { fetchSigningDocument } from './signing-calls.ts';

export interface SigningProps {
  readonly signing: CallOutput<'read-signing'>;
  readonly configurationId: string;
  readonly token: string | undefined;
}

/** The quotation PDF, or the sealed one once signed. */
export const useSigningDocument = ({ signing: { state }, configurationId, token }: SigningProps) =>
  useLoaded(
    JSON.stringify(['read-signing-document', configurationId, token, state]),
    () => fetchSigningDocument(configurationId, token),
    { freshMs: Number.POSITIVE_INFINITY },
  );
