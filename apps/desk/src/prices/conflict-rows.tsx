import { Button } from '@silowright/ui/parts/button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { BoxedTable, RowButton } from '../parts/page-parts.tsx';

export interface ConflictRow {
  readonly id: string;
  readonly name: string;
  readonly was: string;
  readonly theirs: string;
  readonly mine: string;
}

export interface ConflictRowsProps {
  readonly rows: readonly ConflictRow[];
  readonly onSettle: (ids: readonly string[], keep: 'mine' | 'theirs') => void;
}

const looks = { was: 'text-muted', theirs: '', mine: 'font-bold' } as const;

/** Prices that a colleague published while they were edited here: compared, and merged row by row (PR-06). */
export function ConflictRows({ rows, onSettle }: ConflictRowsProps) {
  const { t } = useTexts();
  if (rows.length === 0) return null;
  const all = rows.map(({ id }) => id);
  return (
    <section
      aria-label={t('prices.conflicts')}
      className="mb-5 rounded-surface border border-bad bg-bad-tint p-4"
    >
      <h2 className="font-bold">{t('prices.conflicts-title', { count: rows.length })}</h2>
      <p className="mb-3 text-sm">{t('prices.conflicts-about')}</p>
      <BoxedTable
        label={t('prices.conflicts-title', { count: rows.length })}
        heads={(['name', 'was', 'theirs', 'mine', 'keep'] as const).map((name) =>
          t(`prices.conflict-${name}`),
        )}
        headLook="max-md:sr-only"
        cellLook="px-3 py-2"
      >
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              className="border-t border-line max-md:grid max-md:grid-cols-3 max-md:gap-2 max-md:p-3 max-md:first:border-t-0"
            >
              <th
                scope="row"
                className="text-left max-md:col-span-3 max-md:p-0 md:px-3 md:py-2 md:font-normal"
              >
                {row.name}
              </th>
              {(['was', 'theirs', 'mine'] as const).map((name) => (
                <td key={name} className={`max-md:p-0 md:px-3 md:py-2 ${looks[name]}`}>
                  {/* The names of the columns, which a phone has no space for. */}
                  <span className="block font-normal text-muted md:hidden">
                    {t(`prices.conflict-${name}`)}
                  </span>
                  {row[name]}
                </td>
              ))}
              <td className="flex flex-wrap gap-2 max-md:col-span-3 max-md:p-0 md:px-3 md:py-1">
                {(['theirs', 'mine'] as const).map((keep) => (
                  <RowButton
                    key={keep}
                    aria-label={`${t(`prices.keep-${keep}`)}: ${row.name}`}
                    onClick={() => onSettle([row.id], keep)}
                  >
                    {t(`prices.keep-${keep}`)}
                  </RowButton>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </BoxedTable>
      <div className="mt-3 flex flex-wrap gap-3">
        {(['theirs', 'mine'] as const).map((keep) => (
          <Button key={keep} look="secondary" onClick={() => onSettle(all, keep)}>
            {t(`prices.keep-all-${keep}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
