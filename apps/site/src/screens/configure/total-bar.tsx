import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { amountsOf } from '../../configuration/running-price.ts';
import { type OfConfiguration, useMoney } from '../../configuration/use-configuration.ts';
import { ProjectAmount, ProjectHolds } from '../../project/lazy-project.tsx';
import { useIsSeveral } from '../../project/project-store.ts';
import { longAmount, PriceChange } from './price-change.tsx';
import { PriceOverview } from './price-overview.tsx';

/** The total leads: its amount, the effect of the last change, what it contains, and the price overview above it (ST-08). */
export function TotalBar({ configuration }: OfConfiguration) {
  const { t } = useTexts();
  const { price: priceText } = useMoney();
  const { price, pendingUuid, confirmation, amountOfUnits, values } = configuration;
  const isSeveral = useIsSeveral();
  const [shown, setShown] = useState(false);
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shown) return;
    panel.current?.scrollTo(0, 0);
    return onLeaving(bar.current!, () => setShown(false));
  }, [shown]);
  if (!price) return null;
  const total = priceText(price.totalCents, { among: amountsOf(price) });
  // After a failed confirmation the running price remains, but the overview must not present it as the server's
  // (CF-16).
  const overviewPossible = typeof confirmation !== 'object' && confirmation !== 'refused';
  const overview = shown && overviewPossible;
  const button = { isShown: overview, controls: id, onToggle: () => setShown(!shown) };
  return (
    <div ref={bar} className="flex items-center gap-x-4 max-md:justify-end">
      <div className="min-w-0 leading-tight max-md:text-right">
        <div className="flex flex-wrap items-center gap-x-3 max-md:justify-end">
          <p>
            <span className="sr-only">{t('configure.estimated-total')} </span>
            <strong
              className={`text-lg whitespace-nowrap tabular-nums lg:text-2xl ${total.length > longAmount ? 'max-sm:text-base' : ''}`}
              data-testid="estimated-total"
              aria-busy={pendingUuid !== undefined}
            >
              {isSeveral ? (
                <Suspense>
                  <ProjectAmount />
                </Suspense>
              ) : (
                total
              )}
            </strong>
          </p>
          <div className="-my-2">
            <PriceChange configuration={configuration} />
          </div>
        </div>
        <p className="truncate text-sm text-muted max-lg:hidden">
          {isSeveral ? (
            <Suspense>
              <ProjectHolds />
            </Suspense>
          ) : price.transportCents === null ? (
            t('configure.total-without-transport')
          ) : (
            t('configure.total-holds', { count: amountOfUnits, place: values.locationPlacename ?? '' })
          )}
        </p>
        {overviewPossible && (
          <OverviewButton
            {...button}
            className="-my-2 min-h-11 gap-1 text-sm underline decoration-line-strong underline-offset-4 hover:text-brand md:hidden"
          />
        )}
      </div>
      {overviewPossible && (
        <OverviewButton
          {...button}
          className="ml-auto min-h-11 gap-2 rounded-control border border-line-strong bg-surface px-4 font-bold whitespace-nowrap hover:bg-sunken max-md:hidden"
        />
      )}
      <div id={id} className="contents">
        {overview && (
          <div
            ref={panel}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard in a low window
            tabIndex={0}
            className="absolute right-0 bottom-full max-h-[calc(var(--screen)-11rem)] w-full overflow-y-auto border-t border-line bg-surface p-4 shadow-float md:right-6 md:mb-2 md:w-124 md:rounded-surface md:border"
          >
            <PriceOverview configuration={configuration} />
          </div>
        )}
      </div>
    </div>
  );
}

/** What is above the page closes by Escape from anywhere, and does not cover what the focus goes to (WCAG 2.4.11). */
function onLeaving(element: HTMLElement, close: () => void): () => void {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    // What closes cannot keep the focus; of the buttons one is displayed.
    if (element.contains(document.activeElement))
      for (const button of element.querySelectorAll<HTMLElement>('[aria-expanded]')) button.focus();
    close();
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!element.contains(target as Node)) close();
  };
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusin', onFocusIn);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('focusin', onFocusIn);
  };
}

interface OverviewButtonProps {
  readonly isShown: boolean;
  /** Id of the part that it shows. */
  readonly controls: string;
  readonly onToggle: () => void;
  readonly className: string;
}

/** Below the total on a phone, beside it on wide screens. */
function OverviewButton({ isShown, controls, onToggle, className }: OverviewButtonProps) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      aria-expanded={isShown}
      aria-controls={controls}
      aria-label={t(isShown ? 'configure.hide-price-overview' : 'configure.show-price-overview')}
      onClick={onToggle}
      className={`inline-flex items-center ${className}`}
    >
      {t('configure.price-overview')}
      <ChevronUp aria-hidden="true" size={18} className={isShown ? 'rotate-180' : ''} />
    </button>
  );
}
