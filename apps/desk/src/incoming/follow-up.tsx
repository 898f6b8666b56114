import { maxLength } from '@silowright/domain/session/field-rules';
import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { inputLook } from '@silowright/ui/parts/field.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Bell from 'lucide-react/icons/bell';
import { type FormEvent, useState } from 'react';
import { timeText } from '../parts/formats.ts';
import { useUnsaved } from '../parts/leave-guard.tsx';
import { RowButton } from '../parts/page-parts.tsx';
import { DraftEnd } from './draft-end.tsx';
import { fieldTime, laterNames, laterTimes, readFieldTime } from './follow-up-times.ts';

type Planned = CallOutput<'admin-get-incoming'>['item']['follow_up'];

export interface FollowUpChange {
  readonly was: Planned;
  readonly becomes: Planned;
  readonly outcome?: string;
}

export interface FollowUpProps {
  readonly planned: Planned;
  readonly mayChange: boolean;
  readonly onChange: (change: FollowUpChange) => Promise<boolean>;
}

interface Draft {
  readonly doing: 'plan' | 'finish';
  readonly at: string;
  readonly about: string;
  /** As the server had it when typing began. */
  readonly was: Planned;
}

const isSame = (one: Planned, other: Planned): boolean =>
  one?.at === other?.at && one?.about === other?.about;

/**
 * The date on which an item comes back on the desk. If a colleague changed it meanwhile, both are shown and nothing is
 * saved until one is chosen (DK-07).
 */
export function FollowUp({ planned, mayChange, onChange }: FollowUpProps) {
  const { t, locale } = useTexts();
  const [draft, setDraft] = useState<Draft>();
  const [isMissing, setMissing] = useState(false);
  const isDue = planned !== null && Date.parse(planned.at) <= Date.now();
  const begin = (doing: Draft['doing'], at = '') => {
    setMissing(false);
    setDraft({ doing, at, about: doing === 'plan' ? (planned?.about ?? '') : '', was: planned });
  };
  const save = async (change: FollowUpChange) => {
    if (await onChange(change)) setDraft(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!draft) return;
    const { was, about } = draft;
    if (draft.doing === 'finish') return void save({ was, becomes: null, outcome: about.trim() });
    const at = readFieldTime(draft.at);
    setMissing(at === undefined);
    if (at !== undefined) void save({ was, becomes: { at, about: about.trim() } });
  };
  const isConflict = draft !== undefined && !isSame(draft.was, planned);
  useUnsaved(draft !== undefined && (draft.at !== '' || draft.about !== (draft.was?.about ?? '')));
  const sentence = (each: Planned) =>
    each ? [timeText(locale, each.at), each.about].filter(Boolean).join(' · ') : t('admin.follow-up-none');
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="flex min-w-0 items-start gap-2 font-bold">
          <Bell aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-brand-strong" />
          {planned === null
            ? t('admin.follow-up-none')
            : isDue
              ? t('admin.follow-up-due', { time: timeText(locale, planned.at) })
              : timeText(locale, planned.at)}
        </p>
        {mayChange && !draft && (
          <span className="flex flex-wrap gap-2">
            {planned && <RowButton onClick={() => begin('finish')}>{t('admin.follow-up-done')}</RowButton>}
            <RowButton onClick={() => begin('plan')}>
              {t(planned ? 'admin.follow-up-later' : 'admin.follow-up-set')}
            </RowButton>
          </span>
        )}
      </div>
      {planned?.about && <p className="text-sm wrap-anywhere">{planned.about}</p>}
      {draft && (
        <form noValidate onSubmit={submit} className="flex flex-col gap-3 border-t border-line pt-3">
          {draft.doing === 'plan' && (
            <>
              <div className="flex flex-wrap gap-2">
                {laterNames.map((each) => (
                  <RowButton
                    key={each}
                    onClick={() => setDraft({ ...draft, at: fieldTime(laterTimes[each](new Date())) })}
                  >
                    {t(`admin.follow-up-${each}`)}
                  </RowButton>
                ))}
              </div>
              <label>
                <span className="mb-1 block text-sm font-bold">{t('admin.follow-up-when')}</span>
                <input
                  type="datetime-local"
                  className={inputLook(isMissing)}
                  aria-invalid={isMissing}
                  aria-describedby={isMissing ? 'follow-up-missing' : undefined}
                  value={draft.at}
                  onChange={(event) => setDraft({ ...draft, at: event.target.value })}
                />
              </label>
              {isMissing && (
                <p id="follow-up-missing" className="text-sm text-bad">
                  {t('admin.follow-up-missing')}
                </p>
              )}
            </>
          )}
          <label>
            <span className="mb-1 block text-sm font-bold">
              {t(draft.doing === 'plan' ? 'admin.follow-up-what' : 'admin.follow-up-outcome')}
            </span>
            <input
              className={inputLook(undefined)}
              maxLength={maxLength.search}
              value={draft.about}
              onChange={(event) => setDraft({ ...draft, about: event.target.value })}
            />
          </label>
          <DraftEnd
            conflict={
              isConflict ? { title: t('admin.conflict-follow_up'), theirs: sentence(planned) } : undefined
            }
            onKeepMine={() => setDraft({ ...draft, was: planned })}
            onDrop={() => setDraft(undefined)}
          />
        </form>
      )}
    </div>
  );
}
