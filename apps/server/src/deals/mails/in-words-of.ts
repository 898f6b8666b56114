import { translatedPlace } from '../../platform/config/translated-place.ts';
import type { MailSpeaker } from '../../platform/mail/speaker.ts';
import type { OfferRequest, Quotation } from '../paper/quotation.ts';

/** An offer with its frozen words in another language, as far as there are texts for them; what was typed stays. */
export function inWordsOf<Frozen extends Quotation | OfferRequest>(
  { t, locale }: MailSpeaker,
  offer: Frozen,
): Frozen {
  if (offer.locale === locale) return offer;
  const wordOf = (key: string, label: string) => (t(key) === key ? label : t(key));
  return JSON.parse(JSON.stringify({ ...offer, locale }), (name, value) => {
    if (name === 'placeName' && typeof value === 'string') return translatedPlace(value, locale);
    const isText =
      value instanceof Object && typeof value.key === 'string' && typeof value.label === 'string';
    return isText ? { ...value, label: wordOf(value.key, value.label) } : value;
  });
}
