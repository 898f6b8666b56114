import type { Width } from './networks-of.ts';

/** No source gets more than this part of anything that is scarce (threat 66). */
const sourceShare = 0.05;

/** A narrow network of IPv6 leaves something to its neighbours in the wider one. */
const partOfShare: Readonly<Record<Width, number>> = { address: 1, '/64': 0.6, '/56': 0.8, '/48': 1 };

/** How many of `total` one network may have; one at least, or there would be nothing for anybody. */
export const largestShare = (total: number, width: Width): number =>
  Math.max(1, Math.floor(total * sourceShare * partOfShare[width]));
