import type { SigningJob, SigningProvider } from './signing-provider.ts';

/** Our own signing page (D10); the token is in the fragment, which is not sent to servers. */
export const embeddedSigningUrl = ({
  configurationId,
  language,
  token,
}: Pick<SigningJob, 'configurationId' | 'language' | 'token'>): string =>
  `/sign/${language}/${configurationId}/document${token === undefined ? '' : `#${token}`}`;

export const embeddedSigning: SigningProvider = {
  open: async (job) => ({ url: embeddedSigningUrl(job) }),
};
