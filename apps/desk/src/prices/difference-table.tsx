import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import type { ReactNode } from 'react';
import { BoxedTable } from '../parts/page-parts.tsx';

/** A unit or an option with its drawing (PX-06). */
export interface ShownRow {
  readonly id: string;
  readonly name: string;
  readonly picture: ReactNode;
}

export interface DifferenceLine extends ShownRow {
  readonly before: string;
  readonly after: string;
  /** With its sign; empty: not a number. */
  readonly difference?: string;
}

/** What changes, row by row: of a file, of a plan, or between two versions. */
export function DifferenceTable(props: {
  readonly label: string;
  readonly lines: readonly DifferenceLine[];
  /** Number of rows, if not all of them are given. */
  readonly count?: number;
}) {
  const { t } = useTexts();
  const { lines, count = lines.length } = props;
  const hasDifference = lines.some(({ difference }) => difference);
  const columns = ['name', 'before', 'after', ...(hasDifference ? (['difference'] as const) : [])] as const;
  return (
    <>
      <BoxedTable
        label={props.label}
        heads={columns.map((name) => t(`admin.difference-${name}`))}
        cellLook="px-3 py-1.5"
      >
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} className="border-t border-line">
              <th scope="row" className="px-3 py-1 text-left font-normal">
                <span className="flex items-center gap-2">
                  <span className="flex w-9 shrink-0 justify-center">{line.picture}</span>
                  {line.name}
                </span>
              </th>
              <td className="px-3 py-1 text-muted">{line.before}</td>
              <td className="px-3 py-1 font-bold">{line.after}</td>
              {hasDifference && (
                <td className={`px-3 py-1 ${line.difference?.startsWith('+') ? 'text-good' : 'text-bad'}`}>
                  {line.difference}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </BoxedTable>
      {count > lines.length && (
        <p className="mt-1 text-sm">{t('admin.and-more', { count: count - lines.length })}</p>
      )}
    </>
  );
}
