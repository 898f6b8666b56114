import type { Choice } from '@silowright/domain/pricing/selection';
import { useMemo } from 'react';
import { useConfigurationState } from '../../configuration/configuration-store.ts';
import { consequencesOf, decidingGroups } from '../../configuration/consequences.ts';
import { groupName, optionName } from '../../configuration/option-names.ts';
import { refusedByRoom } from '../../configuration/room.ts';
import type { OfferedGroup } from '../../configuration/unit-offer.ts';
import { useMoney } from '../../configuration/use-money.ts';
import { useSession } from '../../session/session-store.ts';
import { useTexts } from '../../texts/use-texts.ts';

export interface ChoiceNote {
  /** The full note. */
  readonly note?: string | undefined;
  /** Only the removed choices; enough if many choices enable the same group. */
  readonly removes?: string | undefined;
  readonly disabled: boolean;
}

const nothing: ChoiceNote = { disabled: false };

/**
 * Choices that exclude each other explain before the click what would change and what it costs. Computed once per
 * group, so that a card with an unchanged note is not rendered again.
 */
export function useChoiceNotes(group: OfferedGroup): (value: string, checked: boolean) => ChoiceNote {
  const texts = useTexts();
  const { t, metres, number } = texts;
  const { price } = useMoney();
  const offer = useConfigurationState((state) => state.offer);
  const selection = useSession((state) => state.configuration);
  const values = useSession((state) => state.values);
  const decides = useMemo(() => decidingGroups(offer?.groups ?? []).has(group.key), [offer, group.key]);
  if (!offer) return () => nothing;

  const roomNote = (choice: Choice): ChoiceNote | undefined => {
    const refused = refusedByRoom(offer, selection, values, group.key, choice);
    if (!refused) return undefined;
    const { because, heightMm, tallestMm, fitsOn } = refused;
    const lengths = { height: metres(heightMm), tallest: metres(tallestMm) };
    const reason = t(because === 'body' ? 'configure.too-tall' : 'configure.too-high', lengths);
    const way = fitsOn
      ? t('configure.fits-on', {
          size: `${metres(fitsOn.diameter_mm)} × ${metres(fitsOn.height_mm)} m, ${number(fitsOn.volume)} m³`,
        })
      : t('configure.fits-on-none');
    return { note: `${reason} ${way}`, disabled: true };
  };
  const nameOf = (key: string, removed: string) => {
    const other = offer.groups.find((candidate) => candidate.key === key);
    return other ? optionName(texts, other, removed) : removed;
  };
  const consequenceNote = (choice: Choice): ChoiceNote => {
    const { removes, savesCents, opens } = consequencesOf(offer.groups, selection, group.key, choice);
    const names = removes.map((drop) => nameOf(drop.key, drop.value)).join(', ');
    const removed = names && t('configure.removes', { names, price: price(savesCents, { among: [] }) });
    const openNames = opens.map((other) => groupName(texts, other)).join(', ');
    const opened = openNames && t('configure.opens', { names: openNames });
    return { note: [removed, opened].filter(Boolean).join(' '), removes: removed, disabled: false };
  };
  return (value, checked) => {
    if (checked) return nothing;
    const choice: Choice = value === 'other' ? { value, custom: '' } : value;
    return roomNote(group.multi ? [value] : choice) ?? (decides ? consequenceNote(choice) : nothing);
  };
}
