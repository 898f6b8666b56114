import type { FieldError } from '@silowright/contract/errors';
import { reasonOf } from '@silowright/domain/pricing/publish-problem';
import { formatMoney } from '@silowright/texts/format';
import type { ApiError } from '@silowright/ui/calls/api.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import type { Texts } from '@silowright/ui/texts/use-texts.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { failureText, OfflineError } from '../calls/staff-api.ts';
import { baseCurrency } from '../parts/staff-money.ts';
import { newerVersion } from './published-by.ts';

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

/** Keeps the server's refusal visible after the short message is gone, with all rows and columns. */
export function RefusalNotice({
  refusal,
  onCarryOver,
}: {
  readonly refusal: ApiError | undefined;
  readonly onCarryOver: () => void;
}) {
  const { t } = useTexts();
  if (!refusal) return null;
  return (
    <div className="mb-4">
      <Notice kind="error" takeFocus>
        <RefusalText refusal={refusal} />
        {refusal.code === 'stale-version' && (
          <Button look="secondary" className="mt-3" onClick={onCarryOver}>
            {t('admin.carry-over')}
          </Button>
        )}
      </Notice>
    </div>
  );
}

/** The field errors, or the general message if there are none. */
export function RefusalText({ refusal }: { readonly refusal: ApiError }) {
  const { t } = useTexts();
  const { status, fields } = refusal;
  if (refusal.code === 'changed-meanwhile') return t('prices.plan-taken');
  if (fields.length === 0) {
    const isRefused = refusal instanceof OfflineError || (status >= 400 && status < 500);
    return t(isRefused ? 'admin.not-published' : 'admin.perhaps-published', { text: failureText(refusal) });
  }
  return (
    <>
      <p className="font-bold">{t(refusal.code === 'stale-version' ? 'admin.stale' : 'admin.refused')}</p>
      <RefusalLines refusal={refusal} />
    </>
  );
}

const maximumShown = 50;

export function RefusalLines({ refusal: { fields } }: { readonly refusal: ApiError }) {
  const texts = useTexts();
  return (
    <ul className="mt-2 list-disc pl-5 text-sm">
      {fields.slice(0, maximumShown).map((field) => (
        <li key={`${field.path} ${field.message}`}>{refusalText(field, texts)}</li>
      ))}
      {fields.length > maximumShown && (
        <li>{texts.t('admin.and-more', { count: fields.length - maximumShown })}</li>
      )}
    </ul>
  );
}
