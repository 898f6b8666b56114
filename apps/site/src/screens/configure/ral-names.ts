import { ralColours } from '@silowright/domain/catalogue/ral-colours';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useMemo } from 'react';

export interface RalName {
  readonly code: string;
  readonly name: string;
}

/** With the normalised name for the search. */
export interface SearchableRalName extends RalName {
  readonly folded: string;
}

/** Removes accents, so that "olivgrun" finds Olivgrün. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const foldedRalNames = (names: readonly RalName[]): SearchableRalName[] =>
  names.map(({ code, name }) => ({ code, name, folded: fold(name) }));

/** All colours with their names in the current language; until the names have loaded, they are found by number. */
export function useRalNames(): readonly SearchableRalName[] {
  const { t, has } = useTexts();
  return useMemo(
    () =>
      foldedRalNames(
        Object.keys(ralColours).map((code) => ({
          code,
          name: has(`ral.${code}`) ? t(`ral.${code}`) : '',
        })),
      ),
    [t, has],
  );
}

/** Matches the start of the number, or any part of the name. */
export function findRalColours(names: readonly SearchableRalName[], query: string): RalName[] {
  const wanted = fold(query.trim()).replace(/^ral\s*/, '');
  if (wanted === '') return [];
  return /^\d+$/.test(wanted)
    ? names.filter(({ code }) => code.startsWith(wanted))
    : names.filter(({ folded }) => folded.includes(wanted));
}
