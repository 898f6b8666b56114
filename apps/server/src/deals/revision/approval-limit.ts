import type { StaffRole } from '@silowright/contract/staff-scopes';
import type { Cents } from '@silowright/domain/units';
import type { Config } from '../../platform/config/config.ts';

/** What the customer saves against the computed price, however it is given (D29, S20). */
export interface Saved {
  readonly discountCents: Cents;
  /** By how much the confirmed transport is below the tariff. */
  readonly transportCents: Cents;
  /** Extra lines for 0. Nobody knows what they are worth. */
  readonly freeLines: number;
  readonly totalCents: Cents;
  /** Of the goods. */
  readonly percent: number;
}

export interface Given {
  readonly goodsCents: Cents;
  readonly discountCents: Cents;
  /** The transport of the tariff and the charged one; null: not available. */
  readonly tariffCents: Cents | null;
  readonly transportCents: Cents | null;
  readonly extraCents: readonly Cents[];
}

/** A transport above the tariff and extra lines with a price pay for no discount. */
export function savedBy({
  goodsCents,
  discountCents,
  tariffCents,
  transportCents,
  extraCents,
}: Given): Saved {
  const belowCents =
    tariffCents === null || transportCents === null ? 0 : Math.max(0, tariffCents - transportCents);
  const totalCents = discountCents + belowCents;
  return {
    discountCents,
    transportCents: belowCents,
    freeLines: extraCents.filter((cents) => cents === 0).length,
    totalCents,
    percent: totalCents === 0 ? 0 : goodsCents === 0 ? 100 : (totalCents / goodsCents) * 100,
  };
}

/** What a role gives alone, in percent; null: no limit. A machine has no role and gives nothing (D29). */
export function approvalLimit(config: Config, role: StaffRole | undefined): number | null {
  if (role === 'admin') return config.discountLimitAdmin >= 100 ? null : config.discountLimitAdmin;
  return role === 'sales' ? config.discountLimitSales : 0;
}

/** Rounding to cents may exceed the limit by less than a hundredth of a percent, which is no reason to ask. */
export const needsApproval = ({ percent, freeLines }: Saved, limit: number | null): boolean =>
  limit !== null && (freeLines > 0 || Math.round(percent * 100) > limit * 100);
