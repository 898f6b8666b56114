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
}

const modelsOf = (positions: readonly PositionToDraw[]): UnitsOfPosition[] =>
  positions.map(({ input, number: _number, ...units }) => ({
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
  'absolute bottom-1.5 -translate-x-1/2 rounded-[5px] bg-ink px-1.5 text-sm leading-5 font-bold text-surface tabular-nums print:border';

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
          <Picture drawing={drawing} title={title} />
          {drawing.positions.map(({ middleMm }, at) => {
            const number = positions[at]?.number;
            const left = `${(100 * (middleMm - drawing.viewBox.x)) / drawing.viewBox.width}%`;
            return (
              number && (
                <span key={number} aria-hidden="true" className={chipLook} style={{ left }}>
                  {number}
                </span>
              )
            );
          })}
        </>
      )}
    </div>
  );
});

function Picture({ drawing, title }: { readonly drawing: ProjectDrawing; readonly title: string }) {
  const id = useId();
  const paints = usePaints([drawing.backdrop, drawing.person, ...drawing.positions.map((each) => each.unit)]);
  return (
    <DrawingFrame id={id} viewBox={drawing.viewBox} title={title} className="absolute inset-0 size-full">
      <DrawnParts primitives={drawing.backdrop} paints={paints} />
      {drawing.positions.map(({ unit, feetMm: [first, ...others] }, at) => (
        <g key={at}>
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
