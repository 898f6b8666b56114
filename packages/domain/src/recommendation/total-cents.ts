import type { Unit } from '../catalogue/unit.ts';
import type { Cents } from '../units.ts';

export interface DeliveredUnit {
  readonly unit: Unit;
  /** For all units together; null if not available. */
  readonly transportCents: Cents | null;
}

/** What all units cost, with transport and assembly if available. */
export const totalCents = ({ unit, transportCents }: DeliveredUnit, amountOfUnits: number): Cents =>
  unit.priceCents * amountOfUnits + (transportCents ?? 0);
