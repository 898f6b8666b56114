import { configuredModel, type DrawingInput } from '@silowright/domain/drawing/configured-model';
import type { SceneKind } from '@silowright/domain/drawing/scenes';
import { isSlowRenderer } from '@silowright/picture/three-d/renderer-support.ts';
import { openViewer, type Viewer } from '@silowright/picture/three-d/viewer.ts';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLogoPicture } from '../configuration/use-drawn-unit.ts';

/** Equal units of one position of a project. */
export interface PositionInSpace {
  readonly input: DrawingInput;
  readonly amountOfUnits: number;
  readonly contentLevel: number;
  /** The address of the own logo. */
  readonly logoPicture?: string | undefined;
  /** As printed. */
  readonly number?: string;
}

interface SpaceProps {
  readonly scene: SceneKind;
  readonly formatMetres: (mm: number) => string;
  readonly title: string;
  readonly description: string;
}

export interface UnitSpaceProps extends SpaceProps {
  readonly input: DrawingInput;
  readonly amountOfUnits: number;
  readonly contentLevel: number;
}

/** The units of one configuration. */
export function UnitSpace({ input, amountOfUnits, contentLevel, ...space }: UnitSpaceProps) {
  const logoPicture = useLogoPicture();
  const positions = useMemo(
    () => [{ input, amountOfUnits, contentLevel, logoPicture }],
    [input, amountOfUnits, contentLevel, logoPicture],
  );
  return <PositionsInSpace positions={positions} shown={0} {...space} />;
}

export interface PositionsInSpaceProps extends SpaceProps {
  /** Must keep its identity while nothing changes. One, or all of a project side by side (PJ-06). */
  readonly positions: readonly PositionInSpace[];
  /** The place of the one on screen. */
  readonly shown: number;
}

const extras = ['dimensions', 'person', 'truck'] as const;
type Extra = (typeof extras)[number];

const turnDeg = 12;
/** What each key does, for people without a pointer. */
const keys: Readonly<Record<string, (viewer: Viewer) => void>> = {
  ArrowLeft: (viewer) => viewer.turn(-turnDeg, 0),
  ArrowRight: (viewer) => viewer.turn(turnDeg, 0),
  ArrowUp: (viewer) => viewer.turn(0, turnDeg / 2),
  ArrowDown: (viewer) => viewer.turn(0, -turnDeg / 2),
  '+': (viewer) => viewer.zoom(0.85),
  '=': (viewer) => viewer.zoom(0.85),
  '-': (viewer) => viewer.zoom(1.18),
  Home: (viewer) => viewer.reset(),
};

/** The units in space, to turn and to walk around (TD-01). Leaving it frees everything (TD-02). */
export function PositionsInSpace({ title, description, ...rest }: PositionsInSpaceProps) {
  const { t } = useTexts();
  const { positions, shown: at, scene, formatMetres } = rest;
  const id = useId();
  const holder = useRef<HTMLDivElement>(null);
  const viewer = useRef<Viewer>(undefined);
  const [shown, setShown] = useState<Readonly<Record<Extra, boolean>>>({
    dimensions: false,
    person: true,
    truck: false,
  });
  const text = t('configure.your-logo');
  const viewed = useMemo(
    () =>
      positions.map(({ input, logoPicture: picture, ...units }) => ({
        ...units,
        unit: configuredModel(shapes(), input),
        logo: { text, picture },
      })),
    [positions, text],
  );
  useEffect(() => {
    if (!holder.current) return;
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const opened = openViewer(holder.current, isSlowRenderer(), reduced);
    viewer.current = opened;
    return () => {
      viewer.current = undefined;
      performance.mark('unit-space-closed', { detail: opened.dispose() });
    };
  }, []);
  useEffect(() => {
    const [first, ...others] = viewed;
    if (!first) return;
    viewer.current?.show({ positions: [first, ...others], shown: at, scene, formatMetres, ...shown });
  }, [viewed, at, scene, formatMetres, shown]);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || !viewer.current || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act(viewer.current);
  };
  return (
    <div className="relative size-full">
      <div
        ref={holder}
        role="img"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: as above.
        tabIndex={0}
        aria-label={title}
        aria-describedby={id}
        onKeyDown={onKeyDown}
        onDoubleClick={() => viewer.current?.reset()}
        className="size-full cursor-grab active:cursor-grabbing"
      />
      <p id={id} className="sr-only">
        {`${description} ${t('three-d.keys')}`}
      </p>
      <fieldset
        aria-label={t('three-d.show')}
        className="stage-chip absolute top-16 right-3 flex-col items-stretch! lg:top-24 lg:right-4"
      >
        {extras.map((extra) => (
          <button
            key={extra}
            type="button"
            aria-pressed={shown[extra]}
            onClick={() => setShown({ ...shown, [extra]: !shown[extra] })}
            className="min-h-10 rounded-control px-3 text-left text-sm font-bold text-muted hover:text-ink aria-pressed:bg-ink aria-pressed:text-surface"
          >
            {t(`three-d.${extra}`)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
