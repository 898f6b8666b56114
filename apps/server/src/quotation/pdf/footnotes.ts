import type { Quotation } from '../quotation.ts';

/** The outflow makes the unit higher than the standard one, which a footnote says. */
export const isRaised = ({ totalHeightMm, heightMm }: Quotation['unit']): boolean =>
  totalHeightMm !== heightMm;

/** Footnotes are numbered in the order they are met: that of the height, where there is one, is on page 2. */
export const outflowMark = '¹';
export const transportMark = (unit: Quotation['unit']): string => (isRaised(unit) ? '²' : '¹');
