import type { FieldError } from '@silowright/contract/errors';
import type { PublishProblem } from '@silowright/domain/pricing/check-publish';
import { formatPrice } from '@silowright/texts/format';
import type { Texts } from '../../texts/use-texts.ts';
import { timeText } from '../time-text.ts';

/** Error code of the server → text key. The server's messages are for developers (LG-01). */
const sentences = {
  'unknown-row': 'unknown',
  'unknown-group': 'unknown',
  'unknown-option': 'unknown',
  'doubled-row': 'doubled',
  'doubled-group': 'doubled',
  'doubled-option': 'doubled',
  'removed-row': 'removed',
  'removed-group': 'removed',
  'removed-option': 'removed',
  'changed-field': 'changed',
  'changed-group': 'changed',
  'changed-option': 'changed',
  'bad-price': 'price',
  'bad-option-price': 'price',
  'bad-formula': 'formula',
} as const satisfies Record<PublishProblem['code'], string>;

/** One problem of a publish in the reader's language. */
export function refusalText(
  { path, code, was, now, params = {} }: FieldError,
  { t, locale }: Pick<Texts, 't' | 'locale'>,
): string {
  if (code === 'published') {
    const { version = '', author = '', time = '', comment } = params;
    return t('admin.newer-version', {
      version,
      author,
      time: timeText(locale, String(time)),
      comment: comment || '–',
    });
  }
  if (code === 'large-change') {
    return `${params.name}: ${formatPrice(was ?? 0, 'nl_NL')} → ${formatPrice(now ?? 0, 'nl_NL')}`;
  }
  const sentence = code in sentences ? sentences[code as PublishProblem['code']] : 'other';
  return t(`admin.refused-${sentence}`, { ...params, place: placeOf(path, t) });
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
