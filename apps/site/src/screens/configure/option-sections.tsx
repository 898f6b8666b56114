import type { Selection } from '@silowright/domain/pricing/selection';
import type { AccordionSection } from '@silowright/ui/parts/accordion.tsx';
import { choiceName, segmentName, segmentOf } from '@silowright/ui/texts/option-names.ts';
import type { Texts } from '@silowright/ui/texts/use-texts.ts';
import { visibleGroups } from '../../configuration/settle-selection.ts';
import type { OfferedGroup, UnitOffer } from '../../configuration/unit-offer.ts';
import { OptionGroup } from './option-group.tsx';
import { SizeSection } from './size-section.tsx';
import { TwoTone } from './two-tone.tsx';

/** The size, then one section per option segment, each with a summary of its choices (CF-01). */
export function optionSections(
  offer: UnitOffer,
  selection: Selection,
  problems: Readonly<Record<string, string>>,
  texts: Texts,
): AccordionSection[] {
  const { t, metres, volume } = texts;
  const visible = visibleGroups(offer.groups, selection);
  const segments = [...new Set(visible.map((group) => segmentOf(group.key)))];
  const size = offer.size;
  return [
    {
      id: 'size',
      title: t('option-segment.size'),
      summary: `${metres(size.diameter_mm)} × ${metres(size.height_mm)} m · ${volume(size.volume)}`,
      content: <SizeSection offer={offer} />,
    },
    ...segments.map((segment) => {
      const groups = visible.filter((group) => segmentOf(group.key) === segment);
      return {
        id: segment,
        title: segmentName(texts, `${segment}.`),
        summary:
          groups[0]?.kind === 'colours' ? (
            <TwoTone size={size} selection={selection} />
          ) : (
            summaryOf(groups, selection, texts)
          ),
        content: (
          <div className="flex flex-col gap-8">
            {groups.map((group) => (
              <OptionGroup
                key={group.key}
                group={group}
                choice={selection[group.key]}
                problem={problems[group.key]}
              />
            ))}
          </div>
        ),
      };
    }),
  ];
}

/** Leaves out 'None', which adds no information. */
const summaryOf = (groups: readonly OfferedGroup[], selection: Selection, texts: Texts): string =>
  groups
    .filter(({ key }) => selection[key] !== undefined && selection[key] !== 'none')
    .map((group) => choiceName(texts, group, selection[group.key]))
    .join(' · ');
