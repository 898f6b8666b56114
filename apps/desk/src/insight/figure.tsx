import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type ReactNode, useState } from 'react';

export interface FigureProps {
  readonly title: string;
  readonly about?: string;
  readonly heads: readonly string[];
  /** The same numbers as the plot. */
  readonly rows: readonly (readonly string[])[];
  readonly className?: string;
  readonly children: ReactNode;
}

/** For a spreadsheet; without the soft hyphens, where long titles of columns may break. */
export const copiedTable = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.join('\t'))
    .join('\n')
    .replaceAll('\u00ad', '');

/** A plot with its table behind it (DK-03). */
export function Figure({ title, about, heads, rows, className = '', children }: FigureProps) {
  const { t } = useTexts();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(copiedTable([heads, ...rows]));
    setCopied(true);
  };
  return (
    <figure className={`min-w-0 rounded-surface border border-line bg-surface p-4 ${className}`}>
      <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3>{title}</h3>
        {about && <span className="text-sm text-muted">{about}</span>}
      </figcaption>
      {rows.length === 0 ? <p className="text-sm text-muted">{t('desk.no-insight')}</p> : children}
      {rows.length > 0 && (
        <details className="mt-3 text-sm">
          <summary className="inline-flex min-h-11 items-center text-muted md:min-h-8">
            {t('desk.as-table')}
          </summary>
          <div className="max-h-72 overflow-auto pr-3">
            <table className="w-full text-xs tabular-nums">
              <thead>
                <tr className="text-left">
                  {heads.map((head, column) => (
                    <th
                      key={head}
                      scope="col"
                      className={`px-0.5 py-1 hyphens-auto ${column > 0 ? 'text-right' : ''}`}
                    >
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.join()} className="border-t border-line">
                    {row.map((cell, column) => (
                      <td
                        key={heads[column]}
                        className={`px-0.5 py-1 ${column > 0 ? 'text-right' : 'hyphens-auto'}`}
                      >
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <button type="button" className="min-h-11 text-brand-strong underline" onClick={() => void copy()}>
            {t(copied ? 'admin.copied' : 'desk.copy-table')}
          </button>
        </details>
      )}
    </figure>
  );
}
