import type { ApiError } from '../../api.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

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
        <ul className="mt-2 list-disc pl-5 text-sm">
          {refusal.fields.slice(0, 100).map(({ path, message }) => (
            <li key={`${path} ${message}`}>{stale ? message : `${path}: ${message}`}</li>
          ))}
        </ul>
        {stale && (
          <Button look="secondary" className="mt-3" onClick={onCarryOver}>
            {t('admin.carry-over')}
          </Button>
        )}
      </Notice>
    </div>
  );
}
