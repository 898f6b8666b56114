import type { LocaleName } from '@silowright/domain/locale';
import { formatDate, formatMetres, formatMoney, formatNumber } from '@silowright/texts/format';
import { type Messages, translate } from '@silowright/texts/translate';
import { volumeTexts } from '@silowright/texts/volume-words';
import type { Speaker } from '../texts.ts';

export interface MailSpeaker extends Speaker {
  readonly locale: LocaleName;
}

/** The promises in the texts, which are configurable (D17). */
export interface Promises {
  readonly dealerHours: number;
  readonly contactHours: number;
}

export const speakerFor = (
  locale: LocaleName,
  messages: Messages,
  promises: Promises,
  timeZone: string,
): MailSpeaker => ({
  locale,
  t: (key, params = {}) => translate(messages, locale, key, { ...promises, ...params }),
  money: (money) => formatMoney(money, locale),
  metres: (mm) => formatMetres(mm, locale),
  number: (value, decimals) => formatNumber(value, locale, decimals),
  ...volumeTexts(messages, locale),
  date: (iso) => formatDate(new Date(iso), locale, timeZone),
});
