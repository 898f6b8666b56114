import { useTexts } from '../../texts/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { RowButton } from '../page-parts.tsx';

export interface ConflictNoticeProps {
  readonly title: string;
  /** What a colleague saved meanwhile. */
  readonly theirs: string;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Two people changed the same field: both values are shown, and one of them is chosen (DK-07). */
export function ConflictNotice({ title, theirs, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const { t } = useTexts();
  return (
    <Notice kind="error">
      <p className="font-bold">{title}</p>
      <p className="my-2 border-l-2 border-line-strong pl-3 wrap-anywhere">{theirs}</p>
      <div className="flex flex-wrap gap-2">
        <RowButton onClick={onKeepMine}>{t('admin.conflict-mine')}</RowButton>
        <RowButton onClick={onTakeTheirs}>{t('admin.conflict-theirs')}</RowButton>
      </div>
    </Notice>
  );
}
