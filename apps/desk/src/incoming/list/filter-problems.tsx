import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { Filters } from './list-question.ts';

export const filterProblemsId = 'filter-problems';

export interface FilterProblemsProps {
  readonly filters: Filters;
  /** Why what was typed is no filter. */
  readonly refusals?: readonly string[];
}

/** Why filters match nothing or are not applied (DK-04). */
export function FilterProblems({ filters, refusals = [] }: FilterProblemsProps) {
  const { t } = useTexts();
  const { from, to, min, max } = filters;
  const problems = [...refusals];
  if (from && to && from > to)
    problems.push(t('desk.reversed-dates', { from: t('desk.filter-from'), to: t('desk.filter-to') }));
  if (min && max && Number(min) > Number(max))
    problems.push(t('desk.reversed-amounts', { min: t('desk.filter-min'), max: t('desk.filter-max') }));
  if (problems.length === 0) return null;
  return (
    <ul id={filterProblemsId} role="alert" className="flex flex-col gap-1 text-sm">
      {problems.map((problem) => (
        <li key={problem} className="flex items-center gap-2 font-bold text-bad">
          <CircleAlert aria-hidden="true" size={16} className="shrink-0" />
          {problem}
        </li>
      ))}
    </ul>
  );
}
