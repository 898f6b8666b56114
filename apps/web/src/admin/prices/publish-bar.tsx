import { longest } from '@silowright/domain/session/field-rules';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { inputLook } from '../../ui/field.tsx';
import { useMay } from '../access/may.tsx';

export interface PublishBarProps {
  /** Summary of the changes in one line. */
  readonly summary: string;
  readonly hasChanges: boolean;
  /** Number of changes beyond 50%, the first of them with their amounts, and what the confirmation is for. */
  readonly large: { readonly count: number; readonly lines: readonly string[]; readonly key: string };
  readonly message: string;
  readonly busy: boolean;
  readonly onPublish: (extras: { comment: string; confirmLargeChanges: boolean }) => Promise<boolean>;
  readonly undo: ReactNode;
}

/** The fixed bar with the summary and Publish (PR-03, PR-11). */
export function PublishBar(props: PublishBarProps) {
  const { t } = useTexts();
  const may = useMay();
  const [comment, setComment] = useState('');
  // The confirmed changes. Another change or amount resets the confirmation.
  const [checked, setChecked] = useState('');
  const { count, lines, key } = props.large;
  const needsTick = count > 0;
  const confirmed = needsTick && checked === key;
  const publish = async () => {
    const done = await props.onPublish({ comment, confirmLargeChanges: confirmed });
    if (!done) return;
    setComment('');
    setChecked('');
  };
  if (!may('prices:write')) return null;
  return (
    <section
      aria-label={t('admin.publish-bar')}
      className="fixed inset-x-0 bottom-0 z-10 border-t tall:max-md:bottom-14 md:left-16 lg:left-52 border-line bg-surface shadow-float"
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
          <label className="w-full sm:w-44">
            <span className="sr-only">{t('admin.comment')}</span>
            <input
              className={inputLook(undefined)}
              placeholder={t('admin.comment')}
              maxLength={longest.publishComment}
              value={comment}
              onChange={(event) => setComment(event.target.value)}
            />
          </label>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:w-full max-sm:justify-between">
          {props.undo}
          <Button
            disabled={props.busy || !props.hasChanges || (needsTick && !confirmed)}
            onClick={() => void publish()}
          >
            {t('admin.publish')}
          </Button>
        </div>
      </div>
    </section>
  );
}
