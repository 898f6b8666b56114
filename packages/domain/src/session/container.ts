import type { CubicMetres } from '../units.ts';
import type { SessionValues } from './values.ts';

/** undefined until both numbers are known: missing is not zero (VO-07). */
export const totalVolumeM3 = ({
  volumePerUnit,
  amountOfUnits,
}: Pick<SessionValues, 'volumePerUnit' | 'amountOfUnits'>): CubicMetres | undefined =>
  volumePerUnit === undefined || amountOfUnits === undefined ? undefined : volumePerUnit * amountOfUnits;
