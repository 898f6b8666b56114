import { isForEarthquakes } from '@silowright/domain/engineering/site-actions';
import { exceededNotes } from '@silowright/texts/exceeded-notes';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { segmentOf } from '@silowright/ui/texts/option-names.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import type { useConfiguration } from './use-configuration.ts';

type Configuration = Pick<ReturnType<typeof useConfiguration>, 'offer' | 'selection'>;

/** Where wind, snow or earthquakes at the place ask for attention (EN-08). */
export function DesignNotes({ configuration }: { readonly configuration: Configuration }) {
  const texts = useTexts();
  const { t } = texts;
  const { offer, selection } = configuration;
  const design = offer?.designBasis;
  if (!offer || !design) return null;
  const group = offer.groups.find((each) => isForEarthquakes(each) && selection[each.key] !== undefined);
  const notes = [
    ...exceededNotes(design, texts),
    ...(group && design.place?.earthquake?.advice === 'preselect'
      ? [t('engineering.preselected', { section: t(`option-segment.${segmentOf(group.key)}`) })]
      : []),
  ];
  return notes.map((note) => (
    <Notice key={note} kind="info">
      {note}
    </Notice>
  ));
}
