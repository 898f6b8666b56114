import type { SavedDealer } from './store/dealer-saves.ts';

export const countsOf = (dealers: readonly SavedDealer[]): { created: number; changed: number } => {
  const created = dealers.filter(({ before }) => before === null).length;
  return { created, changed: dealers.length - created };
};
