import { sizeOfWire } from '@silowright/contract/wire-size';
import type { DrawingInput } from '@silowright/domain/drawing/configured-model';
import { fillShare } from '@silowright/domain/drawing/content-level';
import { formatMetres } from '@silowright/texts/format';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useMemo } from 'react';
import { requestedVolume } from '../session/requested-volume.ts';
import { goodsTexture } from './goods-texture.ts';
import type { useConfiguration } from './use-configuration.ts';
import { useLogoPicture } from './use-logo-picture.ts';
import { useUnitDescription } from './use-unit-description.ts';

/** Input for every drawing of the configured unit. */
export function useDrawnUnit(configuration: ReturnType<typeof useConfiguration>) {
  const { t, locale } = useTexts();
  const { size, selection, values } = configuration;
  const type = values.preconfiguredUnitType;
  const input = useMemo(
    (): DrawingInput | undefined =>
      size &&
      type && {
        type,
        ...sizeOfWire(size),
        selection,
      },
    [type, size, selection],
  );
  // Depends on locale and word only: texts loaded later must not redraw the unit.
  const formatLength = useMemo(() => (mm: number) => `${formatMetres(mm, locale)} m`, [locale]);
  const logo = t('configure.your-logo');
  const concrete = t('configure.concrete-note');
  const picture = useLogoPicture();
  const labels = useMemo(() => ({ logo, concrete, picture }), [logo, concrete, picture]);
  const { segment, productGroupType, characteristicGroupType } = values;
  const contents = useMemo(
    () => goodsTexture({ segment, productGroupType, characteristicGroupType }),
    [segment, productGroupType, characteristicGroupType],
  );
  const ceilingMm = values.placement === 'inside' ? values.spaceLimitationHeightInMm : undefined;
  return {
    input,
    ...useUnitDescription(configuration),
    surroundings: {
      person: true,
      truck: true,
      formatMetres: formatLength,
      labels,
      // The same fill level as on its recommendation card.
      contentLevel: fillShare(requestedVolume(), size?.volume),
      contents,
      ceilingMm,
    },
  };
}
