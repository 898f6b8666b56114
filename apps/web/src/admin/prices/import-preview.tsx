import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ScrollBox } from '../page-parts.tsx';

export interface ImportedPrice {
  readonly id: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

export interface ImportPreviewProps {
  readonly file: string;
  readonly changes: readonly ImportedPrice[];
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
          <ScrollBox label={t('prices.import-title', { file })}>
            <table className="w-full tabular-nums">
              <thead>
                <tr className="bg-sunken text-left">
                  {(['name', 'before', 'after'] as const).map((name) => (
                    <th key={name} scope="col" className="px-3 py-1.5">
                      {t(`admin.difference-${name}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {changes.map((change) => (
                  <tr key={change.id} className="border-t border-line">
                    <th scope="row" className="px-3 py-1.5 text-left font-normal">
                      {change.name}
                    </th>
                    <td className="px-3 py-1.5 text-muted">{change.before}</td>
                    <td className="px-3 py-1.5 font-bold">{change.after}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
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
