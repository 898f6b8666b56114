import type { ApiError } from '../../api.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { failureText, OfflineError } from '../staff-api.ts';
import { refusalText } from './refusal-text.ts';

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
