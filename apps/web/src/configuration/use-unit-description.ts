import { useTexts } from '../texts/use-texts.ts';
import { choiceName, groupName, useTypeName } from './option-names.ts';
import { highestPointOf } from './room.ts';
import { visibleGroups } from './settle-selection.ts';
import type { useConfiguration } from './use-configuration.ts';

/** The drawing in words: type and size, then every choice. */
export function useUnitDescription({
  offer,
  price,
  selection,
  values,
}: ReturnType<typeof useConfiguration>): { title: string; description: string } {
  const texts = useTexts();
  const { t, metres, number } = texts;
  const type = useTypeName(values);
  if (!offer || !price) return { title: type, description: '' };
  const title = t('configure.drawing-title', {
    type,
    diameter: metres(offer.size.diameter_mm),
    height: metres(price.heightMm),
    volume: number(offer.size.volume),
  });
  const highestMm = highestPointOf(values, offer.size, selection);
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
