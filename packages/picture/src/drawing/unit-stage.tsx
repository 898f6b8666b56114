import type { UnitModel } from '@silowright/domain/drawing/anatomy';
import { configuredModel, type DrawingInput } from '@silowright/domain/drawing/configured-model';
import { drawStage, type StageDrawing, type StageOptions } from '@silowright/domain/drawing/draw-stage';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import { useSame } from '@silowright/ui/parts/use-same.ts';
import {
  memo,
  type RefObject,
  useCallback,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { fadeOver, isStill, pictureName } from './fade-over.ts';
import { DrawingFrame, DrawnParts, usePaints } from './unit-drawing.tsx';
import { type BoxPx, useBox } from './use-box.ts';

export interface UnitStageProps extends Omit<StageOptions, 'widthPx' | 'heightPx' | 'largest'> {
  readonly input: DrawingInput;
  /** Outlined behind each unit; both must keep their identity between renderings. */
  readonly largest?: { readonly input: DrawingInput; readonly label: string } | undefined;
  /** Shows the contents of an opaque unit too. */
  readonly cutaway?: boolean;
  /** A change of size grows from the ground instead of fading. */
  readonly grows?: boolean;
  readonly title: string;
  readonly description: string;
  readonly className?: string;
}

const growMs = 240;

function modelOf(input: DrawingInput, cutaway: boolean): UnitModel {
  const model = configuredModel(shapes(), input);
  return cutaway ? { ...model, body: { ...model.body, transparent: true } } : model;
}

/**
 * All units asked for, to scale, in the scene of their market (ST-02). The picture fills its box; if the box becomes
 * lower, it shrinks and shows more of the scene beside the units. Every change fades in, except with reduced motion.
 */
export function UnitStage({
  input,
  largest,
  cutaway = false,
  grows = false,
  title,
  description,
  className,
  ...options
}: UnitStageProps) {
  const asked = useSame(options);
  const draw = useCallback(
    (box: BoxPx) =>
      drawStage(modelOf(input, cutaway), {
        ...asked,
        ...box,
        largest: largest && { unit: modelOf(largest.input, false), label: largest.label },
      }),
    [input, cutaway, asked, largest],
  );
  return (
    <StagePicture
      draw={draw}
      growingMm={grows ? input.heightMm : undefined}
      title={title}
      description={description}
      className={className}
    />
  );
}

export interface StagePictureProps {
  /** Must be stable: another function is another picture. */
  readonly draw: (box: BoxPx) => StageDrawing;
  /** The height of the units, if a change of it grows from the ground instead of fading. */
  readonly growingMm?: number | undefined;
  readonly title: string;
  readonly description: string;
  readonly className?: string | undefined;
}

/** A stage that fills its box. Every change fades in, except with reduced motion. */
export function StagePicture({ draw: drawNow, growingMm, title, description, className }: StagePictureProps) {
  const holder = useRef<HTMLDivElement>(null);
  const id = useId();
  const box = useBox(holder);
  // A key or a choice is shown at once, its picture a moment later.
  const draw = useDeferredValue(drawNow);
  const stage = useMemo(() => box && draw(box), [draw, box]);
  const units = useRef<SVGGElement>(null);
  const shown = useRef<SVGGElement>(null);
  const heightMm = useRef(growingMm);
  useLayoutEffect(() => {
    const [before, now] = [shown.current, units.current];
    shown.current = now;
    if (!before || !now || before === now) return;
    const growth = growingMm && heightMm.current ? heightMm.current / growingMm : undefined;
    heightMm.current = growingMm;
    if (growth === undefined) fadeOver(now, before);
    else if (growth !== 1 && !isStill())
      now.animate([{ transform: `scaleY(${growth})` }, { transform: 'none' }], {
        duration: growMs,
        easing: 'ease-out',
      });
  }, [stage, growingMm]);
  return (
    <div ref={holder} className={className}>
      {stage && (
        <DrawingFrame
          id={id}
          viewBox={stage.viewBox}
          title={title}
          description={description}
          className="size-full overflow-visible"
        >
          <StageParts id={id} stage={stage} units={units} />
        </DrawingFrame>
      )}
    </div>
  );
}

interface StagePartsProps {
  readonly id: string;
  readonly stage: StageDrawing;
  readonly units: RefObject<SVGGElement | null>;
}

/** Memoized: a new description does not draw anything again. */
const StageParts = memo(({ id, stage, units }: StagePartsProps) => {
  const name = pictureName(stage);
  const paints = usePaints([stage.backdrop, stage.unit, stage.notes]);
  return (
    <>
      <DrawnParts primitives={stage.backdrop} paints={paints} />
      <g key={name} ref={units} data-units>
        <g id={`${id}${name}`}>
          <DrawnParts primitives={stage.unit} paints={paints} />
        </g>
        {stage.places.slice(1).map(({ x, y }) => (
          <use key={x} href={`#${id}${name}`} x={x} y={y} />
        ))}
      </g>
      <g transform={`translate(${stage.front.x} ${stage.front.y})`}>
        <DrawnParts primitives={stage.notes} paints={paints} />
      </g>
    </>
  );
});
