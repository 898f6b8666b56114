import Maximize2 from 'lucide-react/icons/maximize-2';
import Minimize2 from 'lucide-react/icons/minimize-2';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTypeName } from '../../configuration/option-names.ts';
import { amountsOf } from '../../configuration/running-price.ts';
import { SaveDrawingButton } from '../../configuration/save-drawing-button.tsx';
import { UnitPicture } from '../../configuration/unit-picture.tsx';
import type { useConfiguration } from '../../configuration/use-configuration.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { PriceChange } from './price-change.tsx';
import { PriceOverview } from './price-overview.tsx';
import { useWideScreen } from './use-wide-screen.ts';

export interface UnitPanelProps {
  readonly configuration: ReturnType<typeof useConfiguration>;
  /** State of the preview toggle in the bottom bar. */
  readonly shownOnPhone: boolean;
}

/** The unit, always visible: drawn to scale with every choice, and its price below (CF-10). */
export function UnitPanel({ configuration, shownOnPhone }: UnitPanelProps) {
  const { t } = useTexts();
  const { offer, price, values, amountOfUnits, confirmation } = configuration;
  const wide = useWideScreen();
  const [view, setView] = useState<'front' | 'top'>('front');
  const [dimensions, setDimensions] = useState(true);
  const [large, setLarge] = useState(false);
  const [overviewShown, setOverviewShown] = useState(false);
  const typeName = useTypeName(values);
  const panel = useRef<HTMLElement>(null);
  const overviewPart = useRef<HTMLDivElement>(null);
  // On a phone the large panel scrolls with the page: scroll to its start when it opens.
  useLayoutEffect(() => {
    if (!wide && large) panel.current?.scrollIntoView({ block: 'start' });
  }, [wide, large]);
  useLayoutEffect(() => {
    if (!wide && overviewShown) overviewPart.current?.scrollIntoView({ block: 'start' });
  }, [wide, overviewShown]);
  if (!offer || !price) return null;
  // After a failed confirmation the running price remains, but the overview must not present it as the server's
  // (CF-16).
  const overviewPossible = typeof confirmation !== 'object' && confirmation !== 'refused';
  const overview = overviewShown && overviewPossible;
  const small = !wide && !large;
  return (
    <section
      ref={panel}
      aria-label={t('configure.preview')}
      className={`top-16 z-[5] self-start rounded-surface border border-line bg-surface md:top-20 tall:md:max-h-[calc(var(--screen)-226px)] md:overflow-y-auto ${overview || large ? 'tall:md:sticky' : 'tall:sticky'} ${small ? 'grid grid-cols-[7rem_minmax(0,1fr)]' : 'flex flex-col'} ${shownOnPhone ? '' : 'max-md:hidden'}`}
    >
      <div
        className={`flex items-center gap-x-1 ${small ? 'col-start-2 pr-1 pl-3' : 'flex-wrap px-4 pt-2 lg:flex-nowrap'}`}
      >
        <strong className={`flex-1 leading-tight md:text-lg ${small ? 'min-w-0' : 'min-w-44'}`}>
          {t('configure.units-of-type', { count: amountOfUnits, type: typeName })}
        </strong>
        {!small && (
          <div className="flex items-center text-sm max-md:order-last max-md:-ml-2.5 max-md:w-full">
            <Toggle pressed={view === 'front'} onPress={() => setView('front')}>
              {t('configure.view-front')}
            </Toggle>
            <Toggle pressed={view === 'top'} onPress={() => setView('top')}>
              {t('configure.view-top')}
            </Toggle>
            {wide && (
              <Toggle pressed={dimensions} onPress={() => setDimensions(!dimensions)}>
                {t('configure.dimensions')}
              </Toggle>
            )}
          </div>
        )}
        {!wide && (
          <button
            type="button"
            aria-expanded={large}
            aria-label={t(large ? 'configure.shrink' : 'configure.enlarge')}
            onClick={() => setLarge(!large)}
            className="flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sunken"
          >
            {large ? <Minimize2 aria-hidden="true" size={20} /> : <Maximize2 aria-hidden="true" size={20} />}
          </button>
        )}
      </div>
      <UnitPicture
        key={small ? 'small' : overview ? 'short' : 'large'}
        configuration={configuration}
        view={small ? 'front' : view}
        dimensions={!small && dimensions}
        className={
          small
            ? 'col-start-1 row-span-2 row-start-1 h-36 rounded-l-surface'
            : wide
              ? overview
                ? 'h-60'
                : 'h-[calc(var(--screen)-394px)] min-h-72'
              : 'h-[calc(var(--screen)*0.56)]'
        }
        onTap={wide ? undefined : () => setLarge(!large)}
      />
      <div className={small ? 'col-start-2 pl-3' : 'border-t border-line px-4 py-2'}>
        <Total configuration={configuration} small={small} />
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          {overviewPossible && (
            <button
              type="button"
              aria-expanded={overview}
              onClick={() => setOverviewShown(!overviewShown)}
              className="min-h-11 text-sm text-brand underline underline-offset-3"
            >
              {t(overview ? 'configure.hide-price-overview' : 'configure.show-price-overview')}
            </button>
          )}
          {!small && <SaveDrawingButton configuration={configuration} view={view} />}
        </div>
      </div>
      {overview && (
        <div ref={overviewPart} className="col-span-2 px-4 pb-4">
          <PriceOverview configuration={configuration} />
        </div>
      )}
    </section>
  );
}

interface TotalProps {
  readonly configuration: UnitPanelProps['configuration'];
  readonly small: boolean;
}

function Total({ configuration, small }: TotalProps) {
  const { t, price: priceText } = useTexts();
  const { price, pendingUuid } = configuration;
  if (!price) return null;
  return (
    <div className={`flex flex-wrap items-center justify-between gap-x-3 ${small ? '' : 'min-h-13'}`}>
      <p className="leading-tight">
        <span className="block text-sm text-muted">{t('configure.estimated-total')}</span>
        <strong
          className={`whitespace-nowrap tabular-nums ${small ? 'text-base' : 'text-xl'}`}
          data-testid="estimated-total"
          aria-busy={pendingUuid !== undefined}
        >
          {priceText(price.totalCents, { among: amountsOf(price) })}
        </strong>
      </p>
      <PriceChange configuration={configuration} small={small} />
    </div>
  );
}

interface ToggleProps {
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

const Toggle = ({ pressed, onPress, children }: ToggleProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={onPress}
    className="min-h-11 rounded-control px-2.5 hover:text-brand aria-pressed:font-bold aria-pressed:text-brand"
  >
    {children}
  </button>
);
