import { maxLength } from '@silowright/domain/session/field-rules';
import { Button } from '@silowright/ui/parts/button.tsx';
import { inputLook } from '@silowright/ui/parts/field.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type ReactNode, useId, useState } from 'react';
import { useMay } from '../access/may.tsx';
import { Segments } from '../parts/page-parts.tsx';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export interface PublishExtras {
  readonly comment: string;
  readonly confirmLargeChanges: boolean;
}

export interface PublishBarProps {
  readonly summary: string;
  readonly hasChanges: boolean;
  /** Number of changes beyond 50%, the first of them with their amounts, and what the confirmation is for. */
  readonly large: { readonly count: number; readonly lines: readonly string[]; readonly key: string };
  readonly message: string;
  readonly busy: boolean;
  readonly onPublish: (extras: PublishExtras) => Promise<boolean>;
  /** Publishes at a later moment (PX-03). */
  readonly onPlan: (at: Date, extras: PublishExtras) => Promise<boolean>;
  readonly undo: ReactNode;
}

/** Other fixed messages stay above the bar, whose height changes with its content. */
function noteHeight(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const height = () => (getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0);
  const sizes = new ResizeObserver(() => style.setProperty('--bar-height', `${height()}px`));
  sizes.observe(bar);
  return () => {
    sizes.disconnect();
    style.removeProperty('--bar-height');
  };
}

/** The bar with the summary and Publish (PR-03, PR-11), fixed unless the window is too low for it (Y26). */
export function PublishBar(props: PublishBarProps) {
  const { t } = useTexts();
  const may = useMay();
  const [comment, setComment] = useState('');
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [moment, setMoment] = useState('');
  const at = when === 'later' ? new Date(moment) : undefined;
  const isPast = at !== undefined && at.getTime() <= Date.now();
  const momentId = useId();
  const momentProblem = !at
    ? ''
    : moment === ''
      ? t('admin.follow-up-missing')
      : isPast && t('prices.when-past');
  // The confirmed changes. Another change or amount resets the confirmation.
  const [checked, setChecked] = useState('');
  const { count, lines, key } = props.large;
  const needsTick = count > 0;
  const confirmed = needsTick && checked === key;
  const publish = async () => {
    const extras = { comment, confirmLargeChanges: confirmed };
    const done = await (at ? props.onPlan(at, extras) : props.onPublish(extras));
    if (!done) return;
    setWhen('now');
    setComment('');
    setChecked('');
  };
  if (!may('prices:write')) return null;
  return (
    <section
      ref={noteHeight}
      aria-label={t('admin.publish-bar')}
      className="z-10 border-t border-line bg-surface tall:fixed tall:inset-x-0 tall:bottom-0 tall:shadow-float tall:max-md:bottom-14 tall:md:left-16 tall:lg:left-52"
    >
      <div className="page-width flex flex-wrap items-center gap-x-5 gap-y-2 py-3">
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-bold">{props.summary}</p>
          <p role="status" className="text-sm font-bold">
            {props.message}
          </p>
        </div>
        {needsTick && (
          <label className="flex min-h-11 items-center gap-2 rounded-control bg-bad-tint px-3">
            <input
              type="checkbox"
              checked={confirmed}
              onChange={(event) => setChecked(event.target.checked ? key : '')}
            />
            <span title={lines.join('\n')}>{t('admin.confirm-large', { count })}</span>
          </label>
        )}
        {props.hasChanges && (
          <label className="w-full sm:w-60">
            <span className="sr-only">{t('admin.comment')}</span>
            <input
              className={inputLook(undefined)}
              placeholder={t('admin.comment')}
              maxLength={maxLength.publishComment}
              value={comment}
              onChange={(event) => setComment(event.target.value)}
            />
          </label>
        )}
        <div className="ml-auto flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:w-full max-sm:justify-between">
          {props.undo}
          {props.hasChanges && (
            <>
              <Segments
                label={t('prices.when')}
                value={when}
                choices={[
                  ['now', t('prices.when-now')],
                  ['later', t('prices.when-later')],
                ]}
                onChoose={setWhen}
              />
              {when === 'later' && (
                <div className="flex flex-col">
                  <input
                    type="datetime-local"
                    className={`min-h-11 rounded-control border bg-surface px-2 text-sm ${isPast ? 'border-bad' : 'border-line-strong'}`}
                    aria-label={t('prices.when-at', { zone })}
                    aria-describedby={momentProblem ? momentId : undefined}
                    aria-invalid={isPast}
                    title={zone}
                    value={moment}
                    onChange={(event) => setMoment(event.target.value)}
                  />
                  {momentProblem && (
                    <p id={momentId} className={`pt-1 text-sm ${isPast ? 'text-bad' : 'text-muted'}`}>
                      {momentProblem}
                    </p>
                  )}
                </div>
              )}
            </>
          )}
          <Button
            disabled={props.busy || !props.hasChanges || (needsTick && !confirmed) || Boolean(momentProblem)}
            onClick={() => void publish()}
          >
            {t(at ? 'prices.plan' : 'admin.publish')}
          </Button>
        </div>
      </div>
    </section>
  );
}
