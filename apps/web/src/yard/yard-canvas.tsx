import type { PlannedUnit } from '@silowright/domain/engineering/site-plan';
import type { Driven } from '@silowright/domain/yard/check-yard';
import { drawYard } from '@silowright/domain/yard/draw-yard';
import { distance, type Point, plus } from '@silowright/domain/yard/plane';
import { placeOfThing, type YardPlan, type YardThing, yardSideM } from '@silowright/domain/yard/yard-plan';
import { yardThings } from '@silowright/texts/yard-rows';
import { type PointerEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Definitions, DrawingFrame, DrawnParts, usePaints } from '../preview/unit-drawing.tsx';
import { useTexts } from '../texts/use-texts.ts';

export interface YardCanvasProps {
  readonly plan: YardPlan;
  /** The plan that is drawn; it may be a moment older. */
  readonly drawn: YardPlan;
  readonly unit: PlannedUnit;
  readonly driven: Driven;
  readonly chosen: YardThing;
  readonly onChoose: (thing: YardThing) => void;
  readonly onMove: (thing: YardThing, to: Point) => void;
}

/** How near a finger must be to take a thing. */
const fingerPx = 24;

/**
 * The plan to drag on. A touch on a thing takes it; a touch anywhere else moves the chosen thing by the same way, so
 * that the thumb does not cover it (TD-06).
 */
export function YardCanvas({ plan, drawn, unit, driven, chosen, onChoose, onMove }: YardCanvasProps) {
  const { t, number } = useTexts();
  const id = useId();
  const holder = useRef<HTMLDivElement>(null);
  const [widthPx, setWidthPx] = useState(600);
  const drag = useRef<{ readonly thing: YardThing; readonly from: Point; readonly place: Point }>(undefined);
  useLayoutEffect(() => {
    const measure = () => setWidthPx(holder.current?.clientWidth || 600);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  const mmPerPx = (yardSideM * 1000) / widthPx;
  const drawing = useMemo(() => {
    const words = {
      building: t('yard-plan.building'),
      entrance: t('yard-plan.entrance'),
      crane: t('yard-plan.crane'),
      metres: (metres: number) => number(metres, 1),
      accent: 'var(--color-brand)',
    };
    return drawYard(drawn, unit, words, mmPerPx * 1.25, driven);
  }, [drawn, unit, driven, mmPerPx, t, number]);
  const paints = usePaints([drawing.primitives], id);
  const pointOf = (event: PointerEvent): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    const metres = yardSideM / box.width;
    return [(event.clientX - box.left) * metres, (event.clientY - box.top) * metres];
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const from = pointOf(event);
    const reach = (fingerPx * mmPerPx) / 1000;
    const near = yardThings(plan)
      .map((thing) => ({ thing, away: distance(placeOfThing(plan, thing)!, from) }))
      .filter(({ away }) => away < reach)
      .sort((a, b) => a.away - b.away)[0];
    const thing = near?.thing ?? chosen;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { thing, from, place: placeOfThing(plan, thing)! };
    if (near) onChoose(thing);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!drag.current) return;
    const { thing, from, place } = drag.current;
    const [x, y] = pointOf(event);
    onMove(thing, plus(place, [x - from[0], y - from[1]]));
  };
  const onPointerEnd = () => {
    drag.current = undefined;
  };
  const [x, y] = placeOfThing(plan, chosen)!;
  return (
    <div
      ref={holder}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      className="aspect-square w-full max-w-150 cursor-grab touch-none overflow-hidden rounded-control border border-line select-none active:cursor-grabbing"
    >
      <DrawingFrame
        id={id}
        viewBox={drawing.viewBox}
        title={t('yard-plan.title')}
        description={t('yard-plan.plan', { side: yardSideM })}
        className="size-full"
      >
        <Definitions paints={paints} />
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
    </div>
  );
}
