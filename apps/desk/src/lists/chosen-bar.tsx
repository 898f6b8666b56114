import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';

/** Of buttons in the bar. */
export const barButton = 'min-h-11 rounded-control px-3 hover:bg-muted';

export interface ChosenBarProps {
  readonly count: number;
  /** Behind the number of chosen rows. */
  readonly about?: ReactNode;
  readonly onNone: () => void;
  readonly children: ReactNode;
}

/** At the foot of a list with chosen rows. */
export function ChosenBar({ count, about, onNone, children }: ChosenBarProps) {
  const { t } = useTexts();
  return (
    <section
      aria-label={t('desk.chosen-bar')}
      className="z-20 mx-auto flex max-w-fit flex-wrap items-center gap-1 rounded-surface bg-ink px-3 py-1 text-sm text-surface shadow-float tall:fixed tall:inset-x-2 tall:bottom-16 tall:md:bottom-4"
    >
      <strong className="px-2">
        {t('desk.chosen', { count })}
        {about}
      </strong>
      {children}
      <button type="button" aria-label={t('desk.choose-none')} className={barButton} onClick={onNone}>
        <X aria-hidden="true" size={18} />
      </button>
    </section>
  );
}
