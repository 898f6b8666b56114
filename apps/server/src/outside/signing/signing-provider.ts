import type { Language } from '@silowright/domain/locale';

/** One quotation that somebody wants to sign now. */
export interface SigningJob {
  readonly offerId: string;
  readonly configurationId: string;
  readonly language: Language;
  /** Of the mail's link; absent: the browser the configuration is bound to asks (D17). */
  readonly token?: string;
  readonly title: string;
  readonly signer: { readonly name: string; readonly email: string };
  readonly document: () => Promise<Uint8Array>;
}

/** Who has quotations signed (D10). */
export interface SigningProvider {
  /** The address to show in a frame: a path of this site, or a page of the provider. */
  open(job: SigningJob): Promise<string>;
  /** Where its pages come from, for the rule which sites may be framed (threat 45). */
  readonly frameOrigin?: string;
}
