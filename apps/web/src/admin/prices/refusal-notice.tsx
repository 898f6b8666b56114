import type { ApiError } from '../../api.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { refusalText } from './refusal-text.ts';

/** What the server refused stays in sight after the short message is gone: all of it, with row and column. */
export function RefusalNotice({
  refusal,
  onCarryOver,
}: {
  readonly refusal: ApiError | undefined;
  readonly onCarryOver: () => void;
}) {
  const { t } = useTexts();
  if (!refusal) return null;
  const stale = refusal.code === 'stale-version';
  return (
    <div className="mb-4">
      <Notice kind="error" takeFocus>
        <p className="font-bold">{t(stale ? 'admin.stale' : 'admin.refused')}</p>
        <RefusalLines refusal={refusal} />
        {stale && (
          <Button look="secondary" className="mt-3" onClick={onCarryOver}>
            {t('admin.carry-over')}
          </Button>
        )}
      </Notice>
    </div>
  );
}

/** More lines than these are a sign that it is another list. */
const mostShown = 50;

export function RefusalLines({ refusal: { fields } }: { readonly refusal: ApiError }) {
  const texts = useTexts();
  return (
    <ul className="mt-2 list-disc pl-5 text-sm">
      {fields.slice(0, mostShown).map((field) => (
        <li key={`${field.path} ${field.message}`}>{refusalText(field, texts)}</li>
      ))}
      {fields.length > mostShown && (
        <li>{texts.t('admin.and-more', { count: fields.length - mostShown })}</li>
      )}
    </ul>
  );
}
