import {
  commonScale,
  type PositionToDraw,
  ProjectStage,
} from '@silowright/picture/drawing/project-stage.tsx';
import { sceneOf } from '@silowright/picture/pictures/scene-kind.ts';
import { useMemo } from 'react';
import { drawnPositions } from './position-words.ts';
import type { Position } from './project-store.ts';

/** Of the tray with the number at the feet, and of a line of the sheet. */
const sizes = {
  tray: {
    widthPx: 92,
    heightPx: 104,
    abovePx: 8,
    groundPx: 28,
    person: false,
    look: 'h-26 w-23 max-sm:w-18',
  },
  line: { widthPx: 72, heightPx: 72, abovePx: 6, groundPx: 12, person: false, look: 'size-18' },
} as const;
type Size = keyof typeof sizes;

/** Pictures beside each other have one scale: a small unit looks small. */
export function usePictureScale(positions: readonly Position[], size: Size): number {
  return useMemo(() => commonScale(drawnPositions(positions), sizes[size]), [positions, size]);
}

export interface PositionPictureProps {
  readonly position: Position;
  /** Empty: without a number. */
  readonly number: string;
  readonly size: Size;
  readonly scale: number;
  readonly className?: string;
}

/** The units of one position in small. */
export function PositionPicture({ position, number, size, scale, className = '' }: PositionPictureProps) {
  const { look, abovePx, groundPx } = sizes[size];
  const { values } = position.session;
  const drawn = useMemo(
    (): PositionToDraw[] => drawnPositions([position]).map((each) => ({ ...each, number, isOpen: false })),
    [position, number],
  );
  const box = `${look} shrink-0 rounded-control ${className}`;
  if (drawn.length === 0) return <div className={`bg-sunken ${box}`} />;
  return (
    <ProjectStage
      positions={drawn}
      scene={values.placement === 'inside' ? 'hall' : sceneOf(values.segment)}
      abovePx={abovePx}
      groundPx={groundPx}
      person={false}
      minMmPerPx={scale}
      title=""
      className={box}
    />
  );
}
