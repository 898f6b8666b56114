import { contrastOf } from '@silowright/catalogue/check-brand';
import type { CompanyBrand } from './company.ts';

/** For papers without a brand, such as quotations of earlier releases. */
export const neutralBrand: CompanyBrand = { colour: '#16202b', tint: '#f3f0ea', mark: '' };

/** A colour between two; share 0 is the first. */
export const mixed = (one: string, other: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [from, to] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
      return Math.round((from as number) * (1 - share) + (to as number) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

/** The colour, with as much white as text needs on a dark ground (WCAG 2.2 AA). */
export function readableOn(ground: string, colour: string): string {
  const shares = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7];
  const share = shares.find((each) => contrastOf(ground, mixed(colour, '#ffffff', each)) >= 5.5) ?? 0.8;
  return mixed(colour, '#ffffff', share);
}
