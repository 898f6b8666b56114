import type { CubicMetres } from '../units.ts';
import type { SessionValues } from './values.ts';

/** What the screens call the thing: in road salt always a silo, brine included (VO-01, D17). */
export const containerKind = ({
  substance,
  segment,
}: Pick<SessionValues, 'substance' | 'segment'>): 'silo' | 'tank' =>
  substance === 'solid' || segment === 'road_salt' ? 'silo' : 'tank';

/** undefined until both numbers are known: missing is not zero (VO-07). */
export const totalVolumeM3 = ({
  volumePerUnit,
  amountOfUnits,
}: Pick<SessionValues, 'volumePerUnit' | 'amountOfUnits'>): CubicMetres | undefined =>
  volumePerUnit === undefined || amountOfUnits === undefined ? undefined : volumePerUnit * amountOfUnits;
