import type { Texts } from '@silowright/ui/texts/use-texts.ts';
import { numbersOf } from './change-positions.ts';
import type { ProjectPrice } from './project-price.ts';
import type { Position } from './project-store.ts';
import { groupOf, isInTotal } from './roles.ts';

/** More numbers in a line are counted instead. */
const maxNumbers = 6;

/** The numbers of other alternatives of the same choice: "10.B, 10.C". */
export function numbersBeside(positions: readonly Position[], position: Position): string[] {
  const numbers = numbersOf(positions);
  const group = groupOf(position);
  return positions
    .filter((each) => group !== undefined && groupOf(each) === group && each.key !== position.key)
    .map(({ key }) => numbers.get(key) ?? '');
}

/** "Optional, not in the total". */
export function whatItIs(position: Position, { t }: Texts): string {
  const role = t(`project.role-${position.role.kind}`);
  if (position.role.kind === 'included') return role;
  return `${role}, ${t(isInTotal(position) ? 'project.counted' : 'project.not-in-total')}`;
}

/** What the total contains: "3 positions", or "10.A, 30 of 3 positions". */
export function whatTotalHolds(positions: readonly Position[], { t }: Texts): string {
  const counted = positions.filter(isInTotal);
  const count = positions.length;
  if (counted.length === count) return t('project.positions', { count });
  const numbers = numbersOf(positions);
  const list =
    counted.length > maxNumbers
      ? String(counted.length)
      : counted.map(({ key }) => numbers.get(key)).join(', ');
  return t('project.of-positions', { list, count });
}

/** What is left to choose when signing: "one of 10.A, 10.B; 20 if you want it". Empty: nothing. */
export function choicesLeft(positions: readonly Position[], { t }: Texts): string {
  const numbers = numbersOf(positions);
  const choices = positions.flatMap((each): string[] => {
    const number = numbers.get(each.key) ?? '';
    if (each.role.kind === 'optional') return [t('project.choice-optional', { number })];
    const beside = numbersBeside(positions, each);
    const isFirst = positions.find((other) => groupOf(other) === groupOf(each)) === each;
    if (each.role.kind === 'included' || !isFirst) return [];
    return [t('project.choice-between', { list: [number, ...beside].join(', ') })];
  });
  return choices.join('; ');
}

/** What choosing a position does to the total: "total + €7,225". */
export const effectWords = (
  cents: number,
  { currency, amounts }: Pick<ProjectPrice, 'currency' | 'amounts'>,
  { t, moneyIn }: Texts,
): string =>
  cents === 0
    ? t('project.same-total')
    : t('project.effect', { difference: moneyIn(currency).priceDifference(cents, amounts) });
