import type { Equipment } from '../catalogue/equipment.ts';
import type { Shape } from '../catalogue/storage-type.ts';
import type { UnitModel } from '../drawing/anatomy.ts';
import { boundsOf, characterWidth } from '../drawing/bounds.ts';
import { drawBackdrop } from '../drawing/draw-backdrop.ts';
import { drawHeight, drawWidth } from '../drawing/draw-dimensions.ts';
import { drawPerson } from '../drawing/draw-scene.ts';
import { drawShadow } from '../drawing/draw-shadow.ts';
import { drawStage, type StageDrawing } from '../drawing/draw-stage.ts';
import type { Box } from '../drawing/drawing.ts';
import { unitModel } from '../drawing/model.ts';
import { Pen, round } from '../drawing/pen.ts';
import type { Millimetres } from '../units.ts';
import type { BudgetAnswers } from './questions.ts';
import { type BudgetTank, sizeTank } from './size-tank.ts';

export interface TankStageOptions {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly abovePx: number;
  readonly groundPx: number;
  /** Formats a measure; one that follows from open questions is approximate. */
  readonly formatMetres: (mm: Millimetres, isApproximate: boolean) => string;
  /** Names of open questions, beside their dashed outline. */
  readonly open: { readonly connectors: string; readonly access: string };
}

const scene = 'plant';
const baseMm = 150;
/** Clear height of a dished bottom. */
const outletHeightMm = 500;
/** Height of the saddles under a horizontal tank. */
const saddleMm = 500;
const usualAmountM3 = 50;
/** Height to diameter of a usual tank, used until the diameter is answered. */
const usualSlenderness = 1.7;
const openInk = '#3c4650';
const personMm = 1800;

/** The tank that the answers describe; open questions get usual values. */
export function tankSoFar({
  amount = usualAmountM3,
  diameter,
  type = 'flat',
}: Partial<BudgetAnswers>): BudgetTank {
  const usual = Math.cbrt(amount / ((Math.PI / 4) * usualSlenderness));
  return sizeTank({ amount, type, diameter: diameter ?? Math.round(usual * 10) / 10 });
}

/** The tank so far in its surroundings, with dashed lines for what is still open (BG-02). */
export function drawTankStage(answers: Partial<BudgetAnswers>, options: TankStageOptions): StageDrawing {
  const tank = tankSoFar(answers);
  const isApproximate = answers.amount === undefined || answers.diameter === undefined;
  const formatMetres = (mm: Millimetres) => options.formatMetres(mm, isApproximate && mm !== personMm);
  return tank.body === 'horizontal'
    ? stageLying(tank, { ...options, formatMetres })
    : stageStanding(tank, answers, { ...options, formatMetres });
}

/** Each further connector shows as another fitting. */
const fittings: readonly (readonly Equipment[])[] = [
  [{ part: 'outlet', form: 'butterfly', dn: 100, drive: 'lever' }],
  [
    { part: 'fill-pipe', pipeMm: 90 },
    { part: 'inlet', form: 'camlock', dn: 80 },
  ],
  [{ part: 'wall-pipe', pipeMm: 90, form: 'overflow' }],
  [{ part: 'roof-vent', dn: 150 }],
];

function modelOf(tank: BudgetTank, answers: Partial<BudgetAnswers>): UnitModel {
  const dished = tank.body === 'convex';
  const shape: Shape = {
    bottom: dished ? { kind: 'dished', depthShare: 0.1 } : { kind: 'flat' },
    roof: { kind: 'cone', angleDeg: 15, neckMm: 0 },
    support: dished
      ? { kind: 'legs', outletHeightMm, count: 'by-diameter' }
      : { kind: 'plinth', heightMm: baseMm, beyondMm: 200 },
    shell: { kind: 'wound', ringMm: 2000 },
  };
  // The figure in the drawing is the height in the list; legs come on top of it.
  const heightMm = tank.extentMm + (dished ? outletHeightMm : 0);
  const contents = answers.contents === 'solid' ? '#d9b27a' : '#8fbccb';
  const parts = [
    ...fittings.slice(0, answers.amount_connectors ?? 0).flat(),
    ...(answers.roof_access === 'yes'
      ? ([
          { part: 'ladder', cage: true, restEveryM: 8 },
          { part: 'roof-rail', heightMm: 1100 },
        ] as const)
      : []),
  ];
  return unitModel(
    { diameterMm: tank.diameterMm, heightMm, volumeM3: answers.amount ?? usualAmountM3 },
    {
      code: 'budget',
      substance: answers.contents ?? 'liquid',
      shape,
      look: { material: 'grp', contents },
    },
    { parts, raisedMm: 0, paint: {}, glossy: false },
  );
}

interface Placed extends Omit<TankStageOptions, 'formatMetres'> {
  readonly formatMetres: (mm: Millimetres) => string;
}

