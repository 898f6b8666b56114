import type { Language } from '@silowright/domain/locale';

/** One quotation to be signed. */
export interface SigningJob {
  readonly offerId: string;
  readonly configurationId: string;
  readonly language: Language;
  /** Token of the mail's link; undefined: the bound browser only reads (D25). */
  readonly token?: string;
  readonly title: string;
  readonly signer: { readonly name: string; readonly email: string };
  /** ISO time after which it cannot be signed. */
  readonly validUntil: string;
  readonly document: () => Promise<Uint8Array>;
  /** What the document is of, if the buyer had a choice. */
  readonly chosen?: readonly string[];
}

export interface OpenedSigning {
  /** The address to frame: a path of this site, or a page of the provider. */
  readonly url: string;
  /** The provider's id for it; undefined if the provider need not be queried. */
  readonly reference?: string;
  /** Of the document that the provider got (PJ-04). */
  readonly chosen?: readonly string[];
}

export type ProviderOutcome =
  | { readonly outcome: 'open' }
  | { readonly outcome: 'signed'; readonly name: string; readonly document: Uint8Array }
  | { readonly outcome: 'declined'; readonly reason: string };

/** A signing provider (D10). */
export interface SigningProvider {
  open(job: SigningJob): Promise<OpenedSigning>;
  /** The result; only an external provider needs to be queried. */
  readonly outcomeOf?: (reference: string) => Promise<ProviderOutcome>;
  /** Origin of its pages, for the frame policy (threat 45). */
  readonly frameOrigin?: string;
}

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
