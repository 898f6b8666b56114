import type { Selection } from '@silowright/domain/pricing/selection';
import { choiceName, groupName, useTypeName } from '@silowright/ui/texts/option-names.ts';
import { type Texts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useDeferredValue, useMemo } from 'react';
import { highestPointOf } from './room.ts';
import { visibleGroups } from './settle-selection.ts';
import type { UnitOffer } from './unit-offer.ts';
import type { useConfiguration } from './use-configuration.ts';

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
