import { maxLength } from '@silowright/domain/session/field-rules';
import { Button } from '@silowright/ui/parts/button.tsx';
import { inputLook } from '@silowright/ui/parts/field.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useState } from 'react';

export interface AddNoteProps {
  /** Names the draft, which survives leaving the page in this tab. */
  readonly draftKey: string;
  readonly onAdd: (note: string) => Promise<boolean>;
}

/** A note is added to the timeline; the notes of two colleagues never collide (DK-07). */
export function AddNote({ draftKey, onAdd }: AddNoteProps) {
  const { t } = useTexts();
  const [note, setNote] = useState(() => sessionStorage.getItem(draftKey) ?? '');
  const [isAdded, setAdded] = useState(false);
  const type = (text: string) => {
    setNote(text);
    setAdded(false);
    if (text) sessionStorage.setItem(draftKey, text);
    else sessionStorage.removeItem(draftKey);
  };
  return (
    <form
      className="mb-4 flex flex-col gap-2"
      onSubmit={async (event) => {
        event.preventDefault();
        if (note.trim() === '' || !(await onAdd(note))) return;
        type('');
        setAdded(true);
      }}
    >
      <label>
        <span className="sr-only">{t('admin.note-add')}</span>
        <textarea
          rows={note === '' ? 1 : 4}
          className={inputLook(undefined)}
          placeholder={t('admin.note-add')}
          maxLength={maxLength.note}
          value={note}
          onChange={(event) => type(event.target.value)}
        />
      </label>
      <div className="flex items-center gap-3 empty:hidden">
        {note !== '' && (
          <>
            <Button type="submit" look="secondary" className="min-h-9 px-3 py-1 text-sm">
              {t('admin.note-add')}
            </Button>
            <span className="text-xs text-muted">{t('admin.note-about')}</span>
          </>
        )}
        <span role="status" className="text-sm text-good empty:hidden">
          {isAdded ? t('admin.saved') : ''}
        </span>
      </div>
    </form>
  );
}
