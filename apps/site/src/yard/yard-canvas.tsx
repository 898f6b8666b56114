import type { TileSource } from '@silowright/domain/yard/aerial';
import type { Driven } from '@silowright/domain/yard/check-yard';
import { drawYard } from '@silowright/domain/yard/draw-yard';
import type { Point } from '@silowright/domain/yard/plane';
import type { Yard } from '@silowright/domain/yard/standing-units';
import { placeOfThing, type YardPlan, type YardThing, yardSideM } from '@silowright/domain/yard/yard-plan';
import { DrawingFrame, DrawnParts, usePaints } from '@silowright/picture/drawing/unit-drawing.tsx';
import { yardThings, yardWords } from '@silowright/texts/yard-rows';
import { MovePicture } from '@silowright/ui/parts/move-things.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { AerialPicture } from './aerial-picture.tsx';

export interface YardCanvasProps {
  readonly plan: YardPlan;
  /** What is drawn; it may be a moment older. */
  readonly drawn: Yard;
  readonly driven: Driven;
  readonly chosen: YardThing;
  readonly onChoose: (thing: YardThing) => void;
  readonly onMove: (thing: YardThing, to: Point) => void;
  /** Shows the yard from above below the drawing. */
  readonly source?: TileSource | undefined;
  readonly onFailed: () => void;
}

/** The plan to drag on (TD-06). */
export function YardCanvas({
  plan,
  drawn,
  driven,
  chosen,
  onChoose,
  onMove,
  source,
  onFailed,
}: YardCanvasProps) {
  const { t, number } = useTexts();
  const id = useId();
  const holder = useRef<HTMLDivElement>(null);
  const [widthPx, setWidthPx] = useState(600);
  useLayoutEffect(() => {
    const measure = () => setWidthPx(holder.current?.clientWidth || 600);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  const aerial = source && plan.aerial;
  const isAerial = aerial !== undefined;
  const mmPerPx = (yardSideM * 1000) / widthPx;
  const drawing = useMemo(() => {
    const words = yardWords({ t, number }, 'var(--color-brand)');
    return drawYard(
      drawn.plan,
      drawn.standing,
      words,
      mmPerPx * 1.25,
      driven,
      isAerial ? 'below' : undefined,
    );
  }, [drawn, driven, mmPerPx, t, number, isAerial]);
  const paints = usePaints([drawing.primitives]);
  const [x, y] = placeOfThing(plan, chosen)!;
  return (
    <div ref={holder} className="w-full max-w-150">
      <MovePicture
        things={yardThings({ ...plan, aerial })}
        placeOf={(thing) => placeOfThing(plan, thing)!}
        chosen={chosen}
        onChoose={onChoose}
        onMove={onMove}
        width={yardSideM}
        className="aspect-square border border-line"
      >
        {source && aerial && <AerialPicture place={aerial} source={source} onFailed={onFailed} />}
        <DrawingFrame
          id={id}
          viewBox={drawing.viewBox}
          title={t('yard-plan.title')}
          description={t('yard-plan.plan', { side: yardSideM })}
          className="relative size-full"
        >
          <DrawnParts primitives={drawing.primitives} paints={paints} />
          {plan.truck.way.map((place, at) => (
            <circle
              key={at}
              cx={place[0] * 1000}
              cy={place[1] * 1000}
              r={6 * mmPerPx}
              fill="#fff"
              stroke="var(--color-brand)"
              strokeWidth={2 * mmPerPx}
            />
          ))}
          <circle
            cx={x * 1000}
            cy={y * 1000}
            r={18 * mmPerPx}
            fill="none"
            stroke="var(--color-ink)"
            strokeWidth={3 * mmPerPx}
          />
        </DrawingFrame>
      </MovePicture>
    </div>
  );
}
