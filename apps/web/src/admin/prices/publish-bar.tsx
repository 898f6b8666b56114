import type { PublishEffect } from '@silowright/contract/publish-effect';
import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import { longest } from '@silowright/domain/session/field-rules';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { inputLook } from '../../ui/field.tsx';
import { useMay } from '../access/may.tsx';
import { staffDifference, staffMoney } from '../staff-money.ts';

export interface PublishBarProps {
  readonly segment: PricedSegment;
  readonly version: number;
  /** Summary of the changes in one line. */
  readonly summary: string;
  readonly hasChanges: boolean;
  /** Changes beyond 50%, one line each, with the amounts. */
  readonly large: readonly string[];
  readonly message: string;
  readonly busy: boolean;
  /** The draft; a change of it requests the effect again. */
  readonly draft: unknown;
  /** Requests the effect of the list on the latest quotations, shortly after the last change. */
  readonly askEffect: (signal: AbortSignal) => Promise<PublishEffect>;
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
  const needsTick = props.large.length > 0;
  const changes = props.large.join('\n');
  const confirmed = needsTick && checked === changes;
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
          <Effect {...props} />
          <p role="status" className="text-sm font-bold">
            {props.message}
          </p>
        </div>
        {needsTick && (
          <label className="flex min-h-11 items-center gap-2 rounded-control bg-bad-tint px-3">
            <input
              type="checkbox"
              checked={confirmed}
              onChange={(event) => setChecked(event.target.checked ? changes : '')}
            />
            <span title={props.large.slice(0, 20).join('\n')}>
              {t('admin.confirm-large', { count: props.large.length })}
            </span>
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
        <div className="flex items-center gap-3">
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

const effectDelayMs = 600;

/** Always one line, so that the bar keeps its height. */
const EffectLine = ({ children }: { readonly children: ReactNode }) => (
  <p className="text-sm text-muted">{children}</p>
);

function Effect({ hasChanges, version, draft, askEffect }: PublishBarProps) {
  const { t } = useTexts();
  const [effect, setEffect] = useState<PublishEffect | 'asked' | 'failed'>('asked');
  const ask = useRef(askEffect);
  ask.current = askEffect;
  useEffect(() => {
    setEffect('asked');
    if (!hasChanges) return;
    // The next change cancels this request, on the server too.
    const outdated = new AbortController();
    const timer = setTimeout(() => {
      ask.current(outdated.signal).then(setEffect, () => {
        if (!outdated.signal.aborted) setEffect('failed');
      });
    }, effectDelayMs);
    return () => {
      outdated.abort();
      clearTimeout(timer);
    };
  }, [hasChanges, version, draft]);
  if (!hasChanges) return null;
  if (effect === 'asked') {
    return (
      <EffectLine>
        <progress className="mr-2 h-2 w-24 align-middle accent-brand" aria-label={t('admin.effect-asked')} />
        <span aria-hidden="true">{t('admin.effect-asked')}</span>
      </EffectLine>
    );
  }
  if (effect === 'failed') return <EffectLine>{t('admin.effect-failed')}</EffectLine>;
  if (effect.quotations === 0) return <EffectLine>{t('admin.effect-none')}</EffectLine>;
  const difference = effect.total_after_in_cents - effect.total_before_in_cents;
  const largest = [effect.largest_rise, effect.largest_fall]
    .flatMap((each) =>
      each ? [`${each.number} ${staffDifference(each.difference_in_cents, effect.currency)}`] : [],
    )
    .join(' · ');
  return (
    <EffectLine>
      {t('admin.effect', {
        count: effect.quotations,
        changed: effect.changed,
        total: staffMoney(effect.total_after_in_cents, effect.currency),
        difference: staffDifference(difference, effect.currency),
      })}
      {largest && ` ${t('admin.effect-largest', { largest })}`}
    </EffectLine>
  );
}
