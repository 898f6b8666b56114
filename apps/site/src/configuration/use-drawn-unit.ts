import { sizeOfWire } from '@silowright/contract/wire-size';
import type { DrawingInput } from '@silowright/domain/drawing/configured-model';
import { fillShare } from '@silowright/domain/drawing/content-level';
import type { Selection } from '@silowright/domain/pricing/selection';
import { formatMetres } from '@silowright/texts/format';
import { config } from '@silowright/ui/calls/config.ts';
import { choiceName, groupName, useTypeName } from '@silowright/ui/texts/option-names.ts';
import { type Texts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useDeferredValue, useMemo } from 'react';
import { requestedVolume } from '../session/requested-volume.ts';
import { useSession } from '../session/session-store.ts';
import { goodsTexture } from './goods-texture.ts';
import { highestPointOf } from './room.ts';
import { visibleGroups } from './settle-selection.ts';
import type { UnitOffer } from './unit-offer.ts';
import type { useConfiguration } from './use-configuration.ts';

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

/** The address of the visitor's own logo (ST-07). */
export function useLogoPicture(): string | undefined {
  const path = useSession(({ drafts }) => drafts.logo?.path);
  return path && config.apiBase + path;
}

/** The drawing in words: type and size, then every choice. */
export function useUnitDescription({
  offer,
  size,
  price,
  selection,
  values,
}: ReturnType<typeof useConfiguration>): { title: string; description: string } {
  const texts = useTexts();
  const type = useTypeName(values);
  // Words follow after the picture.
  const later = useDeferredValue(selection);
  const heightMm = offer && size && price && price.heightMm + size.height_mm - offer.size.height_mm;
  const laterValues = useDeferredValue(values);
  const highestMm = useMemo(
    () => size && highestPointOf(laterValues, size, later),
    [size, laterValues, later],
  );
  return useMemo(
    () => describe(texts, type, offer, size, later, heightMm, highestMm),
    [texts, type, offer, size, later, heightMm, highestMm],
  );
}

function describe(
  texts: Texts,
  type: string,
  offer: UnitOffer | undefined,
  size: UnitOffer['size'] | undefined,
  selection: Selection,
  heightMm: number | undefined,
  highestMm: number | undefined,
): { title: string; description: string } {
  const { t, metres, volumeNumber } = texts;
  if (!offer || !size || heightMm === undefined) return { title: type, description: '' };
  const title = t('configure.drawing-title', {
    type,
    diameter: metres(size.diameter_mm),
    height: metres(heightMm),
    volume: volumeNumber(size.volume),
  });
  const choices = visibleGroups(offer.groups, selection).flatMap((group) => {
    const choice = choiceName(texts, group, selection[group.key]);
    return choice === '' ? [] : [`${groupName(texts, group)}: ${choice}`];
  });
  const description = [
    ...choices,
    ...(highestMm === undefined ? [] : [`${t('configure.highest-point')}: ${metres(highestMm)} m`]),
  ].join('; ');
  return { title, description };
}
