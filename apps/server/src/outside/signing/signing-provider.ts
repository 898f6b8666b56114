import type { Language } from '@silowright/domain/locale';

/** One quotation that somebody wants to sign now. */
export interface SigningJob {
  readonly offerId: string;
  readonly configurationId: string;
  readonly language: Language;
  /** Of the mail's link; absent: the browser the configuration is bound to looks (D25). */
  readonly token?: string;
  readonly title: string;
  readonly signer: { readonly name: string; readonly email: string };
  /** ISO time after which nobody may sign. */
  readonly validUntil: string;
  readonly document: () => Promise<Uint8Array>;
}

export interface OpenedSigning {
  /** The address to show in a frame: a path of this site, or a page of the provider. */
  readonly url: string;
  /** The provider's own name for it; absent where nobody has to be asked later. */
  readonly reference?: string;
}

export type ProviderOutcome =
  | { readonly outcome: 'open' }
  | { readonly outcome: 'signed'; readonly name: string; readonly document: Uint8Array }
  | { readonly outcome: 'declined'; readonly reason: string };

/** Who has quotations signed (D10). */
export interface SigningProvider {
  open(job: SigningJob): Promise<OpenedSigning>;
  /** What became of it; only an external provider has to be asked. */
  readonly outcomeOf?: (reference: string) => Promise<ProviderOutcome>;
  /** Where its pages come from, for the rule which sites may be framed (threat 45). */
  readonly frameOrigin?: string;
}
