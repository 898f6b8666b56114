import { buttonLook } from '@silowright/ui/parts/button.tsx';
import { useOverlay } from '@silowright/ui/parts/use-overlay.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Scale from 'lucide-react/icons/scale';
import { comparisonOverlay } from './comparison-host.tsx';
import type { Position } from './project-store.ts';
import { isInTotal } from './roles.ts';

export interface GroupLineProps {
  readonly group: string;
  readonly members: readonly Position[];
  readonly numbers: ReadonlyMap<string, string>;
  readonly className: string;
}

/** Below the alternatives of a choice: which one is in the total, and what differs (PJ-04). */
export function GroupLine({ group, members, numbers, className }: GroupLineProps) {
  const { t } = useTexts();
  const comparison = useOverlay(comparisonOverlay(group));
  const list = members.map(({ key }) => numbers.get(key)).join(', ');
  const chosen = members.find(isInTotal);
  return (
    <div className={`flex items-center justify-between gap-x-4 ${className}`}>
      <p className="min-w-0 text-sm text-muted">
        <strong className="text-ink">{t('project.one-of', { list })}.</strong>{' '}
        {chosen
          ? t('project.group-chosen', { number: numbers.get(chosen.key) ?? '' })
          : t('project.group-open')}
      </p>
      <button
        type="button"
        aria-label={t('project.compare-named', { list })}
        onClick={comparison.show}
        className={`${buttonLook('secondary')} shrink-0 px-3! text-sm! print:hidden`}
      >
        <Scale aria-hidden="true" size={18} />
        {t('project.compare')}
      </button>
    </div>
  );
}
