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
  'absolute bottom-1.5 -translate-x-1/2 rounded-[5px] border px-1.5 text-sm leading-[1.125rem] font-bold tabular-nums';
const chipColours = {
  counted: 'border-ink bg-ink text-surface',
  open: 'border-dashed border-ink bg-surface',
};

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
          {drawing.positions.map(({ middleMm }, at) => {
            const { number, isOpen } = positions[at] ?? {};
            const left = `${(100 * (middleMm - drawing.viewBox.x)) / drawing.viewBox.width}%`;
            return (
              number && (
                <span
                  key={number}
                  aria-hidden="true"
                  className={`${chipLook} ${isOpen ? chipColours.open : chipColours.counted}`}
                  style={{ left }}
                >
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
