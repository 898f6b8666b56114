import { type ConstructionId, constructions } from '../catalogue/constructions.ts';
import type { Bottom, Roof, Support } from '../catalogue/storage-type.ts';
import type { Millimetres } from '../units.ts';
import type { UnitModel } from './anatomy.ts';
import { drawHeight, drawWidth } from './draw-dimensions.ts';
import { drawStage, type StageDrawing, type StageOptions } from './draw-stage.ts';
import type { Drawing } from './drawing.ts';
import { unitModel } from './model.ts';
import { Pen } from './pen.ts';
import { drawFront } from './primitives.ts';
import { bottomDepthMm, roofRiseMm } from './shape-lines.ts';

/** A unit of the older flow. Its height is that of cylinder plus bottom, as sized. */
export interface Construction {
  readonly construction: ConstructionId;
  readonly diameterMm: Millimetres;
  readonly heightMm: Millimetres;
}

const clearMm = {
  silo_skirt: 500,
  silo_short_skirt_with_legs: 1000,
  silo_short_skirt_no_legs: 900,
  tank_flat_bottom: 150,
  tank_convex_bottom: 500,
} as const satisfies Record<ConstructionId, Millimetres>;

const supports: Readonly<Record<ConstructionId, (outletHeightMm: Millimetres) => Support>> = {
  silo_skirt: (outletHeightMm) => ({ kind: 'skirt', outletHeightMm, doorMm: [900, 2000] }),
  silo_short_skirt_with_legs: (outletHeightMm) => ({ kind: 'legs', outletHeightMm, count: 'by-diameter' }),
  silo_short_skirt_no_legs: (outletHeightMm) => ({ kind: 'ring', outletHeightMm, brackets: 8 }),
  tank_flat_bottom: (heightMm) => ({ kind: 'plinth', heightMm, beyondMm: 200 }),
  tank_convex_bottom: (outletHeightMm) => ({ kind: 'legs', outletHeightMm, count: 'by-diameter' }),
};

const bottoms = {
  cone: { kind: 'cone', angleDeg: 60, outletMm: 120 },
  dish: { kind: 'dished', depthShare: 0.1 },
  flat: { kind: 'flat' },
} as const satisfies Record<string, Bottom>;

const roof: Roof = { kind: 'cone', angleDeg: 15, neckMm: 0 };

/** How much of a cylinder of its depth a bottom does not hold. */
const missing = { cone: 2 / 3, dish: 1 / 2, flat: 0 } as const;
/** Drawn filled to a level that leaves space below the roof. */
const fillShare = 0.85;

/** Of the contents, seen through the wall. */
const contents = { silo: '#d9b27a', tank: '#8fbccb' } as const;

function modelOf({ construction, diameterMm, heightMm }: Construction): UnitModel {
  const { kind, bottom } = constructions[construction];
  const radius = diameterMm / 2;
  const size = {
    diameterMm,
    heightMm: clearMm[construction] + heightMm + roofRiseMm(roof, radius),
    volumeM3:
      (fillShare *
        Math.PI *
        radius ** 2 *
        (heightMm - missing[bottom] * bottomDepthMm(bottoms[bottom], radius))) /
      1e9,
  };
  return unitModel(
    size,
    {
      code: construction,
      substance: kind === 'tank' ? 'liquid' : 'solid',
      shape: {
        bottom: bottoms[bottom],
        roof,
        support: supports[construction](clearMm[construction]),
        shell: { kind: 'wound', ringMm: 2000 },
      },
      look: { material: 'grp', contents: contents[kind] },
    },
    { parts: [], raisedMm: 0, paint: {}, glossy: false },
  );
}

const edgePx = 2;

/** The unit alone, without figures, as high as the picture. */
export function drawConstruction(construction: Construction, heightPx: number): Drawing {
  const model = modelOf(construction);
  const mmPerPx = model.heightMm / (heightPx - 2 * edgePx);
  const { primitives } = drawFront(model, { style: 'shaded', formatMetres: () => '', mmPerPx });
  const edge = edgePx * mmPerPx;
  // The deck of a ring and the slab of a tank are wider than the body.
  const half = model.sideMm + (model.support === 'ring' ? 680 : 260) + edge;
  return {
    viewBox: { x: -half, y: -model.heightMm - edge, width: 2 * half, height: model.heightMm + 2 * edge },
    primitives: primitives.filter(({ part }) => part !== 'ground'),
  };
}

type ConstructionStageOptions = Pick<
  StageOptions,
  'amountOfUnits' | 'scene' | 'widthPx' | 'heightPx' | 'abovePx' | 'groundPx' | 'formatMetres' | 'dimensions'
>;

/** All units in their surroundings. The dimensions are those of the size: cylinder plus bottom, and diameter. */
export function drawConstructionStage(
  construction: Construction,
  options: ConstructionStageOptions,
): StageDrawing {
  const model = modelOf(construction);
  const stage = drawStage(model, options);
  if (!options.dimensions) return stage;
  const mmPerPx = stage.viewBox.width / options.widthPx;
  const pen = new Pen('shaded', mmPerPx);
  const size = 13 * mmPerPx;
  const { formatMetres } = options;
  const beside = -model.sideMm - (model.support === 'ring' ? 640 : 200);
  pen.part = 'dimension';
  drawHeight(pen, beside - size * 1.4, -model.radiusMm, model.baseMm, model.eavesMm, { formatMetres, size });
  drawWidth(pen, -size * 1.2, 0, model.radiusMm, `Ø ${formatMetres(construction.diameterMm)}`, size);
  return { ...stage, notes: [...stage.notes.filter(({ part }) => part !== 'dimension'), ...pen.primitives] };
}
