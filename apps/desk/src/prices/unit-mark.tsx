import type { StorageTypeCode } from '@silowright/domain/catalogue/codes';
import { type UnitSize, unitSize } from '@silowright/domain/catalogue/unit-size';
import { configuredModel } from '@silowright/domain/drawing/configured-model';
import { drawMiniature } from '@silowright/domain/drawing/draw-miniature';
import { toSvg } from '@silowright/domain/drawing/to-svg';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import { memo } from 'react';

/** Each unit fills its row, because small units would be dots at a common scale. */
const drawnPx = 36;

export interface UnitMarkProps {
  readonly unit: UnitSize & { readonly type: StorageTypeCode };
}

/** A unit beside its name in a row (PX-06). A picture: the parts of a drawing would be 60 elements in each row. */
export const UnitMark = memo(({ unit }: UnitMarkProps) => {
  const model = configuredModel(shapes(), { type: unit.type, ...unitSize(unit), selection: {} });
  const drawing = drawMiniature(model, unit.heightMm / drawnPx);
  const widthPx = (drawnPx * drawing.viewBox.width) / drawing.viewBox.height;
  const svg = toSvg(drawing, { title: '', description: '', widthPx });
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt=""
      width={widthPx}
      height={drawnPx}
      className="forced-colors:bg-ground"
    />
  );
});
