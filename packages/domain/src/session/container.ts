import type { CubicMetres } from '../units.ts';
import type { SessionValues } from './values.ts';

/** The name of the container on screen. In road salt it is always a silo, even for brine (VO-01, D17). */
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
