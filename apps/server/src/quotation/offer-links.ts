import { languageOfLocale } from '@silowright/domain/locale';
import type { Offer, OfferLinks } from './quotation.ts';

/** The secrets of an offer: random, kept as hashes beside it (D10, D21). */
export interface OfferTokens {
  readonly reopenToken: string;
  readonly signToken: string;
}

/** The sign token stands in the fragment, which no server and no referrer sees (D10). */
export const offerLinks = (
  publicUrl: string,
  { locale, configurationId }: Pick<Offer, 'locale' | 'configurationId'>,
  { reopenToken, signToken }: OfferTokens,
): OfferLinks => {
  const signPageUrl = `${publicUrl}/sign/${languageOfLocale(locale)}/${configurationId}`;
  return {
    reopenUrl: `${publicUrl}/open/${reopenToken}`,
    signUrl: `${signPageUrl}#${signToken}`,
    signPageUrl,
  };
};
