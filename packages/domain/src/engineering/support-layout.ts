import type { Unit } from '../catalogue/unit.ts';
import type { Metres, Millimetres } from '../units.ts';

/** The supports of a unit, as far as its loads depend on them. */
export type SupportLayout =
  | { readonly kind: 'legs'; readonly count: number; readonly circleM: Metres; readonly widthM: Metres }
  | {
      readonly kind: 'frame';
      readonly count: 4;
      readonly spacingM: Metres;
      readonly columnM: Metres;
      readonly foundation: 'concrete' | 'ballast';
    }
  | { readonly kind: 'slab'; readonly count: number; readonly circleM: Metres };

const legWidthM = 0.14;
/** From this diameter on a unit has six legs; smaller ones have four. */
const sixLegsFromMm = 2800;
const slabAnchors = 12;

/** Of the circle around wall and supports. */
export const supportedRadiusMm = (diameterMm: Millimetres, support: SupportLayout): Millimetres =>
  Math.max(
    diameterMm,
    1000 * (support.kind === 'frame' ? Math.SQRT2 * (support.spacingM + support.columnM) : support.circleM),
  ) / 2;

/** The same numbers as the drawing uses for legs, columns and anchors. */
export function supportLayout(
  unit: Pick<Unit, 'storageType' | 'diameterMm' | 'passageWidthMm'>,
): SupportLayout {
  const diameterM = unit.diameterMm / 1000;
  const { support } = unit.storageType.shape;
  switch (support.kind) {
    case 'legs':
      return {
        kind: 'legs',
        count: support.count === 'by-diameter' ? (unit.diameterMm >= sixLegsFromMm ? 6 : 4) : support.count,
        circleM: diameterM + legWidthM,
        widthM: legWidthM,
      };
    case 'plinth':
    case 'skirt':
    case 'ring':
      return { kind: 'slab', count: slabAnchors, circleM: diameterM + 0.26 };
    case 'frame':
    case 'ballast-frame': {
      const columnM = support.columnMm / 1000;
      return {
        kind: 'frame',
        count: 4,
        spacingM: (unit.passageWidthMm ?? unit.diameterMm) / 1000 + columnM,
        columnM,
        foundation: support.kind === 'frame' ? 'concrete' : 'ballast',
      };
    }
  }
}
