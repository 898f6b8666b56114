import type { Choice } from '@silowright/domain/pricing/selection';
import { useMemo } from 'react';
import { useConfigurationState } from '../../configuration/configuration-store.ts';
import { consequencesOf, decidingGroups, heightProblem } from '../../configuration/consequences.ts';
import { groupName, optionName } from '../../configuration/option-names.ts';
import type { OfferedGroup } from '../../configuration/unit-offer.ts';
import { useSession } from '../../session/session-store.ts';
import { useTexts } from '../../texts/use-texts.ts';

export interface ChoiceNote {
  /** Everything there is to say. */
  readonly note?: string | undefined;
  /** Only what would go: enough where many choices make the same thing possible. */
  readonly removes?: string | undefined;
  readonly disabled: boolean;
}

/** Choices that exclude each other explain themselves before the click: what would change, and what it costs. */
export function useChoiceNote(group: OfferedGroup, value: string, checked: boolean): ChoiceNote {
  const texts = useTexts();
  const { t, price, metres } = texts;
  const offer = useConfigurationState((state) => state.offer);
  const selection = useSession((state) => state.configuration);
  const values = useSession((state) => state.values);
  const deciding = useMemo(() => decidingGroups(offer?.groups ?? []), [offer]);
  if (!offer || checked) return { disabled: false };

  const choice: Choice = value === 'other' ? { value, custom: '' } : value;
  if (group.key === 'flow.outflow_height') {
    const tooTall = heightProblem(offer.size, { ...selection, [group.key]: choice }, values);
    return tooTall
      ? {
          note: t('configure.too-tall', {
            height: metres(tooTall.heightMm),
            tallest: metres(tooTall.tallestMm),
          }),
          disabled: true,
        }
      : { disabled: false };
  }
  if (!deciding.has(group.key)) return { disabled: false };

  const { removes, savesCents, opens } = consequencesOf(offer.groups, selection, group.key, choice);
  const nameOf = (key: string, removed: string) => {
    const other = offer.groups.find((candidate) => candidate.key === key);
    return other ? optionName(texts, other, removed) : removed;
  };
  const removed =
    removes.length > 0
      ? t('configure.removes', {
          names: removes.map((drop) => nameOf(drop.key, drop.value)).join(', '),
          price: price(savesCents, { trimZeroCents: true }),
        })
      : undefined;
  const opened =
    opens.length > 0
      ? t('configure.opens', { names: opens.map((other) => groupName(texts, other)).join(', ') })
      : undefined;
  return {
    note: [removed, opened].filter(Boolean).join(' ') || undefined,
    removes: removed,
    disabled: false,
  };
}
