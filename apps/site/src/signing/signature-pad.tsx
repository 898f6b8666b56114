import { Button } from '@silowright/ui/parts/button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type PointerEvent, useRef, useState } from 'react';

export type Strokes = readonly (readonly (readonly [x: number, y: number])[])[];

/** Same size as in the contract, whose schemas stay on the server. */
const field = { width: 1000, height: 400 } as const;
const maximumPoints = 2000;

export interface SignaturePadProps {
  readonly id: string;
  readonly strokes: Strokes;
  readonly onStrokes: (strokes: Strokes) => void;
  readonly describedBy: string;
}

/** For drawing with mouse, finger or pen, in coordinates that do not depend on the size on screen. */
export function SignaturePad({ id, strokes, onStrokes, describedBy }: SignaturePadProps) {
  const { t } = useTexts();
  const svg = useRef<SVGSVGElement>(null);
  const [current, setCurrent] = useState<Strokes[number]>([]);

  const pointOf = (event: PointerEvent): readonly [number, number] => {
    const box = svg.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1, height: 1 };
    const within = (value: number, max: number) => Math.round(Math.min(Math.max(value, 0), 1) * max);
    return [
      within((event.clientX - box.left) / box.width, field.width),
      within((event.clientY - box.top) / box.height, field.height),
    ];
  };
  const begin = (event: PointerEvent) => {
    event.preventDefault();
    svg.current?.setPointerCapture(event.pointerId);
    setCurrent([pointOf(event)]);
  };
  const move = (event: PointerEvent) => {
    if (current.length === 0 || current.length >= maximumPoints) return;
    setCurrent([...current, pointOf(event)]);
  };
  const end = () => {
    // A dot is a stroke of two equal points.
    const [first] = current;
    if (first) onStrokes([...strokes, current.length > 1 ? current : [first, first]]);
    setCurrent([]);
  };

  return (
    <div className="flex flex-col gap-2">
      <svg
        ref={svg}
        id={id}
        role="img"
        aria-label={t('signing.draw-label')}
        aria-describedby={describedBy}
        viewBox={`0 0 ${field.width} ${field.height}`}
        className="aspect-[5/2] w-full max-w-[40rem] cursor-crosshair touch-none rounded-control border border-line-strong bg-surface"
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <path d="M60 310H940" className="stroke-line" strokeWidth={3} strokeDasharray="12 12" />
        {[...strokes, current].map((stroke, at) => (
          <polyline
            key={at}
            points={stroke.map((point) => point.join(',')).join(' ')}
            fill="none"
            className="stroke-ink"
            strokeWidth={7}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
      </svg>
      <div>
        <Button look="quiet" disabled={strokes.length === 0} onClick={() => onStrokes([])}>
          {t('signing.clear')}
        </Button>
      </div>
    </div>
  );
}
