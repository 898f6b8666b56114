import type { SigningJob, SigningProvider } from './signing-provider.ts';

/** The page of our own (D10); the token goes on in the fragment, which no server sees. */
export const embeddedSigningUrl = ({
  configurationId,
  language,
  token,
}: Pick<SigningJob, 'configurationId' | 'language' | 'token'>): string =>
  `/sign/${language}/${configurationId}/document${token === undefined ? '' : `#${token}`}`;

export const embeddedSigning: SigningProvider = {
  open: async (job) => ({ url: embeddedSigningUrl(job) }),
};
