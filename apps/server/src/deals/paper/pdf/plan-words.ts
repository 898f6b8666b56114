import type { PlannedUnit, PlanWords } from '@silowright/domain/engineering/site-plan';
import type { Paper } from './paper.ts';

/** The letter of a connection, on the plan and in the table beside it. */
export const mark = (at: number): string => String.fromCharCode(65 + (at % 26));

export const planWords = (
  { t, metres, number, accent }: Paper,
  { lifting, access }: Pick<PlannedUnit, 'lifting' | 'access'>,
): PlanWords => ({
  metres,
  front: t('site-sheet.front'),
  truck: t('site-sheet.truck'),
  crane: t(lifting.crane.name === 'loader crane' ? 'site-sheet.loader-crane' : 'site-sheet.crane', {
    class: lifting.crane.name,
  }),
  layingDown: t('site-sheet.laying-down'),
  clear: t('site-sheet.clear', { metres: metres(access.besideLadderM * 1000) }),
  radius: t('site-sheet.radius', { metres: number(lifting.radiusM) }),
  mark,
  accent,
});
