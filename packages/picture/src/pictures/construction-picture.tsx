import type { ConstructionId } from '@silowright/domain/catalogue/constructions';
import { drawConstruction } from '@silowright/domain/drawing/draw-construction';
import { sizeConstruction } from '@silowright/domain/sizing/size-construction';
import { useMemo } from 'react';
import { UnitDrawing } from '../drawing/unit-drawing.tsx';

export interface ConstructionPictureProps {
  readonly construction: ConstructionId;
  /** In cubic metres. */
  readonly volume?: number | undefined;
  readonly heightPx: number;
}

const typicalSize = { diameterMm: 3200, heightMm: 6400 };

/** A unit of the older flow, to scale, in the first size for the volume. */
export function ConstructionPicture({ construction, volume = 40, heightPx }: ConstructionPictureProps) {
  const drawing = useMemo(() => {
    const { diameterMm, heightMm } = sizeConstruction({ construction, volumeM3: volume })[0] ?? typicalSize;
    return drawConstruction({ construction, diameterMm, heightMm }, heightPx);
  }, [construction, volume, heightPx]);
  const { width, height } = drawing.viewBox;
  return (
    <span className="block max-w-full" style={{ height: heightPx, aspectRatio: `${width} / ${height}` }}>
      <UnitDrawing drawing={drawing} title="" className="size-full" />
    </span>
  );
}
