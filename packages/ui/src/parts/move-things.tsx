import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react';

export type Place = readonly [x: number, y: number];

/** How near a finger must be to take a thing. */
const fingerPx = 26;

const arrows: Readonly<Record<string, Place>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Things<Thing> {
  readonly things: readonly Thing[];
  readonly chosen: Thing;
  readonly onChoose: (thing: Thing) => void;
  readonly placeOf: (thing: Thing) => Place;
  readonly onMove: (thing: Thing, to: Place) => void;
}

interface MovePictureProps<Thing> extends Things<Thing> {
  /** Of the picture, in the measure of the places. */
  readonly width: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A picture to drag on. A touch on a thing takes it; a touch anywhere else moves the chosen thing by the same way, so
 * that the thumb does not cover it.
 */
export function MovePicture<Thing>({
  things,
  chosen,
  onChoose,
  placeOf,
  onMove,
  width,
  className = '',
  children,
}: MovePictureProps<Thing>) {
  const drag = useRef<{ readonly thing: Thing; readonly from: Place; readonly place: Place }>(undefined);
  const measured = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const perPx = width / box.width;
    return { at: [(clientX - box.left) * perPx, (clientY - box.top) * perPx] as const, perPx };
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const { at, perPx } = measured(event);
    const [near] = things
      .map((thing) => ({ thing, away: Math.hypot(placeOf(thing)[0] - at[0], placeOf(thing)[1] - at[1]) }))
      .filter(({ away }) => away < fingerPx * perPx)
      .sort((one, other) => one.away - other.away);
    const thing = near?.thing ?? chosen;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { thing, from: at, place: placeOf(thing) };
    if (near) onChoose(thing);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!drag.current) return;
    const { thing, from, place } = drag.current;
    const { at } = measured(event);
    onMove(thing, [place[0] + at[0] - from[0], place[1] + at[1] - from[1]]);
  };
  const onPointerEnd = () => {
    drag.current = undefined;
  };
  return (
    <div
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      className={`relative w-full cursor-grab touch-none overflow-hidden rounded-control select-none active:cursor-grabbing ${className}`}
    >
      {children}
    </div>
  );
}

interface MoveButtonsProps<Thing> extends Things<Thing> {
  readonly legend: string;
  readonly nameOf: (thing: Thing, at: number) => string;
  /** What the arrow keys do. */
  readonly keys: string;
  /** Of an arrow key, and of one with Shift. */
  readonly step: number;
  readonly fineStep: number;
}

/** The same things as buttons: they are chosen by a click and moved by the arrow keys. */
export function MoveButtons<Thing>({
  things,
  chosen,
  onChoose,
  placeOf,
  onMove,
  legend,
  nameOf,
  keys,
  step,
  fineStep,
}: MoveButtonsProps<Thing>) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent, thing: Thing) => {
    const arrow = arrows[event.key];
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const [x, y] = placeOf(thing);
    const by = event.shiftKey ? fineStep : step;
    onChoose(thing);
    onMove(thing, [x + arrow[0] * by, y + arrow[1] * by]);
  };
  const isSame = (thing: Thing) => JSON.stringify(thing) === JSON.stringify(chosen);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {things.map((thing, at) => (
          <button
            key={JSON.stringify(thing)}
            type="button"
            aria-pressed={isSame(thing)}
            aria-describedby={id}
            onClick={() => onChoose(thing)}
            onKeyDown={(event) => onKeyDown(event, thing)}
            className="min-h-11 rounded-full border border-line-strong px-4 text-sm aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-surface"
          >
            {nameOf(thing, at)}
          </button>
        ))}
      </div>
      <p id={id} className="text-sm text-muted max-sm:sr-only">
        {keys}
      </p>
    </fieldset>
  );
}
