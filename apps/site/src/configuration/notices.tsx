import { isForEarthquakes } from '@silowright/domain/engineering/site-actions';
import { exceededNotes } from '@silowright/texts/exceeded-notes';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { segmentOf } from '@silowright/ui/texts/option-names.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { lostSentences } from './change-message.ts';
import type { Confirmation } from './configuration-store.ts';
import type { Configuration, OfConfiguration } from './use-configuration.ts';

/** The server cannot take the choices yet, or refused them. */
export function ConfirmationNotice({ confirmation }: { readonly confirmation: Confirmation }) {
  const { t } = useTexts();
  if (typeof confirmation === 'object')
    return (
      <div role="status">
        <Notice kind="info">{t(`configure.${confirmation.kind}`)}</Notice>
      </div>
    );
  return confirmation === 'refused' && <Notice kind="error">{t('configure.refused')}</Notice>;
}

/** Choices of an earlier visit that do not fit in the room were removed before the quotation is asked for (EN-05). */
export function TooTallNotice({ configuration: { offer, change } }: OfConfiguration) {
  const texts = useTexts();
  const lost = change?.lost.filter(({ reason }) => reason === 'too-tall') ?? [];
  if (!offer || lost.length === 0) return null;
  return <Notice kind="info">{lostSentences(texts, offer, { lost }).join(' ')}</Notice>;
}

interface Noted {
  readonly configuration: Pick<Configuration, 'offer' | 'selection'>;
}

/** Where wind, snow or earthquakes at the place ask for attention (EN-08). */
export function DesignNotes({ configuration }: Noted) {
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
