import type { PublishEffect as Effect } from '@silowright/contract/price-fields';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Gauge from 'lucide-react/icons/gauge';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { percentText } from '../parts/formats.ts';
import type { ListKind } from '../parts/list-choice.tsx';
import { staffDifference, staffMoney } from '../parts/staff-money.ts';
import { askEffect, barEdges, type EffectBar, effectBars } from './effect.ts';

export interface PublishEffectProps {
  readonly kind: ListKind;
  /** As it would be published; stable while nothing changes. Absent: nothing is changed. */
  readonly list: object | undefined;
}

const effectDelayMs = 1_000;

interface Counted {
  readonly effect: Effect;
  readonly tookMs: number;
}

/** What the draft would do to the last quotations. Old numbers stay, dimmed, while new ones are counted (PX-09). */
export function PublishEffect({ kind, list }: PublishEffectProps) {
  const { t } = useTexts();
  const [counted, setCounted] = useState<Counted | 'failed'>();
  /** undefined: nothing is asked; null: not started yet. */
  const [progress, setProgress] = useState<number | null>();
  useEffect(() => {
    if (!list) {
      setCounted(undefined);
      setProgress(undefined);
      return;
    }
    setProgress(null);
    // The next change cancels this request, on the server too.
    const outdated = new AbortController();
    const { signal } = outdated;
    const settle = (answer: Counted | 'failed') => {
      if (signal.aborted) return;
      setCounted(answer);
      setProgress(undefined);
    };
    const timer = setTimeout(() => {
      const startedMs = performance.now();
      const onProgress = (share: number) => signal.aborted || setProgress(share);
      askEffect(kind, list, signal, onProgress).then(
        (effect) => settle({ effect, tookMs: performance.now() - startedMs }),
        () => settle('failed'),
      );
    }, effectDelayMs);
    return () => {
      outdated.abort();
      clearTimeout(timer);
    };
  }, [kind, list]);
  if (!list) return null;
  const isAsking = progress !== undefined;
  return (
    <section
      aria-label={t('prices.effect')}
      className="rounded-surface border border-line bg-surface p-4 text-sm tabular-nums"
    >
      <h2 className="mb-1 text-base font-bold">{t('prices.effect')}</h2>
      {isAsking && <Progress share={progress} />}
      {counted === 'failed' && !isAsking && <p className="text-muted">{t('admin.effect-failed')}</p>}
      {counted && counted !== 'failed' && (
        <div className={isAsking ? 'opacity-50' : ''}>
          <EffectFigures {...counted} />
        </div>
      )}
    </section>
  );
}

function Progress({ share }: { readonly share: number | null }) {
  const { t } = useTexts();
  return (
    <div className="mb-2 text-muted">
      <progress
        className="block h-2 w-full appearance-none overflow-hidden rounded-full border border-line-strong bg-sunken [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand"
        aria-label={t('admin.effect-asked')}
        {...(share !== null && { value: share })}
      />
      <span aria-hidden="true">
        {share === null
          ? t('admin.effect-asked')
          : t('prices.effect-progress', { percent: Math.floor(share * 100) })}
      </span>
    </div>
  );
}

function EffectFigures({ effect, tookMs }: Counted) {
  const { t, number } = useTexts();
  const { quotations, changed, currency } = effect;
  if (quotations === 0) return <p className="text-muted">{t('admin.effect-none')}</p>;
  const difference = effect.total_after_in_cents - effect.total_before_in_cents;
  return (
    <>
      <p className="text-muted">
        {t(changed > 0 ? 'prices.effect-about' : 'prices.effect-unchanged', { count: quotations, changed })}
      </p>
      <Histogram bars={effectBars(effect.percents)} />
      <dl className="mt-3">
        {changed > 0 && (
          <>
            <Figure name={t('prices.effect-sum')}>
              {staffMoney(effect.total_after_in_cents, currency)}
              <span className="block whitespace-nowrap">{staffDifference(difference, currency)}</span>
            </Figure>
            <Figure name={t('prices.effect-average')}>
              <span className="whitespace-nowrap">
                {staffDifference(Math.round(difference / changed), currency)}
              </span>
            </Figure>
          </>
        )}
        {(['rise', 'fall'] as const).map((way) => {
          const change = effect[`largest_${way}`];
          return (
            change && (
              <Figure key={way} name={t(`prices.effect-${way}`)}>
                <Link
                  href={`/admin/quotations/${change.id}`}
                  className="whitespace-nowrap text-brand-strong underline"
                >
                  {change.number}
                </Link>
                <span className="block whitespace-nowrap">
                  {staffDifference(change.difference_in_cents, currency)}
                </span>
              </Figure>
            )
          );
        })}
        {changed > 0 && <Figure name={t('prices.effect-sent')}>{t('prices.effect-kept')}</Figure>}
      </dl>
      <p className="mt-2 flex items-center gap-2 text-muted">
        <Gauge aria-hidden="true" size={16} className="shrink-0" />
        {t('prices.effect-took', { seconds: number(Math.round(tookMs / 100) / 10) })}
      </p>
    </>
  );
}

const barHeightPx = 72;

/** How many quotations rise or fall by how many percent; zero and a few other edges are labelled. */
function Histogram({ bars }: { readonly bars: readonly EffectBar[] }) {
  const { t, locale } = useTexts();
  if (bars.length === 0) return null;
  const max = Math.max(...bars.map(({ count }) => count));
  const sign = (percent: number) =>
    `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${percentText(Math.abs(percent) / 100, locale, 2)}`;
  return (
    <div className="mt-3">
      <ul className="flex items-end gap-1 border-b border-ink/60 px-3">
        {bars.map((bar) => (
          <li key={bar.from} className="min-w-0 flex-1 text-center text-xs">
            <span className="sr-only">
              {t('prices.effect-bar', { count: bar.count, from: sign(bar.from), to: sign(bar.to) })}
            </span>
            <span aria-hidden="true">{bar.count > 0 && bar.count}</span>
            <span
              aria-hidden="true"
              className={`block ${bar.from < 0 ? 'bg-bad' : 'bg-good'}`}
              style={{ height: (bar.count / max) * barHeightPx }}
            />
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="flex justify-between text-xs text-muted">
        {barEdges(bars).map(({ edge, isLabelled }) => (
          <span key={edge} className="flex w-6 justify-center whitespace-nowrap">
            {isLabelled && sign(edge)}
          </span>
        ))}
      </div>
    </div>
  );
}

const Figure = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex justify-between gap-3 py-0.5">
    <dt className="text-muted">{name}</dt>
    <dd className="text-right font-bold">{children}</dd>
  </div>
);
