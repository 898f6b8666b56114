import { ralColours } from '@silowright/domain/catalogue/ral-colours';
import { useMemo } from 'react';
import { useTexts } from '../../texts/use-texts.ts';

export interface RalName {
  readonly code: string;
  readonly name: string;
}

/** Every colour with its name in the language shown. */
export function useRalNames(): readonly RalName[] {
  const { t, has } = useTexts();
  return useMemo(
    () =>
      Object.entries(ralColours).map(([code, [, english]]) => ({
        code,
        name: has(`ral.${code}`) ? t(`ral.${code}`) : english,
      })),
    [t, has],
  );
}

/** Letters without their accents, so that "olivgrun" finds Olivgrün. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** By number from its beginning, or by a part of the name. */
export function findRalColours(names: readonly RalName[], query: string): RalName[] {
  const wanted = folded(query.trim()).replace(/^ral\s*/, '');
  if (wanted === '') return [];
  return /^\d+$/.test(wanted)
    ? names.filter(({ code }) => code.startsWith(wanted))
    : names.filter(({ name }) => folded(name).includes(wanted));
}
