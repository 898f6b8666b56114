import type { Texture } from '../catalogue/texture.ts';
import type { Millimetres } from '../units.ts';
import type { UnitModel } from './anatomy.ts';
import { drawBackdrop } from './draw-backdrop.ts';
import { drawPerson } from './draw-scene.ts';
import { drawShadow } from './draw-shadow.ts';
import { drawPlate } from './draw-stage.ts';
import type { Box, Primitive } from './drawing.ts';
import { highestPointMm } from './highest-point.ts';
import { Pen } from './pen.ts';
import { drawFront } from './primitives.ts';
import { maxUnitsDrawn, rowOfUnits } from './row-of-units.ts';
import type { SceneKind } from './scenes.ts';

/** Equal units of one position. */
export interface UnitsOfPosition {
  readonly unit: UnitModel;
  readonly amountOfUnits: number;
  readonly contentLevel: number;
  readonly contents?: Texture | undefined;
}

export interface ProjectStageOptions {
  readonly scene: SceneKind;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Left free above the units, and the ground below their feet. */
  readonly abovePx: number;
  readonly groundPx: number;
  readonly person: boolean;
  /** A picture beside others has their scale. */
  readonly minMmPerPx?: number | undefined;
}

/** The units of one position: drawn once, and repeated at each foot. */
export interface DrawnPosition {
  readonly unit: readonly Primitive[];
  readonly feetMm: readonly number[];
  readonly middleMm: number;
}

export interface ProjectDrawing {
  readonly viewBox: Box;
  readonly mmPerPx: number;
  readonly backdrop: readonly Primitive[];
  /** In the given order. */
  readonly positions: readonly DrawnPosition[];
  readonly person: readonly Primitive[];
}

const personMm = 1100;
const edgeMm = 500;

const contentMm = (units: readonly UnitsOfPosition[], person: boolean): number =>
  rowOfUnits(units).lengthMm + 2 * edgeMm + (person ? personMm : 0);

const highest = (units: readonly UnitsOfPosition[]): Millimetres =>
  Math.max(...units.map(({ unit }) => highestPointMm(unit)));

/** The largest scale at which all units are in the picture. */
export const projectScale = (
  units: readonly UnitsOfPosition[],
  { widthPx, heightPx, abovePx, groundPx, person }: Omit<ProjectStageOptions, 'scene' | 'minMmPerPx'>,
): number =>
  Math.max(
    contentMm(units, person) / Math.max(40, widthPx),
    highest(units) / Math.max(40, heightPx - abovePx - groundPx),
  );

/** All units of a project on one ground at one scale (PJ-05). */
export function drawProject(units: readonly UnitsOfPosition[], options: ProjectStageOptions): ProjectDrawing {
  const { scene, widthPx, heightPx, groundPx, person, minMmPerPx = 0 } = options;
  const mmPerPx = Math.max(minMmPerPx, projectScale(units, options));
  const freeMm = widthPx * mmPerPx - contentMm(units, person);
  const viewBox: Box = {
    x: 0,
    y: -(heightPx - groundPx) * mmPerPx,
    width: widthPx * mmPerPx,
    height: heightPx * mmPerPx,
  };
  const shadows: Primitive[] = [];
  const left = freeMm / 2 + edgeMm;
  const row = rowOfUnits(units);
  const positions = units.map((each, at): DrawnPosition => {
    const { unit, amountOfUnits, contentLevel, contents } = each;
    const feetMm = row.feetMm[at]!.map((foot) => left + foot);
    for (const foot of feetMm)
      shadows.push(...drawShadow(scene, { x: foot, halfMm: unit.sideMm, heightMm: unit.heightMm }));
    const { primitives } = drawFront(unit, {
      style: 'shaded',
      mmPerPx,
      formatMetres: () => '',
      contentLevel,
      contents,
    });
    // A plate says how many there are.
    const plate = new Pen('shaded', mmPerPx);
    if (amountOfUnits > maxUnitsDrawn) drawPlate(plate, unit, `${amountOfUnits} ×`);
    return {
      unit: [...primitives.filter(({ part }) => part !== 'ground'), ...plate.primitives],
      feetMm,
      middleMm: (feetMm[0]! + feetMm.at(-1)!) / 2,
    };
  });
  const pen = new Pen('shaded', mmPerPx);
  if (person) drawPerson(pen, left + row.lengthMm + personMm / 2 - 200);
  return {
    viewBox,
    mmPerPx,
    backdrop: [...drawBackdrop(scene, viewBox, highest(units)), ...shadows],
    positions,
    person: pen.primitives,
  };
}
