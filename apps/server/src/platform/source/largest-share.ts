import type { Width } from './networks-of.ts';

/** Maximum share of one source of any limited resource (threat 66). */
const sourceShare = 0.05;

/** A narrow IPv6 network gets only a part of the share, so that neighbours in the wider network get something. */
const partOfShare: Readonly<Record<Width, number>> = { address: 1, '/64': 0.6, '/56': 0.8, '/48': 1 };

/** How many of `total` one network may have; at least one. */
export const largestShare = (total: number, width: Width): number =>
  Math.max(1, Math.floor(total * sourceShare * partOfShare[width]));
