import type { ConstructionId } from '@silowright/domain/catalogue/constructions';
import { drawConstruction } from '@silowright/domain/drawing/draw-construction';
import { sizeConstruction } from '@silowright/domain/sizing/size-construction';
import { useMemo } from 'react';
import { UnitDrawing } from '../preview/unit-drawing.tsx';

export interface ConstructionPictureProps {
  readonly construction: ConstructionId;
  /** In cubic metres; used until a size is chosen. */
  readonly volume?: number | undefined;
  readonly diameterMm?: number | undefined;
  readonly heightMm?: number | undefined;
  /** If given, the picture has dimensions and a person. */
  readonly formatMetres?: (mm: number) => string;
  readonly heightPx: number;
}

const typicalSize = { diameterMm: 3200, heightMm: 6400 };

/** A unit of the older flow, to scale: the chosen size, or one computed from the volume. */
export function ConstructionPicture({
  construction,
  volume = 40,
  diameterMm,
  heightMm,
  formatMetres,
  heightPx,
}: ConstructionPictureProps) {
  const drawing = useMemo(() => {
    const size =
      diameterMm && heightMm
        ? { diameterMm, heightMm }
        : (sizeConstruction({ construction, volumeM3: volume })[0] ?? typicalSize);
    return drawConstruction(
      { construction, diameterMm: size.diameterMm, heightMm: size.heightMm },
      { heightPx, ...(formatMetres && { formatMetres, person: true }) },
    );
  }, [construction, volume, diameterMm, heightMm, formatMetres, heightPx]);
  const { width, height } = drawing.viewBox;
  return (
    <span className="block max-w-full" style={{ height: heightPx, aspectRatio: `${width} / ${height}` }}>
      <UnitDrawing drawing={drawing} title="" className="size-full" />
    </span>
  );
}
