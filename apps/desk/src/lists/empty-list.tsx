import { Button } from '@silowright/ui/parts/button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Inbox from 'lucide-react/icons/inbox';
import SearchX from 'lucide-react/icons/search-x';

export interface EmptyListProps {
  /** Says that there are none yet; `none` names the missing things, `about` says when one appears. */
  readonly none: string;
  readonly about: string;
  /** Given while filters are set: they may be the reason. */
  readonly onReset?: (() => void) | undefined;
}

/** Instead of rows: nothing came yet, or nothing passes the filters (DK-04). */
export function EmptyList({ none, about, onReset }: EmptyListProps) {
  const { t } = useTexts();
  const Sign = onReset ? SearchX : Inbox;
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <Sign aria-hidden="true" size={40} strokeWidth={1.25} className="mb-3 text-muted" />
      <p className="font-bold">{onReset ? t('desk.none-matches') : none}</p>
      <p className="mt-1 text-muted">{onReset ? t('admin.nothing-found') : about}</p>
      {onReset && (
        <Button look="secondary" className="mt-4" onClick={onReset}>
          {t('desk.filters-reset')}
        </Button>
      )}
    </div>
  );
}
