import { drawTop } from '@silowright/domain/drawing/draw-plan';
import { UnitPreview } from '@silowright/picture/drawing/unit-drawing.tsx';
import { UnitStage } from '@silowright/picture/drawing/unit-stage.tsx';
import { sceneOf } from '@silowright/picture/pictures/scene-kind.ts';
import { offersSpace } from '@silowright/picture/three-d/renderer-support.ts';
import { useWideScreen } from '@silowright/ui/parts/use-wide-screen.ts';
import { useTypeName } from '@silowright/ui/texts/option-names.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Minimize2 from 'lucide-react/icons/minimize-2';
import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { SaveDrawingButton } from '../../configuration/save-drawing-button.tsx';
import type { Configuration, OfConfiguration } from '../../configuration/use-configuration.ts';
import { useDrawnUnit } from '../../configuration/use-drawn-unit.ts';
import { lazy } from '../../parts/lazy.ts';
import { useIsSeveral } from '../../project/project-store.ts';
import { useShrinkingStage } from './use-shrinking-stage.ts';

export interface UnitPanelProps extends OfConfiguration {
  /** State of the preview toggle in the bottom bar. */
  readonly shownOnPhone: boolean;
}

const views = ['scene', 'space', 'front', 'top'] as const;
type View = (typeof views)[number];

const UnitSpace = lazy(() => import('../../three-d/unit-space.tsx'), 'UnitSpace', 'picture');
const ProjectInSpace = lazy(() => import('./project-in-space.tsx'), 'ProjectInSpace', 'picture', 'project');

/** All units asked for, always visible: in their surroundings, as a drawing, or from above (CF-10, ST-02). */
export function UnitPanel({ configuration, shownOnPhone }: UnitPanelProps) {
  const { t, volumeNumber } = useTexts();
  const { size, values, amountOfUnits } = configuration;
  const wide = useWideScreen();
  const [view, setView] = useState<View>('scene');
  const [offered] = useState(() => views.filter((id) => id !== 'space' || offersSpace()));
  const [dimensions, setDimensions] = useState(true);
  const [large, setLarge] = useState(false);
  const typeName = useTypeName(values);
  const panel = useShrinkingStage(!wide && !large);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-sticky-stage', !large);
    return () => {
      root.removeAttribute('data-sticky-stage');
    };
  }, [large]);
  // On a phone the large panel scrolls with the page: scroll to its start when it opens.
  useLayoutEffect(() => {
    if (!wide && large) panel.current?.scrollIntoView({ block: 'start' });
  }, [panel, wide, large]);
  return (
    <section
      ref={panel}
      aria-label={t('configure.preview')}
      data-large={large || undefined}
      className={`unit-panel ${shownOnPhone ? '' : 'max-md:hidden'}`}
    >
      <Picture
        configuration={configuration}
        view={view}
        dimensions={(dimensions && (wide || large)) || view !== 'scene'}
        wide={wide}
      />
      <div className="pointer-events-none absolute inset-x-0 top-0 flex items-start justify-between gap-3 p-4 *:pointer-events-auto lg:p-6">
        <p className="on-picture min-w-0 leading-tight">
          <strong className="block text-lg lg:text-2xl">
            {t('configure.units-of-type', { count: amountOfUnits, type: typeName })}
          </strong>
          <span className="text-sm lg:text-base">
            {size &&
              t('configure.volumes', {
                count: amountOfUnits,
                each: volumeNumber(size.volume),
                total: volumeNumber(size.volume * amountOfUnits),
              })}
          </span>
        </p>
      </div>
      <div className="stage-controls pointer-events-none absolute inset-x-0 bottom-0 flex flex-wrap items-end justify-between gap-2 p-3 *:pointer-events-auto lg:min-h-21 lg:p-4">
        <div className="flex flex-wrap gap-2">
          <fieldset aria-label={t('configure.view')} className="stage-chip">
            {offered.map((id) => (
              <Toggle key={id} pressed={view === id} onPress={() => setView(id)}>
                {t(`configure.view-${id}`)}
              </Toggle>
            ))}
          </fieldset>
          {view === 'scene' && (wide || large) && (
            <div className="stage-chip">
              <Toggle pressed={dimensions} onPress={() => setDimensions(!dimensions)}>
                {t('configure.dimensions')}
              </Toggle>
            </div>
          )}
        </div>
        <div className="stage-chip [&_button]:px-3 [&_button]:font-bold [&_button]:text-ink [&_button]:no-underline">
          {(wide || large) && (
            <SaveDrawingButton configuration={configuration} view={view === 'top' ? 'top' : 'front'} />
          )}
          {!wide && (
            <button
              type="button"
              aria-expanded={large}
              aria-label={t(large ? 'configure.shrink' : 'configure.enlarge')}
              onClick={() => setLarge(!large)}
              className="flex size-11 shrink-0 items-center justify-center rounded-control p-0! hover:bg-sunken"
            >
              {large ? (
                <Minimize2 aria-hidden="true" size={20} />
              ) : (
                <Maximize2 aria-hidden="true" size={20} />
              )}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

interface PictureProps {
  readonly configuration: Configuration;
  readonly view: View;
  readonly dimensions: boolean;
  readonly wide: boolean;
}

function Picture({ configuration, view, dimensions, wide }: PictureProps) {
  const { input, title, description, surroundings } = useDrawnUnit(configuration);
  const { amountOfUnits, values } = configuration;
  const isSeveral = useIsSeveral();
  if (!input) return null;
  if (view === 'top')
    return (
      <UnitPreview
        draw={drawTop}
        input={input}
        dimensions={dimensions}
        {...surroundings}
        title={title}
        description={description}
        className="stage-picture size-full bg-surface pt-20 pb-18 [&>svg]:size-full"
      />
    );
  const Space = isSeveral ? ProjectInSpace : UnitSpace;
  const surrounding = values.placement === 'inside' ? 'hall' : sceneOf(values.segment);
  if (view === 'space')
    return (
      <Suspense fallback={null}>
        <Space
          input={input}
          amountOfUnits={amountOfUnits}
          contentLevel={surroundings.contentLevel}
          scene={surrounding}
          formatMetres={surroundings.formatMetres}
          title={title}
          description={description}
        />
      </Suspense>
    );
  return (
    <UnitStage
      input={input}
      amountOfUnits={amountOfUnits}
      scene={view === 'scene' ? surrounding : undefined}
      abovePx={wide ? 100 : 66}
      groundPx={wide ? 108 : 72}
      coveredPx={wide ? 68 : undefined}
      dimensions={dimensions}
      {...surroundings}
      title={title}
      description={description}
      className={`stage-picture size-full ${view === 'scene' ? '' : 'bg-surface'}`}
    />
  );
}

interface ToggleProps {
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const Toggle = ({ pressed, onPress, children }: ToggleProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={onPress}
    className="min-h-10 rounded-control px-3 text-sm font-bold text-muted hover:text-ink aria-pressed:bg-ink aria-pressed:text-surface"
  >
    {children}
  </button>
);
