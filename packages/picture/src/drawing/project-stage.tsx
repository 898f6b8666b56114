import { configuredModel, type DrawingInput } from '@silowright/domain/drawing/configured-model';
import {
  drawProject,
  type ProjectDrawing,
  projectScale,
  type UnitsOfPosition,
} from '@silowright/domain/drawing/draw-project';
import type { SceneKind } from '@silowright/domain/drawing/scenes';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import { memo, useId, useMemo, useRef } from 'react';
import { DrawingFrame, DrawnParts, usePaints } from './unit-drawing.tsx';
import { useBox } from './use-box.ts';

export interface PositionToDraw extends Pick<UnitsOfPosition, 'amountOfUnits' | 'contentLevel' | 'contents'> {
  readonly input: DrawingInput;
  /** As printed, on a chip at its feet; empty: without one. */
  readonly number: string;
  /** Not in the total: drawn faintly. */
  readonly isOpen?: boolean;
}

const modelsOf = (positions: readonly PositionToDraw[]): UnitsOfPosition[] =>
  positions.map(({ input, number: _number, isOpen: _isOpen, ...units }) => ({
    ...units,
    unit: configuredModel(shapes(), input),
  }));

interface Sized {
  readonly abovePx: number;
  readonly groundPx: number;
  readonly person: boolean;
}

/** One scale for pictures of the same size, each of one position. */
export const commonScale = (
  positions: readonly PositionToDraw[],
  box: Sized & { readonly widthPx: number; readonly heightPx: number },
): number => Math.max(0, ...modelsOf(positions).map((each) => projectScale([each], box)));

export interface ProjectStageProps extends Sized {
  /** Must keep its identity while nothing changes. */
  readonly positions: readonly PositionToDraw[];
  readonly scene: SceneKind;
  readonly minMmPerPx?: number | undefined;
  /** Empty: the picture is decorative. */
  readonly title: string;
  readonly className?: string;
}

const chipLook =
  'absolute -translate-x-1/2 rounded-[5px] border px-1.5 text-sm leading-[1.125rem] font-bold tabular-nums whitespace-nowrap';
const chipColours = {
  counted: 'border-ink bg-ink text-surface',
  open: 'border-dashed border-ink bg-surface',
};

const letterPx = 8.5;
const rows = [0, 1] as const;

/** The numbers at the feet, in a second row above the first where they would cover each other. */
function chipsOf(
  { viewBox, mmPerPx, positions: drawn }: ProjectDrawing,
  positions: readonly PositionToDraw[],
) {
  const widthPx = viewBox.width / mmPerPx;
  const ends: [number, number] = [0, 0];
  return drawn.flatMap(({ middleMm, feetMm }, at) => {
    const { number, amountOfUnits, isOpen } = positions[at]!;
    if (!number) return [];
    // Not all of them are drawn.
    const text = amountOfUnits > feetMm.length ? `${number}: ${amountOfUnits}\u00a0×` : number;
    const halfPx = (text.length * letterPx + 16) / 2;
    const middlePx = (middleMm - viewBox.x) / mmPerPx;
    const leftPx = Math.max(halfPx, Math.min(widthPx - halfPx, middlePx));
    const row = rows.find((each) => leftPx - halfPx >= ends[each]) ?? (ends[0] <= ends[1] ? 0 : 1);
    ends[row] = leftPx + halfPx;
    return [{ text, isOpen, leftPx, row }];
  });
}

/** The units of one or several positions on one ground at one scale, each with its number at its feet (PJ-05). */
export const ProjectStage = memo(function ProjectStage({
  positions,
  scene,
  abovePx,
  groundPx,
  person,
  minMmPerPx,
  title,
  className = '',
}: ProjectStageProps) {
  const holder = useRef<HTMLDivElement>(null);
  const box = useBox(holder);
  const drawing = useMemo(
    () => box && drawProject(modelsOf(positions), { scene, abovePx, groundPx, person, minMmPerPx, ...box }),
    [positions, scene, abovePx, groundPx, person, minMmPerPx, box],
  );
  return (
    <div ref={holder} className={`relative overflow-hidden ${className}`}>
      {drawing && (
        <>
          <Picture drawing={drawing} isOpen={positions.map(({ isOpen }) => isOpen)} title={title} />
          {chipsOf(drawing, positions).map(({ text, isOpen, leftPx, row }) => (
            <span
              key={text}
              aria-hidden="true"
              className={`${chipLook} ${isOpen ? chipColours.open : chipColours.counted}`}
              style={{ left: `${leftPx}px`, bottom: `${6 + row * 22}px` }}
            >
              {text}
            </span>
          ))}
        </>
      )}
    </div>
  );
});

interface PictureProps {
  readonly drawing: ProjectDrawing;
  /** By position. */
  readonly isOpen: readonly (boolean | undefined)[];
  readonly title: string;
}

function Picture({ drawing, isOpen, title }: PictureProps) {
  const id = useId();
  const paints = usePaints([drawing.backdrop, drawing.person, ...drawing.positions.map((each) => each.unit)]);
  return (
    <DrawingFrame id={id} viewBox={drawing.viewBox} title={title} className="absolute inset-0 size-full">
      <DrawnParts primitives={drawing.backdrop} paints={paints} />
      {drawing.positions.map(({ unit, feetMm: [first, ...others] }, at) => (
        <g key={at} opacity={isOpen[at] ? 0.45 : undefined}>
          <g id={`${id}${at}`} transform={`translate(${first} 0)`}>
            <DrawnParts primitives={unit} paints={paints} />
          </g>
          {others.map((foot) => (
            <use key={foot} href={`#${id}${at}`} x={foot - first!} />
          ))}
        </g>
      ))}
      <DrawnParts primitives={drawing.person} paints={paints} />
    </DrawingFrame>
  );
}
