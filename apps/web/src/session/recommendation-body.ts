import type { Language } from '@silowright/domain/locale';
import type { SessionValues } from '@silowright/domain/session/values';
import type { CallInput } from '../api.ts';
import { localeOf } from '../catalogue/offered-languages.ts';

type RecommendationInput = CallInput<'create-recommendation'>;

/** All session values with their own names (RM-09, RM-10); an approval counts only as 1 (PB-08). */
export function recommendationBody(values: SessionValues, language: Language): RecommendationInput['body'] {
  const { segment, volumePerUnit, amountOfUnits, atexApproved, foodApproved } = values;
  if (!segment || !volumePerUnit || !amountOfUnits) throw new Error('questions are not answered');
  return {
    ...values,
    segment,
    volumePerUnit,
    amountOfUnits,
    localeStr: localeOf(language),
    ...(atexApproved !== undefined && { atexApproved: atexApproved === 1 }),
    ...(foodApproved !== undefined && { foodApproved: foodApproved === 1 }),
  };
}
