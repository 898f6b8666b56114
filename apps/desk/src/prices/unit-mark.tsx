import type { StorageTypeCode } from '@silowright/domain/catalogue/codes';
import { type UnitSize, unitSize } from '@silowright/domain/catalogue/unit-size';
import { configuredModel } from '@silowright/domain/drawing/configured-model';
import { drawMiniature } from '@silowright/domain/drawing/draw-miniature';
import { toSvg } from '@silowright/domain/drawing/to-svg';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';

/** Each unit fills its row, because small units would be dots at a common scale. */
const drawnPx = 36;

interface Mark {
  readonly src: string;
  readonly widthPx: number;
}

/**
 * A picture instead of elements: a row with the parts of a drawing has 60 elements more, which takes a frame for a
 * page of rows. Units that look the same at this size have one picture.
 */
const marks = new Map<string, Mark>();

type MarkedUnit = UnitSize & { readonly type: StorageTypeCode };

function markOf(unit: MarkedUnit): Mark {
  const { diameterMm, heightMm, passageWidthMm = 0, passageHeightMm = 0 } = unit;
  const mmPerPx = heightMm / drawnPx;
  const look = [diameterMm, passageWidthMm, passageHeightMm].map((mm) => Math.round(mm / mmPerPx));
  // Feet and roof do not grow with the unit: heights within a twentieth look the same.
  const key = [unit.type, ...look, Math.round(20 * Math.log(heightMm))].join(' ');
  let mark = marks.get(key);
  if (!mark) {
    const drawing = drawMiniature(
      configuredModel(shapes(), { type: unit.type, ...unitSize(unit), selection: {} }),
      mmPerPx,
    );
    const { width, height } = drawing.viewBox;
    const widthPx = (drawnPx * width) / height;
    const svg = toSvg(drawing, { title: '', description: '', widthPx });
    mark = { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, widthPx };
    marks.set(key, mark);
  }
  return mark;
}

/** A unit beside its name in a row (PX-06). */
export function UnitMark({ unit }: { readonly unit: MarkedUnit }) {
  const { src, widthPx } = markOf(unit);
  return <img src={src} alt="" width={widthPx} height={drawnPx} className="forced-colors:bg-ground" />;
}