function stageStanding(
  tank: BudgetTank,
  answers: Partial<BudgetAnswers>,
  { open, ...options }: Placed,
): StageDrawing {
  const model = modelOf(tank, answers);
  const stage = drawStage(model, {
    ...options,
    amountOfUnits: 1,
    scene,
    dimensions: true,
    contentLevel: answers.contents === undefined ? 0 : 1,
  });
  const mmPerPx = stage.viewBox.width / options.widthPx;
  const pen = new Pen('shaded', mmPerPx);
  pen.part = 'open-question';
  const dashed = { dash: [5 * mmPerPx, 4 * mmPerPx] } as const;
  const label = { size: 13 * mmPerPx, fill: openInk } as const;
  const lengthOf = (text: string) => text.length * characterWidth * label.size;
  const { radiusMm: radius, shellBottomMm, eavesMm } = model;
  const [left, right, top] = [radius + 160, radius + 620, eavesMm + 900];
  const gap = 7 * mmPerPx;
  /** Right of the ladder, up to the edge of the picture. */
  const besideX = (answers.roof_access === 'yes' ? radius + 1250 : right) + gap;
  const lengths = [
    answers.amount_connectors === undefined ? lengthOf(open.connectors) : 0,
    answers.roof_access === undefined ? lengthOf(open.access) : 0,
  ];
  const { x: viewX, width } = stage.viewBox;
  // The labels get the free space left of the dimensions.
  const missing = besideX + Math.max(...lengths) + gap + mmPerPx - viewX - width;
  const free = Math.min(...stage.notes.map((note) => boundsOf(note).x)) - gap - viewX;
  const viewBox = { ...stage.viewBox, x: viewX + Math.max(0, Math.min(missing, free)) };
  const edgeX = viewBox.x + width - gap;
  if (answers.amount_connectors === undefined) {
    const [x, z] = [radius * 0.7, Math.min(shellBottomMm + 700, (shellBottomMm + eavesMm) / 2)];
    const r = Math.min(260, (z - shellBottomMm) * 0.7);
    const around = Array.from({ length: 25 }, (_, at) => (at * Math.PI) / 12);
    pen.wire(
      around.map((angle) => [x + r * Math.cos(angle), z + r * Math.sin(angle)] as const),
      openInk,
      1.3,
      dashed,
    );
    const length = lengthOf(open.connectors);
    const aboveZ = z + r + gap;
    // The label crosses neither the edge of the tank nor the ladder nor the person; without space it is left out.
    if (length + gap < x - r - gap + radius)
      pen.text(x - r - gap, z - label.size / 3, open.connectors, { ...label, anchor: 'end' });
    else if (besideX + length < edgeX) {
      const besideZ = Math.max(z, personMm) + gap;
      pen.line([x, z + r], [besideX - gap / 2, besideZ + label.size / 3], openInk, 0.8);
      pen.text(besideX, besideZ, open.connectors, { ...label, anchor: 'start' });
    } else if (length + gap < 2 * radius && aboveZ + label.size < eavesMm)
      pen.text(Math.min(x, radius - (length + gap) / 2), aboveZ, open.connectors, label);
  }
  if (answers.roof_access === undefined) {
    for (const x of [left, right]) pen.line([x, 0], [x, top], openInk, 1.3, dashed);
    for (let z = 600; z < top; z += 600) pen.line([left, z], [right, z], openInk, 1.3, dashed);
    const length = lengthOf(open.access);
    // Beside the top of the ladder where there is space: above a tall tank is the title.
    if (besideX + length < edgeX && top - label.size > personMm + 2 * label.size)
      pen.text(besideX, top - label.size, open.access, { ...label, anchor: 'start' });
    else
      pen.text(
        Math.min((left + right) / 2, edgeX - length / 2),
        Math.max(top, personMm) + gap,
        open.access,
        label,
      );
  }
  return { ...stage, viewBox, notes: [...stage.notes, ...pen.primitives] };
}

const shell = [{ ...round('#d9d4c4'), direction: 'down' }, '#8a8577'] as const;

/** Lying tanks have a drawing of their own: no standard unit lies. */
function stageLying({ diameterMm, extentMm }: BudgetTank, options: Placed): StageDrawing {
  const { widthPx, heightPx, abovePx, groundPx, formatMetres } = options;
  const half = extentMm / 2;
  const topMm = saddleMm + diameterMm;
  const mmPerPx = Math.max(
    (extentMm + 2600) / Math.max(40, widthPx - 130),
    (topMm + 400) / Math.max(40, heightPx - abovePx - groundPx),
  );
  const viewBox: Box = {
    x: -(widthPx * mmPerPx) / 2 + 600,
    y: -(heightPx - groundPx) * mmPerPx,
    width: widthPx * mmPerPx,
    height: heightPx * mmPerPx,
  };
  const dish = diameterMm * 0.1;
  const pen = new Pen('shaded', mmPerPx);
  pen.part = 'tank';
  for (const x of [-0.55, 0.55]) pen.box(x * half - 250, 0, 500, saddleMm + diameterMm * 0.12, 'concrete');
  const [right, left, middle] = [half - dish, -half + dish, saddleMm + diameterMm / 2];
  pen.path(
    [
      ...['M', left, topMm, 'L', right, topMm, 'Q', half + dish, middle, right, saddleMm],
      ...['L', left, saddleMm, 'Q', -half - dish, middle, left, topMm, 'Z'],
    ],
    shell,
  );
  const notes = new Pen('shaded', mmPerPx);
  drawPerson(notes, half + 1300);
  const size = 13 * mmPerPx;
  notes.part = 'dimension';
  drawHeight(notes, -half - size * 1.4, -half, saddleMm, topMm, { formatMetres, size });
  drawWidth(notes, -size * 1.2, 0, half, formatMetres(extentMm), size);
  return {
    viewBox,
    backdrop: [
      ...drawBackdrop(scene, viewBox, topMm),
      ...drawShadow(scene, { x: 0, halfMm: half, heightMm: topMm }),
    ],
    unit: pen.primitives,
    places: [{ x: 0, y: 0 }],
    front: { x: 0, y: 0 },
    notes: notes.primitives,
  };
}
