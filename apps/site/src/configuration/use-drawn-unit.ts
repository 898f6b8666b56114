import { sizeOfWire } from '@silowright/contract/wire-size';
import type { DrawingInput } from '@silowright/domain/drawing/configured-model';
import { fillShare } from '@silowright/domain/drawing/content-level';
import { formatMetres } from '@silowright/texts/format';
import { config } from '@silowright/ui/calls/config.ts';
import { choiceName, groupName, useTypeName } from '@silowright/ui/texts/option-names.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useMemo } from 'react';
import { requestedVolume } from '../session/requested-volume.ts';
import { useSession } from '../session/session-store.ts';
import { goodsTexture } from './goods-texture.ts';
import { ceilingOf, highestPointOf } from './room.ts';
import { visibleGroups } from './settle-selection.ts';
import type { Configuration } from './use-configuration.ts';

/** Input for every drawing of the configured unit. */
export function useDrawnUnit(configuration: Configuration) {
  const { t, locale } = useTexts();
  const { size, selection, values } = configuration;
  const type = values.preconfiguredUnitType;
  const input = useMemo(
    (): DrawingInput | undefined => size && type && { type, ...sizeOfWire(size), selection },
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
      ceilingMm: ceilingOf(values),
    },
  };
}

/** The address of the visitor's own logo (ST-07). */
export function useLogoPicture(): string | undefined {
  const path = useSession(({ drafts }) => drafts.logo?.path);
  return path && config.apiBase + path;
}

/** The drawing in words: type and size, then every choice. */
function useUnitDescription({ offer, size, price, selection, values }: Configuration) {
  const texts = useTexts();
  const type = useTypeName(values);
  return useMemo(() => {
    if (!offer || !size || !price) return { title: type, description: '' };
    const { t, metres, volumeNumber } = texts;
    const title = t('configure.drawing-title', {
      type,
      diameter: metres(size.diameter_mm),
      height: metres(price.heightMm + size.height_mm - offer.size.height_mm),
      volume: volumeNumber(size.volume),
    });
    const choices = visibleGroups(offer.groups, selection).flatMap((group) => {
      const choice = choiceName(texts, group, selection[group.key]);
      return choice === '' ? [] : [`${groupName(texts, group)}: ${choice}`];
    });
    const highestMm = highestPointOf(values, size, selection);
    if (highestMm !== undefined) choices.push(`${t('configure.highest-point')}: ${metres(highestMm)} m`);
    return { title, description: choices.join('; ') };
  }, [texts, type, offer, size, price, selection, values]);
}
