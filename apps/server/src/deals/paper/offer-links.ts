import { languageOfLocale } from '@silowright/domain/locale';
import type { OfferLinks, UnitContent } from './quotation.ts';

/** The secrets of an offer: random, stored as hashes (D10, D21). */
export interface OfferTokens {
  readonly reopenToken: string;
  readonly signToken: string;
}

/** The sign token is in the fragment, which is not sent to servers or in referrers (D10). */
export const offerLinks = (
  publicUrl: string,
  { locale, configurationId }: Pick<UnitContent, 'locale' | 'configurationId'>,
  { reopenToken, signToken }: OfferTokens,
): OfferLinks => {
  const signPageUrl = `${publicUrl}/sign/${languageOfLocale(locale)}/${configurationId}`;
  return {
    reopenUrl: `${publicUrl}/open/${reopenToken}`,
    signUrl: `${signPageUrl}#${signToken}`,
    signPageUrl,
    apiUrl: `${publicUrl}/api`,
  };
};

/** The page of a quotation on the desk. */
export const deskLink = (publicUrl: string, offerId: string): string =>
  `${publicUrl}/admin/quotations/${offerId}`;
