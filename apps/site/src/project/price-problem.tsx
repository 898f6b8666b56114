import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { numbersOf } from './change-positions.ts';
import type { ProjectPriceState } from './project-price.ts';
import { positionsNow } from './project-store.ts';

/** Why there are no prices now, in words; the positions are kept (IN-06). */
export function PriceProblem({
  state: { problem, again },
  className,
}: {
  readonly state: ProjectPriceState;
  readonly className: string;
}) {
  const { t } = useTexts();
  if (!problem) return null;
  if (typeof problem === 'object') {
    const number = numbersOf(positionsNow()).get(problem.refused) ?? '–';
    return (
      <div className={className}>
        <Notice kind="error">{t('project.unavailable', { number })}</Notice>
      </div>
    );
  }
  return (
    <div className={className}>
      <Notice kind={problem === 'away' ? 'info' : 'error'} onRetry={again}>
        {t(problem === 'away' ? 'project.away' : 'project.failed')}
      </Notice>
    </div>
  );
}
