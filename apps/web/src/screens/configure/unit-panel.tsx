import type { DrawingInput } from '@silowright/domain/drawing/model';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Minimize2 from 'lucide-react/icons/minimize-2';
import { useMemo, useState } from 'react';
import { useTypeName } from '../../configuration/option-names.ts';
import type { useConfiguration } from '../../configuration/use-configuration.ts';
import { UnitPreview } from '../../preview/unit-drawing.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { PriceChange } from './price-change.tsx';
import { PriceOverview } from './price-overview.tsx';
import { useUnitDescription } from './use-unit-description.ts';

export interface UnitPanelProps {
  readonly configuration: ReturnType<typeof useConfiguration>;
}

/** The unit, always in view: drawn to scale with every choice, its price below (CF-10). */
export function UnitPanel({ configuration }: UnitPanelProps) {
  const { t, price: priceText } = useTexts();
  const { offer, price, pendingUuid, values, amountOfUnits, confirmation } = configuration;
  const [view, setView] = useState<'front' | 'top'>('front');
  const [dimensions, setDimensions] = useState(true);
  const [large, setLarge] = useState(false);
  const [overviewShown, setOverviewShown] = useState(false);
  const typeName = useTypeName(values);
  const type = values.preconfiguredUnitType;
  const size = offer?.sizes.find((option) => option.uuid === pendingUuid) ?? offer?.size;
  if (!offer || !size || !price || !type) return null;
  // A failed confirmation leaves the running price, but the overview must not claim to be the server's (CF-16).
  const overviewPossible = confirmation !== 'away' && confirmation !== 'refused';
  const overview = overviewShown && overviewPossible;
  const tall = large && !overview;
  return (
    <section
      aria-label={t('configure.preview')}
      className="flex flex-col overflow-hidden rounded-surface border border-line bg-surface md:max-h-[calc(100dvh-168px)] md:overflow-y-auto"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-3 max-md:pt-2">
        <p className="min-w-0 flex-1 leading-tight">
          <strong className="block truncate text-lg">
            {t('configure.units-of-type', { count: amountOfUnits, type: typeName })}
          </strong>
        </p>
        <div className="hidden items-center gap-1 text-sm md:flex">
          <Toggle pressed={view === 'front'} onPress={() => setView('front')}>
            {t('configure.view-front')}
          </Toggle>
          <Toggle pressed={view === 'top'} onPress={() => setView('top')}>
            {t('configure.view-top')}
          </Toggle>
          <Toggle pressed={dimensions} onPress={() => setDimensions(!dimensions)}>
            {t('configure.dimensions')}
          </Toggle>
        </div>
        <button
          type="button"
          aria-expanded={large}
          aria-label={t(large ? 'configure.shrink' : 'configure.enlarge')}
          onClick={() => setLarge(!large)}
          className="flex size-11 items-center justify-center rounded-control hover:bg-sunken md:hidden"
        >
          {large ? <Minimize2 aria-hidden="true" size={20} /> : <Maximize2 aria-hidden="true" size={20} />}
        </button>
      </div>
      <Picture
        input={{ ...configuration, size, type }}
        view={view}
        dimensions={dimensions}
        className={`min-h-0 shrink transition-[height] [&>svg]:size-full ${overview ? 'h-56' : tall ? 'h-[58dvh]' : 'h-40'} ${overview ? 'md:h-64' : 'md:h-[calc(100dvh-348px)] md:min-h-72'}`}
        onTap={() => setLarge(!large)}
      />
      <div className="border-t border-line px-4 py-3">
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="leading-tight">
            <span className="block text-sm text-muted">{t('configure.estimated-total')}</span>
            <strong
              className="text-xl whitespace-nowrap tabular-nums"
              data-testid="estimated-total"
              aria-busy={pendingUuid !== undefined}
            >
              {priceText(price.totalCents)}
            </strong>
          </p>
          <PriceChange configuration={configuration} />
        </div>
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
        {overview && <PriceOverview configuration={configuration} />}
      </div>
    </section>
  );
}

interface PictureProps {
  readonly input: UnitPanelProps['configuration'] & {
    readonly size: NonNullable<UnitPanelProps['configuration']['offer']>['size'];
    readonly type: DrawingInput['type'];
  };
  readonly view: 'front' | 'top';
  readonly dimensions: boolean;
  readonly className: string;
  readonly onTap: () => void;
}

function Picture({ input, view, dimensions, className, onTap }: PictureProps) {
  const { t, metres } = useTexts();
  const { size, type, selection, values } = input;
  const drawn = useMemo(
    (): DrawingInput => ({
      type,
      diameterMm: size.diameter_mm,
      heightMm: size.height_mm,
      volumeM3: size.volume,
      ...(size.passage_width !== undefined && { passageWidthMm: size.passage_width }),
      ...(size.passage_height !== undefined && { passageHeightMm: size.passage_height }),
      selection,
    }),
    [type, size, selection],
  );
  const formatMetres = useMemo(() => (mm: number) => `${metres(mm)} m`, [metres]);
  const labels = useMemo(() => ({ logo: t('configure.your-logo') }), [t]);
  const { title, description } = useUnitDescription(input);
  const ceilingMm = values.placement === 'inside' ? values.spaceLimitationHeightInMm : undefined;
  return (
    // A tap on the small drawing of a phone is a shortcut for the button beside its title.
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same for everybody
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button does the same for everybody
    <div onClick={onTap} className="bg-linear-to-b from-surface to-sunken px-3 pb-2">
      <UnitPreview
        input={drawn}
        view={view}
        dimensions={dimensions}
        person={view === 'front'}
        truck={view === 'front'}
        {...(ceilingMm !== undefined && { ceilingMm })}
        formatMetres={formatMetres}
        labels={labels}
        title={title}
        description={description}
        className={className}
      />
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
    className="min-h-11 rounded-control px-2.5 aria-pressed:bg-brand-tint aria-pressed:text-brand-strong hover:bg-sunken"
  >
    {children}
  </button>
);
