import { sizeOfWire } from '@silowright/contract/wire-size';
import { fillShare } from '@silowright/domain/drawing/content-level';
import {
  commonScale,
  type PositionToDraw,
  ProjectStage,
} from '@silowright/picture/drawing/project-stage.tsx';
import { sceneOf } from '@silowright/picture/pictures/scene-kind.ts';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import { useMemo } from 'react';
import type { QuotedPosition } from './use-choice.ts';

/** Types of other catalogues are not drawn. */
const toDraw = (positions: readonly QuotedPosition[]): PositionToDraw[] =>
  positions
    .filter(({ unit }) => shapes().storageTypes.some(({ code }) => code === unit.type))
    .map(({ number, unit: { type, size, selection, amount, asked_volume: asked } }) => {
      const measures = sizeOfWire(size);
      return {
        input: { type, ...measures, selection },
        amountOfUnits: amount,
        contentLevel: fillShare(asked ?? measures.volumeM3, measures.volumeM3),
        number,
      };
    });

const sceneIn = (positions: readonly QuotedPosition[]) => {
  const [first] = positions;
  return first?.unit.placement === 'inside' ? 'hall' : sceneOf(first?.unit.segment ?? '');
};

export interface QuotedProjectProps {
  /** Must keep their identity while nothing changes. */
  readonly positions: readonly QuotedPosition[];
  readonly title: string;
  readonly groundPx?: number;
  readonly className: string;
}

/** All units on one ground at one scale, with the numbers of their positions (PJ-05). */
export function QuotedProject({ positions, title, groundPx = 36, className }: QuotedProjectProps) {
  const drawn = useMemo(() => toDraw(positions), [positions]);
  return (
    <ProjectStage
      positions={drawn}
      scene={sceneIn(positions)}
      abovePx={20}
      groundPx={groundPx}
      person
      title={title}
      className={className}
    />
  );
}

const small = { widthPx: 64, heightPx: 64, abovePx: 5, groundPx: 10, person: false } as const;

/** Pictures beside each other have one scale: a small unit looks small. */
export const useSmallScale = (positions: readonly QuotedPosition[]): number =>
  useMemo(() => commonScale(toDraw(positions), small), [positions]);

/** The units of one position in small. */
export function QuotedPicture({
  position,
  scale,
}: {
  readonly position: QuotedPosition;
  readonly scale: number;
}) {
  const drawn = useMemo(() => toDraw([position]).map((each) => ({ ...each, number: '' })), [position]);
  const box = 'size-16 shrink-0 self-start rounded-control bg-sunken';
  if (drawn.length === 0) return <span className={box} />;
  return (
    <ProjectStage
      positions={drawn}
      scene={sceneIn([position])}
      abovePx={small.abovePx}
      groundPx={small.groundPx}
      person={false}
      minMmPerPx={scale}
      title=""
      className={box}
    />
  );
}
