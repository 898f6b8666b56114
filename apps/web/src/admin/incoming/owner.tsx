import { longest } from '@silowright/domain/session/field-rules';
import { useId, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { inputLook } from '../../ui/field.tsx';
import { useUnsaved } from '../leave-guard.tsx';
import { RowButton } from '../page-parts.tsx';
import { useStaffCall } from '../staff-api.ts';
import { DraftEnd } from './draft-end.tsx';

export interface OwnerProps {
  readonly assigned: string;
  readonly mayChange: boolean;
  readonly people: readonly string[];
  readonly onAssign: (change: { readonly was: string; readonly becomes: string }) => Promise<boolean>;
}

/** Who works on an item. A change by a colleague is shown, and never overwritten unseen (DK-06, DK-07). */
export function Owner({ assigned, mayChange, people, onAssign }: OwnerProps) {
  const { t } = useTexts();
  const listId = useId();
  const me = useStaffCall('admin-get-me', {}).data?.recorded_as;
  const [draft, setDraft] = useState<{ readonly was: string; readonly becomes: string }>();
  useUnsaved(draft !== undefined && draft.becomes !== '');
  const isConflict = draft !== undefined && draft.was !== assigned;
  const save = async (change: { readonly was: string; readonly becomes: string }) => {
    if (await onAssign(change)) setDraft(undefined);
  };
  const sentence =
    assigned === ''
      ? t('admin.owner-none')
      : assigned === me
        ? t('admin.owner-me')
        : t('admin.owner', { name: assigned });
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 wrap-anywhere">{sentence}</span>
        {mayChange && !draft && (
          <span className="flex flex-wrap gap-2">
            {me !== undefined && assigned !== me && (
              <RowButton onClick={() => void save({ was: assigned, becomes: me })}>
                {t('admin.owner-take')}
              </RowButton>
            )}
            <RowButton onClick={() => setDraft({ was: assigned, becomes: '' })}>
              {t('admin.owner-hand-over')}
            </RowButton>
          </span>
        )}
      </div>
      {draft && (
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void save({ ...draft, becomes: draft.becomes.trim() });
          }}
        >
          <label>
            <span className="mb-1 block font-bold">{t('admin.owner-to')}</span>
            <input
              className={inputLook(undefined)}
              list={listId}
              maxLength={longest.assignee}
              value={draft.becomes}
              onChange={(event) => setDraft({ ...draft, becomes: event.target.value })}
            />
            <datalist id={listId}>
              {people.map((person) => (
                <option key={person} value={person} />
              ))}
            </datalist>
          </label>
          <DraftEnd
            conflict={
              isConflict ? { title: t('admin.conflict-assigned_to'), theirs: assigned || '–' } : undefined
            }
            onKeepMine={() => setDraft({ ...draft, was: assigned })}
            onDrop={() => setDraft(undefined)}
          />
        </form>
      )}
    </div>
  );
}
