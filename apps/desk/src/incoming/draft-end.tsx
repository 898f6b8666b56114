import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { RowButton } from '../parts/page-parts.tsx';

export interface DraftEndProps {
  /** Set if a colleague saved the same field meanwhile: a sentence, and what they saved. */
  readonly conflict: { readonly title: string; readonly theirs: string } | undefined;
  readonly onKeepMine: () => void;
  readonly onDrop: () => void;
}

/** The end of a small form: Save and Cancel. In a conflict both values are shown, and one of them is chosen (DK-07). */
export function DraftEnd({ conflict, onKeepMine, onDrop }: DraftEndProps) {
  const { t } = useTexts();
  return (
    <>
      {conflict && (
        <Notice kind="error">
          <p className="font-bold">{conflict.title}</p>
          <p className="my-2 border-l-2 border-line-strong pl-3 wrap-anywhere">{conflict.theirs}</p>
          <div className="flex flex-wrap gap-2">
            <RowButton onClick={onKeepMine}>{t('admin.conflict-mine')}</RowButton>
            <RowButton onClick={onDrop}>{t('admin.conflict-theirs')}</RowButton>
          </div>
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <RowButton type="submit" disabled={conflict !== undefined}>
          {t('admin.save')}
        </RowButton>
        <RowButton onClick={onDrop}>{t('admin.cancel')}</RowButton>
      </div>
    </>
  );
}
