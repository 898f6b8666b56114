import type { PublishEffect as Effect } from '@silowright/contract/publish-effect';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { staffDifference, staffMoney } from '../staff-money.ts';

export interface PublishEffectProps {
  readonly version: number;
  readonly hasChanges: boolean;
  /** The draft; a change of it requests the effect again. */
  readonly draft: unknown;
  /** Requests the effect of the list on the latest quotations, shortly after the last change. */
  readonly askEffect: (signal: AbortSignal) => Promise<Effect>;
}

const effectDelayMs = 1_000;

/** What the draft would do to the last quotations. Old numbers stay, dimmed, while new ones are counted (PX-09). */
export function PublishEffect({ version, hasChanges, draft, askEffect }: PublishEffectProps) {
  const { t } = useTexts();
  const [effect, setEffect] = useState<Effect | 'failed'>();
  const [asking, setAsking] = useState(false);
  const ask = useRef(askEffect);
  ask.current = askEffect;
  useEffect(() => {
    if (!hasChanges) {
      setEffect(undefined);
      setAsking(false);
      return;
    }
    setAsking(true);
    // The next change cancels this request, on the server too.
    const outdated = new AbortController();
    const settle = (answer: Effect | 'failed') => {
      if (outdated.signal.aborted) return;
      setEffect(answer);
      setAsking(false);
    };
    const timer = setTimeout(() => {
      ask.current(outdated.signal).then(settle, () => settle('failed'));
    }, effectDelayMs);
    return () => {
      outdated.abort();
      clearTimeout(timer);
    };
  }, [hasChanges, version, draft]);
  if (!hasChanges) return null;
  return (
    <section
      aria-label={t('prices.effect')}
      className="rounded-surface border border-line bg-surface p-4 text-sm tabular-nums"
    >
      <h2 className="mb-1 text-base font-bold">{t('prices.effect')}</h2>
      {asking && (
        <p className="flex items-center gap-2 text-muted">
          <progress className="h-2 w-20 shrink-0 accent-brand" aria-label={t('admin.effect-asked')} />
          <span aria-hidden="true">{t('admin.effect-asked')}</span>
        </p>
      )}
      {effect === 'failed' && !asking && <p className="text-muted">{t('admin.effect-failed')}</p>}
      {effect && effect !== 'failed' && (
        <div className={asking ? 'opacity-50' : ''}>
          <EffectFigures effect={effect} />
        </div>
      )}
    </section>
  );
}

function EffectFigures({ effect }: { readonly effect: Effect }) {
  const { t } = useTexts();
  if (effect.quotations === 0) return <p className="text-muted">{t('admin.effect-none')}</p>;
  const difference = effect.total_after_in_cents - effect.total_before_in_cents;
  const { largest_rise: rise, largest_fall: fall, currency, changed } = effect;
  const each = (change: NonNullable<typeof rise>) =>
    `${change.number} ${staffDifference(change.difference_in_cents, currency)}`;
  return (
    <>
      <p className="text-muted">
        {t('admin.effect', {
          count: effect.quotations,
          changed,
          total: staffMoney(effect.total_after_in_cents, currency),
          difference: staffDifference(difference, currency),
        })}
      </p>
      <dl className="mt-3">
        {changed > 0 && (
          <Figure name={t('prices.effect-average')}>
            {staffDifference(Math.round(difference / changed), currency)}
          </Figure>
        )}
        {rise && <Figure name={t('prices.effect-rise')}>{each(rise)}</Figure>}
        {fall && <Figure name={t('prices.effect-fall')}>{each(fall)}</Figure>}
      </dl>
    </>
  );
}

const Figure = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex justify-between gap-3 py-0.5">
    <dt className="text-muted">{name}</dt>
    <dd className="text-right font-bold">{children}</dd>
  </div>
);
