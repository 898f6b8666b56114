import type { StaffRole } from '@silowright/contract/staff-scopes';
import type { Config } from '../../config/config.ts';

/** The discount in percent that a role gives alone; null: no limit. A machine has no role and gives none (D29). */
export function discountLimit(config: Config, role: StaffRole | undefined): number | null {
  if (role === 'admin') return config.discountLimitAdmin >= 100 ? null : config.discountLimitAdmin;
  return role === 'sales' ? config.discountLimitSales : 0;
}

/** Rounding to cents may exceed the limit by less than a hundredth of a percent, which is no reason to ask. */
export const exceedsLimit = (percent: number, limit: number | null): boolean =>
  limit !== null && Math.round(percent * 100) > limit * 100;
