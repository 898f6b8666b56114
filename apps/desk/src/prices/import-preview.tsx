import { Button } from '@silowright/ui/parts/button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type DifferenceLine, DifferenceTable } from './difference-table.tsx';

export interface ImportPreviewProps {
  readonly file: string;
  readonly changes: readonly DifferenceLine[];
  /** Number of options that the file leaves as they are. */
  readonly same: number;
  readonly onTake: () => void;
  readonly onCancel: () => void;
}

/** What a file would change, row by row, before anything does (PX-04). */
export function ImportPreview({ file, changes, same, onTake, onCancel }: ImportPreviewProps) {
  const { t } = useTexts();
  return (
    <section
      aria-label={t('prices.import-title', { file })}
      className="mb-4 rounded-surface border border-brand/40 bg-surface p-4 text-sm"
    >
      <h2 className="text-base font-bold wrap-anywhere">{t('prices.import-title', { file })}</h2>
      <p className="mb-3 text-muted">
        {changes.length === 0
          ? t('prices.import-nothing')
          : t('prices.import-counts', { changed: changes.length, same })}
      </p>
      {changes.length > 0 && (
        <div className="max-h-80 overflow-auto">
          <DifferenceTable label={t('admin.difference-table')} lines={changes} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {changes.length > 0 && (
          <Button onClick={onTake}>{t('prices.import-take', { count: changes.length })}</Button>
        )}
        <Button look="secondary" onClick={onCancel}>
          {t('admin.cancel')}
        </Button>
      </div>
    </section>
  );
}
