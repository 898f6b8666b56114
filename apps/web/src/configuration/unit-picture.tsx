import type { DrawingInput } from '@silowright/domain/drawing/model';
import { formatMetres } from '@silowright/texts/format';
import { useMemo } from 'react';
import { UnitPreview } from '../preview/unit-drawing.tsx';
import { useTexts } from '../texts/use-texts.ts';
import type { useConfiguration } from './use-configuration.ts';
import { useUnitDescription } from './use-unit-description.ts';

export interface UnitPictureProps {
  readonly configuration: ReturnType<typeof useConfiguration>;
  readonly view: 'front' | 'top';
  readonly dimensions: boolean;
  readonly className: string;
  readonly onTap?: (() => void) | undefined;
}

/** The unit with every choice on it; a size that was clicked shows before its prices are here. */
export function UnitPicture({ configuration, view, dimensions, className, onTap }: UnitPictureProps) {
  const { t, locale } = useTexts();
  const { offer, pendingUuid, selection, values } = configuration;
  const size = offer?.sizes.find((option) => option.uuid === pendingUuid) ?? offer?.size;
  const type = values.preconfiguredUnitType;
  const input = useMemo(
    (): DrawingInput | undefined =>
      size &&
      type && {
        type,
        diameterMm: size.diameter_mm,
        heightMm: size.height_mm,
        volumeM3: size.volume,
        ...(size.passage_width !== undefined && { passageWidthMm: size.passage_width }),
        ...(size.passage_height !== undefined && { passageHeightMm: size.passage_height }),
        selection,
      },
    [type, size, selection],
  );
  // By language and word, not by the texts as a whole: more texts that arrive must not redraw the unit.
  const formatLength = useMemo(() => (mm: number) => `${formatMetres(mm, locale)} m`, [locale]);
  const logo = t('configure.your-logo');
  const labels = useMemo(() => ({ logo }), [logo]);
  const { title, description } = useUnitDescription(configuration);
  const ceilingMm = values.placement === 'inside' ? values.spaceLimitationHeightInMm : undefined;
  if (!input) return null;
  return (
    // A tap on the small drawing of a phone is a shortcut for the button beside it.
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same for everybody
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button does the same for everybody
    <div onClick={onTap} className={`bg-linear-to-b from-surface to-sunken p-2 ${className}`}>
      <UnitPreview
        input={input}
        view={view}
        dimensions={dimensions}
        person={view === 'front'}
        truck={view === 'front'}
        {...(ceilingMm !== undefined && { ceilingMm })}
        formatMetres={formatLength}
        labels={labels}
        title={title}
        description={description}
        className="size-full [&>svg]:size-full"
      />
    </div>
  );
}
