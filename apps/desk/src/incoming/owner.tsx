import { inputLook } from '@silowright/ui/parts/field.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useId, useState } from 'react';
import { useStaffCall } from '../calls/staff-api.ts';
import { useUnsaved } from '../parts/leave-guard.tsx';
import { RowButton } from '../parts/page-parts.tsx';
import { DraftEnd } from './draft-end.tsx';

export interface OwnerProps {
  readonly assigned: string;
  readonly mayChange: boolean;
  readonly onAssign: (change: { readonly was: string; readonly becomes: string }) => Promise<boolean>;
}

/** Who works on an item. A change by a colleague is shown, and never overwritten unseen (DK-06, DK-07). */
export function Owner({ assigned, mayChange, onAssign }: OwnerProps) {
  const { t } = useTexts();
  const toId = useId();
  const me = useStaffCall('admin-get-me', {}).data?.recorded_as;
  const [draft, setDraft] = useState<{ readonly was: string; readonly becomes: string }>();
  useUnsaved(draft !== undefined && draft.becomes !== '');
  // Asked when somebody hands over, so that it is the list of today.
  const people = useStaffCall('admin-list-colleagues', {}, { enabled: draft !== undefined }).data ?? [];
  const others = people.filter(({ key }) => key !== assigned);
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
            void save(draft);
          }}
        >
          <div>
            <label htmlFor={toId} className="mb-1 block font-bold">
              {t('admin.owner-to')}
            </label>
            <select
              id={toId}
              required
              className={inputLook(undefined)}
              value={draft.becomes}
              onChange={(event) => setDraft({ ...draft, becomes: event.target.value })}
            >
              <option value="">{t('admin.owner-choose')}</option>
              {others.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name === key ? name : `${name} (${key})`}
                </option>
              ))}
            </select>
          </div>
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
