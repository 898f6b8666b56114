import type { Texts } from '@silowright/ui/texts/use-texts.ts';
import type { Explanation } from './card-sentences.ts';

export type Change = Explanation['nearestChanges'][number];

/** A volume change below this share of the requested one is no answer to it (V19). */
const minShare = 0.5;

export const helpfulChanges = ({ nearestChanges }: Explanation, requestedM3: number): Change[] =>
  nearestChanges.filter(
    (change) => change.kind !== 'volume' || change.volumePerUnitM3 >= minShare * requestedM3,
  );

/** Even the maximum number of units cannot hold the requested volume. If no change helps, it is the ceiling. */
export const isTooLarge = ({ splits, rejected, nearestChanges }: Explanation): boolean =>
  splits.length === 0 &&
  nearestChanges.length > 0 &&
  rejected.every(({ rule }) => rule === 'volume-too-large');

export function changeText(change: Change, { t, number, metres, volumeNumber }: Texts): string {
  switch (change.kind) {
    case 'volume':
      return t('recommendation.change-volume', { volume: volumeNumber(change.volumePerUnitM3) });
    case 'height-limit':
      return t('recommendation.change-height-limit', { height: metres(change.heightLimitMm) });
    case 'placement':
      return t(`recommendation.change-placement-${change.placement}`);
    case 'characteristic':
      return t('recommendation.change-characteristic', {
        product: t(`product-group.${change.characteristicGroup}`),
      });
    case 'density':
      return t('recommendation.change-density', { density: number(change.densityKgM3) });
  }
}
