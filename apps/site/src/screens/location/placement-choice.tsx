import { CardRadio, RadioGroup } from '@silowright/ui/parts/card-radio.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { PlacementPicture } from './placement-picture.tsx';

const placements = ['outside', 'inside'] as const;
export type Placement = (typeof placements)[number];

export interface PlacementChoiceProps {
  readonly chosen: Placement;
  readonly onChoose: (placement: Placement) => void;
}

/** Two drawn cards: outside or inside (LO-01). */
export function PlacementChoice({ chosen, onChoose }: PlacementChoiceProps) {
  const { t } = useTexts();
  return (
    <RadioGroup legend={t('location.placement')} className="grid grid-cols-2 gap-3 large-text:grid-cols-1">
      {placements.map((placement) => (
        <CardRadio
          key={placement}
          name="placement"
          value={placement}
          checked={chosen === placement}
          onChoose={() => onChoose(placement)}
          picture={<PlacementPicture placement={placement} />}
        >
          <span className="block font-bold">{t(`location.${placement}`)}</span>
          <span className="block text-sm text-muted">{t(`location.${placement}-hint`)}</span>
        </CardRadio>
      ))}
    </RadioGroup>
  );
}
