import { configure, dealer, errors, firstSteps, otherUnits } from './first-walks.ts';
import { basic, budget, meeting, older, signing } from './later-walks.ts';
import type { Walk } from './walk.ts';

/** Every visitor screen and state, for the pictures and for the checks (ST-14). */
export const visitorWalks: Readonly<Record<string, Walk>> = {
  'first-steps': firstSteps,
  configure,
  'other-units': otherUnits,
  dealer,
  basic,
  older,
  meeting,
  signing,
  budget,
  errors,
};
