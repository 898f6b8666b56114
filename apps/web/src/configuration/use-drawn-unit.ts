import type { DrawingInput } from '@silowright/domain/drawing/model';
import { formatMetres } from '@silowright/texts/format';
import { useMemo } from 'react';
import { fillShare, wishedVolume } from '../session/wished-volume.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { useConfiguration } from './use-configuration.ts';
import { useUnitDescription } from './use-unit-description.ts';

/** What every drawing of the configured unit needs; a size that was clicked shows before its prices are here. */
export function useDrawnUnit(configuration: ReturnType<typeof useConfiguration>) {
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
  const ceilingMm = values.placement === 'inside' ? values.spaceLimitationHeightInMm : undefined;
  return {
    input,
    ...useUnitDescription(configuration),
    surroundings: {
      person: true,
      truck: true,
      formatMetres: formatLength,
      labels,
      // As full as on the card it was chosen from.
      contentLevel: fillShare(wishedVolume(), size?.volume),
      ...(ceilingMm !== undefined && { ceilingMm }),
    },
  };
}
