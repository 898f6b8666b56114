import type { FieldError } from '@silowright/contract/errors';
import { reasonOf } from '@silowright/domain/pricing/publish-problem';
import { formatMoney } from '@silowright/texts/format';
import type { Texts } from '../../texts/use-texts.ts';
import { newerVersion } from '../published-by.ts';
import { baseCurrency } from '../staff-money.ts';

/** One problem of a publish in the reader's language. The server's messages are for developers (LG-01). */
export function refusalText(
  { path, code, was, now, params = {} }: FieldError,
  texts: Pick<Texts, 't' | 'locale'>,
): string {
  const { t, locale } = texts;
  if (code === 'published') {
    const { version, author = '', time = '', comment = '' } = params;
    return newerVersion(texts, {
      version: Number(version),
      author: String(author),
      comment: String(comment),
      published_at: String(time),
    });
  }
  if (code === 'large-change') {
    const price = (minor: number | null | undefined) =>
      formatMoney({ minor: minor ?? 0, currency: baseCurrency() }, locale);
    return `${params.name}: ${price(was)} → ${price(now)}`;
  }
  const reason = code in reasonOf ? reasonOf[code as keyof typeof reasonOf] : 'other';
  return t(`admin.refused-${reason}`, { ...params, place: placeOf(path, t) });
}

/** `prices.11.volume` → row 12, volume; `options.ladder.by_client` → ladder.by_client. */
function placeOf(path: string, t: Texts['t']): string {
  const [list, at = '', column] = path.split('.');
  if (list === 'options') return path.slice('options.'.length);
  if (!/^\d+$/.test(at)) return path;
  // Rows of the list in force count from 1, sent rows from 0.
  const row = list === 'current' ? Number(at) : Number(at) + 1;
  return t('admin.refused-row', { row }) + (column ? `, ${column}` : '');
}
