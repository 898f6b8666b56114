import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { type Texts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import { subjectText, unitName } from '../incoming/list/subject-text.ts';
import { countText, dayText, timeText } from '../parts/formats.ts';
import { Bar } from '../parts/skeleton.tsx';

type Row = CallOutput<'admin-get-work'>['rows'][number];

/** Orange: somebody must act. Red: something is broken. */
const looks: Partial<Record<Row['name'], string>> = {
  unassigned: 'text-brand-strong',
  due: 'text-brand-strong',
  mails: 'text-bad',
};

const frame = 'grid grid-cols-1 overflow-hidden rounded-surface border border-line bg-surface md:grid-cols-2';
const cell = '-mt-px -ml-px border-t border-l border-line';

/** As high as the rows, so that nothing below moves when they arrive. */
export const WorkSkeleton = () => (
  <ul className={frame}>
    {Array.from({ length: 10 }, (_, row) => row).map((row) => (
      <li key={row} className={cell}>
        <div className="flex min-h-16 items-center gap-4 px-4">
          <Bar className="h-6 w-14 shrink-0" />
          <Bar className={`h-3.5 ${row % 3 === 0 ? 'w-1/2' : 'w-2/5'}`} />
        </div>
      </li>
    ))}
  </ul>
);

/** Counts that lead to the list they count. Rows with 0 stay, so that places can be learned by heart (DK-02). */
export function WorkRows({ rows, isMine }: { readonly rows: readonly Row[]; readonly isMine: boolean }) {
  return (
    <ul className={frame}>
      {rows.map((row) => (
        <WorkRow key={row.name} row={row} isMine={isMine} />
      ))}
    </ul>
  );
}

/** By names in the reader's language, not by the codes of the catalogue. */
const whatText = (texts: Texts, { list, first }: Row): string | undefined => {
  if (!first) return undefined;
  if (list === 'mails') return first.what;
  return unitName(texts, first.unit) ?? subjectText(texts, list, first.what);
};

/** Only these can belong to somebody. */
const isShared = ({ name }: Row): boolean => name === 'mails' || name === 'unassigned';

/** The time of an appointment counts, of anything else the day. */
const whenText = (locale: Texts['locale'], { list, first }: Row): string => {
  if (!first) return '';
  return list === 'meetings' ? timeText(locale, first.at) : dayText(locale, first.at);
};

function WorkRow({ row, isMine }: { readonly row: Row; readonly isMine: boolean }) {
  const texts = useTexts();
  const { t, locale } = texts;
  const { name, list, first } = row;
  const mine = isMine && !isShared(row);
  const count = mine ? row.mine : row.count;
  const query = [row.query, mine ? 'person=me' : ''].filter(Boolean).join('&');
  const look = count === 0 ? 'text-muted' : (looks[name] ?? '');
  return (
    <li className={cell}>
      <Link
        href={`/admin/${list}${query && `?${query}`}`}
        className="flex min-h-16 items-center gap-4 px-4 py-2 hover:bg-sunken"
      >
        <span className={`w-14 shrink-0 text-right text-2xl tabular-nums ${look}`}>
          {countText(texts, count, row.is_at_least && !mine)}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-bold">{t(`desk.work-${name}`)}</span>
          <span className="block truncate text-sm text-muted">
            {count === 0
              ? t('desk.work-done')
              : first && [first.who, whatText(texts, row), whenText(locale, row)].filter(Boolean).join(' · ')}
          </span>
        </span>
        {count === 0 ? (
          <Check aria-hidden="true" size={18} className="text-muted" />
        ) : (
          <ChevronRight aria-hidden="true" size={18} className="text-muted" />
        )}
      </Link>
    </li>
  );
}
