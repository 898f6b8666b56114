import type { Choice, Selection } from '@silowright/domain/pricing/selection';
import type { SessionValues } from '@silowright/domain/session/values';
import { inSentence } from '@silowright/texts/translate';
import { groupName, optionName } from '@silowright/ui/texts/option-names.ts';
import { type Texts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useDeferredValue, useMemo } from 'react';
import { begunChoice } from '../../configuration/choose-option.ts';
import { useConfigurationState } from '../../configuration/configuration-store.ts';
import { consequencesOf, decidingGroups } from '../../configuration/consequences.ts';
import { refusedByRoom } from '../../configuration/room.ts';
import type { OfferedGroup, UnitOffer } from '../../configuration/unit-offer.ts';
import { useSession } from '../../session/session-store.ts';

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
  const offer = useConfigurationState((state) => state.offer);
  // Notes follow after price and picture.
  const selection = useDeferredValue(useSession((state) => state.configuration));
  const values = useDeferredValue(useSession((state) => state.values));
  const decides = useMemo(() => decidingGroups(offer?.groups ?? []).has(group.key), [offer, group.key]);
  return useMemo(() => {
    if (!offer) return () => nothing;
    const noteFor = notesOf(group, decides, offer, selection, values, texts);
    const known = new Map<string, ChoiceNote>();
    return (value: string, checked: boolean) => {
      if (checked) return nothing;
      const note = known.get(value) ?? noteFor(value);
      known.set(value, note);
      return note;
    };
  }, [group, decides, offer, selection, values, texts]);
}

function notesOf(
  group: OfferedGroup,
  decides: boolean,
  offer: UnitOffer,
  selection: Selection,
  values: SessionValues,
  texts: Texts,
): (value: string) => ChoiceNote {
  const { t, metres, volume } = texts;
  const { price } = texts.moneyIn(offer.currency);

  const roomNote = (choice: Choice): ChoiceNote | undefined => {
    const refused = refusedByRoom(offer, selection, values, group.key, choice);
    if (!refused) return undefined;
    const { because, heightMm, tallestMm, fitsOn } = refused;
    const lengths = { height: metres(heightMm), tallest: metres(tallestMm) };
    const reason = t(because === 'body' ? 'configure.too-tall' : 'configure.too-high', lengths);
    const way = fitsOn
      ? t('configure.fits-on', {
          size: `${metres(fitsOn.diameter_mm)}\u00a0×\u00a0${metres(fitsOn.height_mm)}\u00a0m, ${volume(fitsOn.volume).replace(' ', '\u00a0')}`,
        })
      : t('configure.fits-on-none');
    return { note: `${reason} ${way}`, disabled: true };
  };
  const nameOf = (key: string, removed: string) => {
    const other = offer.groups.find((candidate) => candidate.key === key);
    return other ? inSentence(optionName(texts, other, removed), texts.locale) : removed;
  };
  const consequenceNote = (choice: Choice): ChoiceNote => {
    const { removes, savesCents, opens } = consequencesOf(offer.groups, selection, group.key, choice);
    const names = removes.map((drop) => nameOf(drop.key, drop.value)).join('; ');
    const removed = names && t('configure.removes', { names, price: price(savesCents, { among: [] }) });
    const openNames = opens.map((other) => inSentence(groupName(texts, other), texts.locale)).join(', ');
    const opened = openNames && t('configure.opens', { names: openNames });
    return { note: [removed, opened].filter(Boolean).join(' '), removes: removed, disabled: false };
  };
  return (value) => {
    const option = group.options.find((each) => each.value === value);
    const choice = option ? begunChoice(option) : value;
    return roomNote(group.multi ? [value] : choice) ?? (decides ? consequenceNote(choice) : nothing);
  };
}
