import { longest } from '@silowright/domain/session/field-rules';
import { useState } from 'react';
import type { CallOutput } from '../../api.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { inputLook } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useUnsaved } from '../leave-guard.tsx';
import { RowButton } from '../page-parts.tsx';
import {
  changesOf,
  conflictsOf,
  draftOf,
  followServer,
  isEdited,
  type NoteField,
  settle,
} from './note-draft.ts';

export interface NotesFormProps {
  readonly data: CallOutput<'admin-get-incoming'>;
  readonly onSave: (change: ReturnType<typeof changesOf>) => Promise<boolean>;
}

/** Assignee and notes. Text written by a colleague in the meantime is shown and never overwritten. */
export function NotesForm({ data, onSave }: NotesFormProps) {
  const { t } = useTexts();
  const theirs = { assigned_to: data.item.assigned_to, note: data.note };
  const [kept, setKept] = useState(() => draftOf(theirs));
  const [saved, setSaved] = useState(false);
  const draft = followServer(kept, theirs);
  const conflicts = conflictsOf(draft, theirs);
  useUnsaved(isEdited(draft));
  const type = (field: NoteField, text: string) => {
    setSaved(false);
    setKept({ ...draft, mine: { ...draft.mine, [field]: text } });
  };
  return (
    <form
      className="flex h-fit flex-col gap-3 rounded-surface border border-line bg-surface p-5"
      onSubmit={async (event) => {
        event.preventDefault();
        setSaved(await onSave(changesOf(draft)));
      }}
    >
      <label>
        <span className="mb-1 block font-bold">{t('admin.assigned-to')}</span>
        <input
          className={inputLook(undefined)}
          maxLength={longest.assignee}
          value={draft.mine.assigned_to}
          onChange={(event) => type('assigned_to', event.target.value)}
        />
      </label>
      <label>
        <span className="mb-1 block font-bold">{t('admin.note')}</span>
        <textarea
          rows={5}
          className={inputLook(undefined)}
          maxLength={longest.note}
          value={draft.mine.note}
          onChange={(event) => type('note', event.target.value)}
        />
      </label>
      {conflicts.map((field) => {
        const canJoin =
          field === 'note' && settle(draft, theirs, field, 'both').mine.note.length <= longest.note;
        return (
          <Notice key={field} kind="error">
            <p className="font-bold">{t(`admin.conflict-${field}`)}</p>
            <p className="my-2 border-l-2 border-line-strong pl-3 wrap-anywhere whitespace-pre-wrap">
              {theirs[field] || '–'}
            </p>
            <div className="flex flex-wrap gap-2">
              {canJoin && (
                <RowButton onClick={() => setKept(settle(draft, theirs, field, 'both'))}>
                  {t('admin.conflict-both')}
                </RowButton>
              )}
              <RowButton onClick={() => setKept(settle(draft, theirs, field, 'mine'))}>
                {t('admin.conflict-mine')}
              </RowButton>
              <RowButton onClick={() => setKept(settle(draft, theirs, field, 'theirs'))}>
                {t('admin.conflict-theirs')}
              </RowButton>
            </div>
          </Notice>
        );
      })}
      <div className="flex items-center gap-3">
        <Button type="submit" look="secondary" disabled={conflicts.length > 0}>
          {t('admin.save')}
        </Button>
        <span role="status" className="text-sm">
          {saved && !isEdited(draft) ? t('admin.saved') : isEdited(draft) ? t('admin.unsaved') : ''}
        </span>
      </div>
    </form>
  );
}
